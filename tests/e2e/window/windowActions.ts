import type { Locator, Page } from 'playwright-core';
import type { InspectorTab } from '../../../renderer/store/ViewState';
import { words } from '../../../renderer/words/words';

/** What a person does in the window, by the words on it. */

export function prompt(page: Page): Locator {
  return page.getByRole('textbox', { name: words.conversation.prompt.label });
}

/** Types a wish and sends it. */
export async function sendWish(page: Page, text: string): Promise<void> {
  await prompt(page).fill(text);
  await prompt(page).press('Enter');
}

export function conversation(page: Page): Locator {
  return page.getByRole('region', { name: words.conversation.label });
}

export function stage(page: Page): Locator {
  return page.getByRole('region', { name: words.stage.label });
}

/** The lamp as it is drawn. */
export function lampPicture(page: Page): Locator {
  return stage(page).getByRole('img').first();
}

/** From now on the picture stands, as where a system asks for less motion: one that moves takes a processor to itself here. */
export async function standStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByText(words.stage.still).waitFor();
}

/** The panel of a tab that is open. */
export function openedTab(page: Page, tab: InspectorTab): Locator {
  return page.getByRole('tabpanel', { name: words.inspector.tabs[tab] });
}

/** Opens a tab of the inspector; gives its panel. */
export async function openTab(page: Page, tab: InspectorTab): Promise<Locator> {
  await page.getByRole('tab', { name: words.inspector.tabs[tab], exact: true }).click();
  const panel = openedTab(page, tab);
  await panel.getByText(words.inspector.loading).waitFor({ state: 'detached' });
  return panel;
}

/** Opens what the menu offers. */
export async function openFromMenu(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: words.titleBar.menu, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

/** The card of a program by its name; the last one, where several have it. */
export function card(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { name, exact: true });
  return conversation(page).getByRole('article').filter({ has: heading }).last();
}

/** The card of what is being written. */
export function writingCard(page: Page): Locator {
  const stop = page.getByRole('button', { name: words.conversation.writing.stop });
  return conversation(page).getByRole('article').filter({ has: stop });
}

/** The cards of wishes that were stopped. */
export function stoppedCard(page: Page): Locator {
  return conversation(page).getByRole('article').filter({ hasText: words.conversation.stopped }).last();
}
