import { within } from '@testing-library/dom';

const controls = ['button', 'link', 'textbox', 'searchbox', 'combobox', 'listbox', 'slider', 'spinbutton'];
const choices = ['switch', 'checkbox', 'radio', 'tab'];

/** The controls in a part of the page that have no name for screen readers. */
export function unlabelledControls(element: HTMLElement): readonly HTMLElement[] {
  return [...controls, ...choices].flatMap((role) => within(element).queryAllByRole(role, { name: '' }));
}
