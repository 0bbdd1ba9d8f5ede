import { describe, expect, it } from 'vitest';
import type { Program } from '#shared/program/Program';
import { words } from '../../../renderer/words/words';
import { card, conversation, openTab, sendWish } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply } from './modelReplies';
import { needs } from '../../tools/needs';

const { steps, json } = words.inspector;

describe('the window: the steps by hand', needs('chromium'), () => {
  const window = oneWindow();
  /** The program on show, as soon as it is so. */
  const shown = async (isSo: (program: Program) => boolean): Promise<Program> =>
    (await window().app.until(({ stage }) => isSo(stage.program))).stage.program;
  const ids = ({ steps: all }: Program) => all.map(({ id }) => id).join(' ');

  it('shows each step with its values, and changes them at once', async () => {
    const { page, ollama } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    const panel = await openTab(page, 'steps');
    expect(await panel.getByRole('textbox', { name: steps.step.name('aurora') }).inputValue()).toBe('aurora');
    const duration = panel.getByRole('textbox', { name: steps.step.durationOf('breathing') });
    expect(await duration.inputValue()).toMatch(/^3.0 s$/);
    await duration.fill('5 s');
    await duration.press('Enter');
    const { steps: after } = await shown((program) => program.steps[1]?.duration === 5000);
    expect(after.map((step) => step.duration)).toEqual([9000, 5000, 6000]);
    await conversation(page).getByText(words.conversation.card.origin('hand')).waitFor();
  });

  it('refuses what cannot be, with a sentence, and leaves the program alone', async () => {
    const { page, app } = window();
    const panel = await openTab(page, 'steps');
    const before = (await app.states()).conversation.entries.length;
    const duration = panel.getByRole('textbox', { name: steps.step.durationOf('breathing') });
    await duration.fill('soon');
    await duration.press('Enter');
    await panel.getByText(steps.refusal('not-a-time')).waitFor();
    await duration.press('Escape');
    expect(await duration.inputValue()).toMatch(/^5.0 s$/);
    expect((await app.states()).conversation.entries.length).toBe(before);
  });

  it('duplicates, moves and deletes steps; undo takes it back', async () => {
    const { page } = window();
    const panel = await openTab(page, 'steps');
    const choose = async (id: string, item: string) => {
      await panel.getByRole('button', { name: steps.step.menu(id) }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('breathing', steps.menu.remove);
    await shown((program) => ids(program) === 'aurora sparkle');
    await choose('sparkle', steps.menu.up);
    await shown((program) => ids(program) === 'sparkle aurora');
    await choose('aurora', steps.menu.duplicate);
    await shown((program) => program.steps.length === 3);
    for (const expected of ['sparkle aurora', 'aurora sparkle', 'aurora breathing sparkle']) {
      await panel.getByRole('button', { name: steps.undo, exact: true }).click();
      await shown((program) => ids(program) === expected);
    }
  });

  it('moves a step with the keyboard, and says so', async () => {
    const { page } = window();
    const panel = await openTab(page, 'steps');
    await panel.getByRole('button', { name: steps.step.grip('aurora') }).focus();
    await page.keyboard.press('Space');
    const { over } = steps.drag;
    await page.getByText(over('aurora', 1, 3)).waitFor({ state: 'attached' });
    // It hears the arrow only once it has measured the rows.
    const isBelow = async () => (await page.getByText(over('aurora', 2, 3)).count()) > 0;
    await expect
      .poll(async () => (await isBelow()) || page.keyboard.press('ArrowDown').then(isBelow), {
        ...soon,
        interval: 1500,
      })
      .toBe(true);
    await page.keyboard.press('Space');
    await shown((program) => ids(program) === 'breathing aurora sparkle');
  });

  it('colours a step with the picker, in one change', async () => {
    const { page, app } = window();
    const panel = await openTab(page, 'steps');
    const before = (await app.states()).conversation.entries.length;
    await panel.getByRole('button', { name: /^Colour of “breathing”/ }).click();
    const picker = page.getByRole('dialog', { name: steps.colors.picker });
    await picker.getByRole('textbox', { name: steps.picker.hex }).fill('#FF0000');
    await page.keyboard.press('Enter');
    await shown((program) => JSON.stringify(program).includes('#FF0000'));
    await page.keyboard.press('Escape');
    expect((await app.states()).conversation.entries.length).toBe(before + 1);
  });
});

describe('the window: the JSON by hand', needs('chromium'), () => {
  const window = oneWindow();
  const editor = () => window().page.getByRole('textbox', { name: json.label });
  const write = async (text: string) => {
    await editor().click();
    await window().page.keyboard.press('ControlOrMeta+a');
    await window().page.keyboard.insertText(text);
  };

  it('is the program on show; what is changed and applied plays', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'northern lights over a dark fjord');
    await card(page, 'Aurora over the fjord').waitFor();
    const panel = await openTab(page, 'json');
    await expect.poll(() => editor().innerText(), soon).toContain('"Aurora over the fjord"');
    const { stage } = await app.states();
    const apply = panel.getByRole('button', { name: json.apply });
    expect(await apply.isDisabled()).toBe(true);
    await write(JSON.stringify({ ...stage.program, name: 'By hand' }));
    await apply.click();
    await app.until((states) => states.stage.program.name === 'By hand');
    await card(page, 'By hand').waitFor();
    await panel.getByText(json.states.same).waitFor();
  });

  it('names the line of what is no JSON, and does not apply it', async () => {
    const { page, app } = window();
    const panel = await openTab(page, 'json');
    await write('{\n  "name": "Broken",\n  "steps": [ }\n}');
    await panel.getByRole('button', { name: new RegExp(`^${json.line(3)}`) }).waitFor();
    expect(await panel.getByRole('button', { name: json.apply }).isDisabled()).toBe(true);
    await page.keyboard.press('ControlOrMeta+Enter');
    // What is asked after it is done after it.
    await page.getByRole('button', { name: words.stage.transport.turnOff }).click();
    const { stage } = await app.until((states) => states.stage.light.phase === 'off');
    expect(stage.program.name).toBe('By hand');
    await page.getByRole('button', { name: words.stage.transport.turnOn }).first().click();
    await app.until((states) => states.stage.light.phase !== 'off');
  });

  it('names the line of what is no program, and goes there', async () => {
    const { page } = window();
    const panel = await openTab(page, 'json');
    const bad = {
      name: 'Wrong',
      steps: [
        {
          id: 'a',
          command: { type: 'pattern', name: 'solid', params: { color: '#FF0000' } },
          duration: 'long',
        },
      ],
    };
    const text = JSON.stringify(bad, undefined, 2);
    await write(text);
    const line = text.split('\n').findIndex((each) => each.includes('"long"')) + 1;
    const problem = panel.getByRole('button', { name: new RegExp(`^${json.line(line)}.*duration`) });
    await problem.click();
    await page.keyboard.insertText('null');
    await panel.getByText(json.noProblems).waitFor();
  });

  it('keeps what was not applied, over tabs and over another program', async () => {
    const { page, ollama } = window();
    await openTab(page, 'steps');
    let panel = await openTab(page, 'json');
    await expect.poll(() => editor().innerText(), soon).toContain('"Wrong"');
    ollama.queueReplies(auroraReply);
    await sendWish(page, 'a thunderstorm at sea');
    await card(page, 'Aurora over the fjord').waitFor();
    await panel.getByText(json.states.overtaken).waitFor();
    await panel.getByRole('button', { name: json.takeNew }).click();
    panel = await openTab(page, 'json');
    await expect.poll(() => editor().innerText(), soon).toContain('"Aurora over the fjord"');
  });
});
