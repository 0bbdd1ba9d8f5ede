import type { FocusKind } from './shortcuts';

const textInputs =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])';
/** In these, letters search for an item. */
const lists = 'select, [role="menu"], [role="menu"] *, [role="listbox"], [role="listbox"] *';
const controls = 'a[href], button, input, select, summary, [tabindex], [role="slider"]';

/** The kind of element that a key goes to. `target` is the innermost element of the key event. */
export function focusKindOf(target: EventTarget | undefined): FocusKind {
  if (!(target instanceof Element)) return 'nothing';
  if (target.matches(textInputs)) {
    const isEmpty = 'value' in target && target.value === '';
    return isEmpty ? 'empty-text' : 'text';
  }
  if (target instanceof HTMLElement && target.isContentEditable) return 'text';
  if (target.matches(lists)) return 'list';
  return target.matches(controls) ? 'control' : 'nothing';
}
