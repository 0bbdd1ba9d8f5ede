import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { words } from '../../../renderer/words/words';
import { card, conversation, lampPicture, openFromMenu, sendWish } from '../window/windowActions';
import { soon } from '../window/soon';

// What the smoke test does in the window: the same in the desktop's and in a browser, where it can be tried without Electron.

const savedSchema = z.object({ program: z.object({ name: z.string() }) });

/** The window of a first start: it asks for a wish, and the virtual lamp is lit. */
export async function expectVirtualLamp(page: Page): Promise<void> {
  await page.getByRole('heading', { name: words.conversation.question }).waitFor();
  await page.getByRole('button', { name: `${words.lamp.label}: ${words.lamp.virtual}` }).waitFor();
  await lampPicture(page).waitFor();
}

/** Sends a wish and waits for the built-in composer's answer; gives the program's name. */
export async function makeWish(page: Page, text: string): Promise<string> {
  await sendWish(page, text);
  const save = page.getByRole('button', { name: words.conversation.card.save, exact: true });
  const answer = conversation(page).getByRole('article').filter({ has: save }).last();
  const name = await answer.getByRole('heading').first().innerText();
  await page.getByText(words.engine.composer).first().waitFor();
  return name;
}

/** Saves a program from its card; resolves when it is in a file of the library, in the data folder. */
export async function saveProgram(page: Page, name: string, dataFolder: string): Promise<void> {
  await card(page, name).getByRole('button', { name: words.conversation.card.save, exact: true }).click();
  await page.getByText(words.conversation.card.savedAs(name)).waitFor();
  await expect.poll(() => savedNames(dataFolder), soon).toContain(name);
}

/** A program that was made and saved before is still in the conversation and in the library, which is open afterwards. */
export async function expectKept(page: Page, name: string): Promise<void> {
  await card(page, name).waitFor();
  await openFromMenu(page, words.titleBar.library);
  await page.getByRole('article', { name, exact: true }).waitFor();
}

function savedNames(dataFolder: string): readonly string[] {
  const folder = join(dataFolder, 'library');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.lamp.json'))
    .map((file) => savedSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))).program.name);
}
