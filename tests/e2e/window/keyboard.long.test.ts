import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../../../renderer/words/words';
import { card, conversation, openedTab, prompt, sendWish, standStill } from './windowActions';
import { oneWindow } from './windows';
import { soon } from './soon';
import { auroraReply } from './modelReplies';
import { needs } from '../../tools/needs';

/** More stops than this no way through the window has. */
const mostStops = 150;

describe('the window: by keyboard alone', needs('chromium'), () => {
  const window = oneWindow({ page: { reducedMotion: 'no-preference' } });
  const fastAndFirst = async () => {
    const { stage } = await window().app.states();
    return JSON.stringify(stage.program);
  };
  let first = '';
  let slower = '';

  it('plays and pauses with Space while nothing has the focus', async () => {
    const { page, app } = window();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Space');
    await app.until(({ stage }) => stage.light.phase === 'held');
    await page.getByRole('button', { name: words.stage.transport.play, exact: true }).waitFor();
    await page.keyboard.press('Space');
    await app.until(({ stage }) => stage.light.phase === 'playing');
    await standStill(page);
  });

  it('writes a wish, changes it, goes back and forth', async () => {
    const { page, ollama, app } = window();
    ollama.queueReplies(auroraReply);
    await page.keyboard.press('ControlOrMeta+k');
    expect(await isFocused(prompt(page))).toBe(true);
    await page.keyboard.type('northern lights over a dark fjord');
    await page.keyboard.press('Enter');
    await card(page, 'Aurora over the fjord').waitFor();
    expect(await isFocused(prompt(page))).toBe(true);
    first = await fastAndFirst();
    await page.keyboard.type('slower');
    await page.keyboard.press('Enter');
    await app.until(({ stage }) => JSON.stringify(stage.program) !== first);
    slower = await fastAndFirst();
    await page.keyboard.press('Alt+ArrowLeft');
    await app.until(({ stage }) => JSON.stringify(stage.program) === first);
    await page.keyboard.press('Alt+ArrowRight');
    await app.until(({ stage }) => JSON.stringify(stage.program) === slower);
    await conversation(page).getByRole('list', { name: words.conversation.card.changes }).waitFor();
  });

  it('recalls earlier wishes with the arrow', async () => {
    const { page } = window();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('ArrowUp');
    expect(await prompt(page).inputValue()).toBe('slower');
    await page.keyboard.press('ArrowUp');
    expect(await prompt(page).inputValue()).toBe('northern lights over a dark fjord');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await prompt(page).inputValue()).toBe('');
  });

  it('walks through the whole window, with the focus always to be seen', async () => {
    const { page } = window();
    await page.reload();
    await prompt(page).waitFor();
    const stops: string[] = [];
    for (let stop = 0; stop < mostStops; stop++) {
      await page.keyboard.press('Tab');
      const { name, isLost } = await focus(page);
      if (isLost) break;
      await expect.poll(async () => focus(page), soon).toMatchObject({ name, isSeen: true });
      stops.push(name);
    }
    const walked = stops.join('\n');
    for (const name of [
      words.titleBar.menu,
      words.conversation.prompt.label,
      words.stage.timeline.label,
      words.stage.brightness.label,
      words.stage.transport.play,
      words.inspector.tabs.steps,
    ])
      expect(walked).toContain(name);
    expect(stops.length).toBeLessThan(mostStops);
  });

  it('scrubs the timeline', async () => {
    const { page, app } = window();
    await page.keyboard.press('ControlOrMeta+k');
    const timeline = page.getByRole('slider', { name: words.stage.timeline.label });
    await tabTo(page, timeline);
    const before = (await app.states()).stage.light;
    await page.keyboard.press('Home');
    await page.keyboard.press('PageUp');
    // The lamp goes to where the second step begins.
    await app.until(({ stage: { light, program } }) => {
      if (JSON.stringify(light) === JSON.stringify(before)) return false;
      const sinceMs = light.phase === 'playing' ? Date.now() - light.startedMs : 0;
      const [firstMs = 0, secondMs = 0] = program.steps.map(({ duration }) => duration ?? 0);
      return sinceMs >= firstMs && sinceMs < firstMs + secondMs;
    });
  });

  it('opens the inspector, changes a step, takes it back, and closes it', async () => {
    const { page, app } = window();
    await page.keyboard.press('ControlOrMeta+k');
    await tabTo(page, page.getByRole('tab', { name: words.inspector.tabs.steps }));
    await page.keyboard.press('Enter');
    const { steps } = words.inspector;
    const panel = openedTab(page, 'steps');
    const duration = panel.getByRole('textbox', { name: steps.step.durationOf('aurora') });
    await duration.waitFor();
    await tabTo(page, duration);
    await page.keyboard.type('4 s');
    await page.keyboard.press('Enter');
    await app.until(({ stage }) => stage.program.steps[0]?.duration === 4000);
    expect((await focus(page)).isLost).toBe(false);
    await tabTo(page, page.getByRole('tab', { name: words.inspector.tabs.steps }), 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+z');
    await app.until(({ stage }) => JSON.stringify(stage.program) === slower);
    await page.keyboard.press('i');
    await panel.waitFor({ state: 'detached' });
    expect((await focus(page)).isLost).toBe(false);
  });

  it.each([
    ['library', 'ControlOrMeta+Shift+l', words.library.title],
    ['settings', 'ControlOrMeta+,', words.settings.title],
  ])('opens the %s, keeps the focus inside, and gives it back', async (_, keys, title) => {
    const { page } = window();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.waitFor();
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
      await expect.poll(async () => focus(page), soon).toMatchObject({ isSeen: true });
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(async () => isFocused(prompt(page)), soon).toBe(true);
  });

  it('saves from a card, finds it in the library, and uses it', async () => {
    const { page, app } = window();
    await page.keyboard.press('ControlOrMeta+k');
    const save = card(page, 'Aurora over the fjord').getByRole('button', {
      name: words.conversation.card.save,
    });
    await tabTo(page, save, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await app.until(({ library }) => library.length === 1);
    await page.keyboard.press('ControlOrMeta+Shift+l');
    await tabTo(page, page.getByRole('button', { name: words.library.useNamed('Aurora over the fjord') }));
    const before = (await app.states()).conversation.entries.length;
    await page.keyboard.press('Enter');
    await app.until(({ conversation: { entries } }) => entries.length > before);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(async () => (await focus(page)).isLost, soon).toBe(false);
  });

  it('lists the shortcuts, unless single keys are switched off', async () => {
    const { page } = window();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: words.keyboard.title });
    await list.waitFor();
    const switched = list.getByRole('switch', { name: words.keyboard.singleKeys });
    await tabTo(page, switched);
    await page.keyboard.press('Space');
    await expect.poll(async () => switched.getAttribute('aria-checked'), soon).toBe('false');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await sendWish(page, 'brighter');
    expect(await list.count()).toBe(0);
  });
});

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The focus never came to ${String(target)}.`);
}

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus: by name, whether nothing has it, and whether it is to be seen on it or on what holds it. */
async function focus(page: Page): Promise<{ name: string; isLost: boolean; isSeen: boolean }> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { name: '', isLost: true, isSeen: false };
    const inner = active.shadowRoot?.activeElement ?? active;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const accent = getComputedStyle(probe).color;
    probe.remove();
    // A border that is always there shows the focus in the accent.
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        borderTopColor === accent
      );
    };
    const holders = [inner, inner.parentElement, inner.parentElement?.parentElement, active];
    const labelled =
      inner.getAttribute('aria-label') ??
      (inner instanceof HTMLTextAreaElement ? inner.labels[0]?.innerText : '');
    const box = inner.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    return {
      name: labelled || inner.textContent.trim() || inner.outerHTML.slice(0, 200),
      isLost: false,
      isSeen: isInView && holders.some((element) => element && isRinged(element)),
    };
  });
}
