import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { words } from '../../../renderer/words/words';
import { card, conversation, sendWish, stage } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply, cometReply } from './modelReplies';
import { needs } from '../../tools/needs';

const cards = words.conversation.card;
const aurora = programOf(auroraReply);

describe('the window: changes', needs('chromium'), () => {
  const window = oneWindow();
  /** The program on show, once it is another one than before. */
  const shownAfter = async (before: Program): Promise<Program> => {
    const asText = JSON.stringify(before);
    const { stage: now } = await window().app.until(
      ({ stage: { program, source } }) => source.type === 'version' && JSON.stringify(program) !== asText,
    );
    return now.program;
  };

  it('are done at once where they are plain, and one of them can be taken back alone', async () => {
    const { page, ollama } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    const asked = ollama.chats.length;
    await sendWish(page, 'slower, and a bit more violet');
    const both = await shownAfter(aurora);
    expect(speedOf(both)).toBeGreaterThan(speedOf(aurora));
    expect(colorsOf(both)).not.toEqual(colorsOf(aurora));
    const takeBack = conversation(page).getByRole('button', {
      name: new RegExp(`^${cards.undoChange('.*')}$`),
    });
    await expect.poll(() => takeBack.count(), soon).toBe(2);
    await takeBack.last().click();
    const one = await shownAfter(both);
    expect(speedOf(one)).toBe(speedOf(both));
    expect(colorsOf(one)).toEqual(colorsOf(aurora));
    await expect.poll(() => takeBack.count(), soon).toBe(1);
    expect(ollama.chats.length).toBe(asked);
  });

  it('fold into one card when they come in a row, with every version at hand', async () => {
    const { page, app } = window();
    const before = (await app.states()).stage.program;
    await sendWish(page, 'brighter');
    const brighter = await shownAfter(before);
    expect(await conversation(page).getByRole('heading', { name: 'Aurora over the fjord' }).count()).toBe(2);
    const versions = conversation(page).getByRole('list', { name: cards.versions }).getByRole('button');
    await expect.poll(() => versions.count(), soon).toBe(3);
    await versions.first().click();
    await shownAfter(brighter);
    await conversation(page)
      .getByText(words.conversation.restored('jump', 'Aurora over the fjord'))
      .last()
      .waitFor();
    await expect.poll(async () => versions.first().getAttribute('aria-current'), soon).toBe('true');
  });

  it('go to the model where they are not plain, and keep what is named by reference', async () => {
    const { page, ollama } = window();
    const before = (await window().app.states()).stage.program;
    ollama.queueReplies(cometReply);
    await sendWish(page, 'like the first one but with comets');
    await card(page, 'Aurora with comets').waitFor();
    const after = await shownAfter(before);
    expect(after.steps.map(({ id }) => id)).toEqual(['aurora', 'comets', 'sparkle']);
    expect(after.steps[0]).toEqual(before.steps[0]);
    expect(ollama.chats.at(-1)?.messages.at(-1)?.content).toContain('like the first one but with comets');
  });

  it('never lose an earlier version: it is shown again, and compared while the pointer is held', async () => {
    const { page, app } = window();
    const first = conversation(page).getByRole('article').first();
    const hold = first.getByRole('button', { name: cards.compare });
    await hold.hover();
    await page.mouse.down();
    await stage(page).getByText(words.stage.marks.compared, { exact: true }).waitFor();
    await page.mouse.up();
    await stage(page).getByText(words.stage.marks.compared, { exact: true }).waitFor({ state: 'detached' });
    await first.getByRole('button', { name: cards.use }).click();
    await app.until((states) => JSON.stringify(states.stage.program) === JSON.stringify(aurora));
    await first.getByText(cards.light.playing).waitFor();
  });
});

function programOf(text: string): Program {
  const read = parseReply(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.program;
}

function speedOf({ steps: [step] }: Program): number {
  return step?.command.type === 'pattern' && 'speed' in step.command.params ? step.command.params.speed : 0;
}

function colorsOf(program: Program): string[] {
  return JSON.stringify(program).match(/#[0-9A-F]{6}/g) ?? [];
}
