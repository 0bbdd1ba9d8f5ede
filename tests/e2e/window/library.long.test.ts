import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { gifSpanOf } from '../../../electron/picture/gifSpanOf';
import { words } from '../../../renderer/words/words';
import { ledPixels, middleOf } from '../../electron/picture/ledPixels';
import { colorAt, decodeGif } from '../../fakes/decodeGif';
import { card, openFromMenu, sendWish, standStill } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { breathReply } from './modelReplies';
import { needs } from '../../tools/needs';

const { library } = words;

describe('the window: the library', needs('chromium'), () => {
  const window = oneWindow();
  const tile = (name: string): Locator => window().page.getByRole('article', { name, exact: true });
  const choose = async (name: string, item: string) => {
    await tile(name)
      .getByRole('button', { name: library.moreOf(name) })
      .click();
    await window().page.getByRole('menuitem', { name: item }).click();
  };
  let exported = '';

  it('takes what is saved from a card, and shows it moving', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(breathReply);
    await sendWish(page, 'a light that breathes');
    await card(page, 'Breath').getByRole('button', { name: words.conversation.card.save }).click();
    await page.getByText(words.conversation.card.savedAs('Breath')).waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const panel = await openFromMenu(page, words.titleBar.library);
    await tile('Breath').waitFor();
    expect((await app.states()).library).toHaveLength(1);
    const picture = panel.locator('canvas').first();
    const first = await picture.screenshot();
    await expect.poll(async () => (await picture.screenshot()).equals(first), soon).toBe(false);
    await standStill(page);
  });

  it('exports a file, which it takes in again', async () => {
    const { page, app } = window();
    const file = await downloadOf(page, () => choose('Breath', library.exportFile));
    expect(file.name).toMatch(/\.lamp\.json$/);
    exported = file.bytes.toString('utf8');
    expect(JSON.parse(exported)).toMatchObject({ program: { name: 'Breath' } });
    await importFile(page, 'light.lamp.json', exported.replace('"Breath"', '"Another breath"'));
    await tile('Another breath').waitFor();
    expect((await app.states()).library).toHaveLength(2);
  });

  it('refuses a file that holds no program, with a sentence, and keeps what there is', async () => {
    const { page, app } = window();
    const before = (await app.states()).library;
    await importFile(page, 'letter.json', 'Dear lamp, how are you?');
    const refusal = page.getByRole('dialog').getByText(library.refused('letter.json', ''));
    await refusal.waitFor();
    expect((await refusal.innerText()).length).toBeGreaterThan(
      library.refused('letter.json', '').length + 10,
    );
    expect((await app.states()).library).toEqual(before);
  });

  it('exports a GIF with the very light, frame by frame', async () => {
    const { page, app } = window();
    const { stage, lamp } = await app.states();
    const { name, bytes } = await downloadOf(page, () => choose('Breath', library.exportGif));
    expect(name).toMatch(/\.gif$/);
    expectTheVeryLight(bytes, stage.program, lamp.layout);
  });

  it('renames, finds, deletes and puts back', async () => {
    const { page, app } = window();
    await choose('Another breath', library.rename);
    await page.getByRole('textbox', { name: library.newName('Another breath') }).fill('Slow tide');
    await page.keyboard.press('Enter');
    await tile('Slow tide').waitFor();
    await page.getByRole('searchbox', { name: library.search }).fill('tide');
    await tile('Breath').waitFor({ state: 'detached' });
    await choose('Slow tide', library.remove);
    // Focused, it stays for as long as it takes.
    const undo = page.getByRole('button', { name: words.notices.undo });
    await undo.focus();
    await tile('Slow tide').waitFor({ state: 'detached' });
    await undo.press('Enter');
    await tile('Slow tide').waitFor();
    expect((await app.states()).library.map(({ program }) => program.name).sort()).toEqual([
      'Breath',
      'Slow tide',
    ]);
  });

  it('puts a saved program on show', async () => {
    const { page, app } = window();
    await tile('Slow tide')
      .getByRole('button', { name: library.useNamed('Slow tide') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await app.until(({ stage }) => stage.program.name === 'Slow tide');
    await card(page, 'Slow tide').waitFor();
  });
});

async function downloadOf(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/**
 * Imports through the file dialog. It is opened with Enter: a browser opens it only within five seconds of the key or of the
 * button going down, and on a busy machine a click can take longer than that to come up again.
 */
async function importFile(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: library.import }).press('Enter'),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Every LED at every 40 ms must have the colour that `frameAt` gives. */
function expectTheVeryLight(gif: Buffer, program: Program, layout: Layout): void {
  const { startMs, lengthMs } = gifSpanOf(program, layout, 30_000);
  const { frames } = decodeGif(gif);
  const middles = ledPixels(layout).map(middleOf);
  let fromMs = 0;
  const shown = frames.map(({ shown: picture, delay }) => {
    const leds = middles.map(({ x, y }) => colorAt(picture, x, y)).join('');
    const frame = { fromMs, leds };
    fromMs += delay * 10;
    return frame;
  });
  expect(fromMs).toBe(lengthMs);
  expect(frames.length).toBeGreaterThan(10);
  for (let ms = 0; ms < lengthMs - 20; ms += 40) {
    const on = shown.findLast((frame) => frame.fromMs <= ms)?.leds;
    if (on !== Buffer.from(frameAt(program, layout, startMs + ms)).toString('hex'))
      expect.fail(`other light at ${ms} ms`);
  }
}
