import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import { lampRoutes } from '#shared/api/areas/lampArea';
import { libraryRoutes } from '#shared/api/areas/libraryArea';
import { wishRoutes } from '#shared/api/areas/wishArea';
import { exampleWishes } from '../../../renderer/words/exampleWishes';
import { words } from '../../../renderer/words/words';
import { card, openFromMenu, openTab, sendWish, writingCard } from '../../e2e/window/windowActions';
import { auroraReply, cometReply, solidReply } from '../../e2e/window/modelReplies';
import type { OpenedWindow, WindowOptions } from '../../e2e/window/OpenedWindow';
import { LampOnAPort } from './LampOnAPort';

/** A state of the window that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly options?: WindowOptions;
  /** Brings a new window into it; gives what is to be ended afterwards, if anything. */
  readonly bring: (window: OpenedWindow) => Promise<(() => Promise<void>) | void>;
}

const wish = 'northern lights over a dark fjord';

/** What gemma3:4b writes on a laptop's CPU, so that pictures show true speeds. */
const laptopSpeed = 10;

async function answered({ page, ollama }: OpenedWindow): Promise<void> {
  ollama.queueReplies({ text: auroraReply, tokensPerSecond: laptopSpeed });
  await sendWish(page, wish);
  await card(page, 'Aurora over the fjord').waitFor();
}

async function edited(window: OpenedWindow): Promise<void> {
  await answered(window);
  await sendWish(window.page, 'slower, and a bit more violet');
  await window.app.until(({ conversation: { entries } }) => entries.at(-1)?.type === 'edit');
}

/** Stands still in the middle of a reply, as long as one likes to look at it. */
async function writing({ page, ollama }: OpenedWindow, text: string, reply: string, afterTokens: number) {
  ollama.queueReplies({ text: reply, tokensPerSecond: laptopSpeed, fault: { name: 'stall', afterTokens } });
  await sendWish(page, text);
  await writingCard(page).getByText(words.conversation.writing.soFar(2)).waitFor();
}

/** The examples, as the built-in composer answers them, all saved. */
async function manySaved({ page, app }: OpenedWindow): Promise<void> {
  const tags = [['evening', 'calm'], ['weather'], ['calm'], ['morning'], ['weather', 'calm'], ['work']];
  for (const [at, text] of exampleWishes.entries()) {
    const { id } = await app.client.call(conversationsRoutes.create, undefined);
    await sendWish(page, text);
    const { conversation } = await app.until(
      (states) =>
        states.conversation.id === id && states.conversation.entries.some(({ type }) => type === 'reply'),
    );
    const reply = conversation.entries.findLast(({ type }) => type === 'reply');
    await app.client.call(libraryRoutes.save, { version: reply?.seq ?? 0, tags: tags[at] ?? [] });
  }
}

async function plugged({ app }: OpenedWindow): Promise<LampOnAPort> {
  const lamp = await LampOnAPort.plugIn();
  try {
    await app.client.call(lampRoutes.connect, { path: lamp.path, driver: 'auto' });
  } catch (error) {
    await lamp.unplug();
    throw error;
  }
  return lamp;
}

/** Every state that is designed, by its name. */
export const screens: readonly Screen[] = [
  { name: 'first-run', options: { ollama: 'none' }, bring: async () => {} },
  {
    name: 'installing',
    options: { ollama: 'none' },
    bring: async ({ page }) => {
      await page.getByRole('button', { name: words.engine.setup.get }).first().click();
      await page.getByRole('link', { name: words.engine.setup.downloadPage }).waitFor();
    },
  },
  {
    name: 'getting-the-model',
    options: { ollama: { models: [], pullBytesPerSecond: 4e7 } },
    bring: async ({ page, app }) => {
      await page.getByRole('button', { name: words.engine.setup.get }).first().click();
      await app.until(
        ({ engine: { setup } }) =>
          setup.phase === 'running' &&
          setup.progress.phase === 'pulling' &&
          (setup.progress.download?.receivedBytes ?? 0) > 1e8,
      );
    },
  },
  { name: 'empty', bring: async () => {} },
  { name: 'streaming-first', bring: (window) => writing(window, wish, auroraReply, 150) },
  {
    name: 'streaming',
    bring: async (window) => {
      await edited(window);
      await writing(window, 'add a few shooting stars now and then', auroraReply, 150);
    },
  },
  {
    name: 'queued',
    bring: async (window) => {
      await answered(window);
      await writing(window, 'add a few shooting stars now and then', auroraReply, 150);
      await sendWish(window.page, 'and make it warmer');
      await window.app.until((states) => states.wish.phase === 'answering' && states.wish.queued.length > 0);
    },
  },
  { name: 'finished', bring: answered },
  {
    name: 'follow-up',
    bring: async (window) => {
      await answered(window);
      window.ollama.queueReplies(cometReply);
      await sendWish(window.page, 'like the first one but with comets');
      await card(window.page, 'Aurora with comets').waitFor();
    },
  },
  {
    name: 'folded-edits',
    bring: async (window) => {
      await edited(window);
      for (const text of ['brighter', 'a bit faster']) {
        const { conversation } = await window.app.states();
        await sendWish(window.page, text);
        await window.app.until(
          ({ conversation: now }) => now.entries.length > conversation.entries.length + 1,
        );
      }
    },
  },
  {
    name: 'error',
    bring: async ({ page, ollama }) => {
      ollama.queueReplies({ text: auroraReply, fault: { name: 'die-mid-line', afterTokens: 120 } });
      await sendWish(page, wish);
      await page.getByRole('button', { name: words.conversation.failure.retry }).waitFor();
    },
  },
  {
    name: 'ollama-gone',
    bring: async (window) => {
      await writing(window, wish, auroraReply, 150);
      await window.ollama.stop();
      await window.page.getByRole('button', { name: words.conversation.failure.start }).waitFor();
    },
  },
  {
    name: 'left-as-it-was',
    bring: async (window) => {
      await edited(window);
      const { entries } = (await window.app.states()).conversation;
      const last = entries.findLast(({ type }) => type === 'wish');
      await window.app.client.call(wishRoutes.readAs, { wish: last?.seq ?? 0, as: 'leave' });
      await window.page.getByText(words.conversation.wish.left).last().waitFor();
    },
  },
  {
    name: 'long-wish',
    bring: async (window) => {
      window.ollama.queueReplies({ text: auroraReply, tokensPerSecond: laptopSpeed });
      await sendWish(window.page, `${wish}, as I saw them years ago: `.repeat(7));
      await card(window.page, 'Aurora over the fjord').waitFor();
    },
  },
  {
    name: 'from-the-library',
    bring: async (window) => {
      await answered(window);
      const { app } = window;
      const reply = (await app.states()).conversation.entries.findLast(({ type }) => type === 'reply');
      const { id } = await app.client.call(libraryRoutes.save, { version: reply?.seq ?? 0 });
      await app.client.call(conversationsRoutes.create, undefined);
      await app.client.call(libraryRoutes.use, { id });
      await card(window.page, 'Aurora over the fjord').waitFor();
    },
  },
  {
    name: 'lamp-connected',
    bring: async (window) => {
      await answered(window);
      const lamp = await plugged(window);
      return () => lamp.unplug();
    },
  },
  {
    name: 'unplugged',
    bring: async (window) => {
      await answered(window);
      const lamp = await plugged(window);
      await lamp.unplug();
      await window.app.until((states) => states.lamp.state.phase === 'unplugged');
    },
  },
  ...(['steps', 'json', 'context', 'lamp'] as const).map((tab) => ({
    name: `tab-${tab}`,
    bring: async (window: OpenedWindow) => {
      await edited(window);
      await openTab(window.page, tab);
    },
  })),
  {
    name: 'tab-lamp-connected',
    bring: async (window) => {
      await answered(window);
      const lamp = await plugged(window);
      await openTab(window.page, 'lamp');
      return () => lamp.unplug();
    },
  },
  {
    name: 'leds',
    bring: async (window) => {
      await answered(window);
      await window.page.getByRole('radio', { name: words.stage.view.leds }).click();
    },
  },
  {
    name: 'off',
    bring: async (window) => {
      await answered(window);
      await window.page.getByRole('button', { name: words.stage.transport.turnOff }).click();
    },
  },
  {
    name: 'library',
    options: { ollama: 'none' },
    bring: async (window) => {
      await manySaved(window);
      await openFromMenu(window.page, words.titleBar.library);
      await window.page
        .locator('canvas[data-lit]')
        .nth(exampleWishes.length - 1)
        .waitFor();
    },
  },
  {
    name: 'library-empty',
    bring: async ({ page }) => void (await openFromMenu(page, words.titleBar.library)),
  },
  {
    name: 'conversations',
    bring: async (window) => {
      await edited(window);
      await window.page.keyboard.press('Escape');
      await openFromMenu(window.page, words.conversations.title);
    },
  },
  { name: 'settings', bring: async ({ page }) => void (await openFromMenu(page, words.titleBar.settings)) },
  { name: 'shortcuts', bring: async ({ page }) => void (await openFromMenu(page, words.titleBar.shortcuts)) },
  {
    name: 'engine-popover',
    bring: async (window) => {
      await answered(window);
      await window.page.getByRole('button', { name: new RegExp(`^${words.engine.label}`) }).click();
    },
  },
  {
    name: 'lamp-popover',
    bring: async (window) => {
      await answered(window);
      await window.page.getByRole('button', { name: new RegExp(`^${words.lamp.label}`) }).click();
    },
  },
  {
    name: 'menu',
    bring: async ({ page }) => page.getByRole('button', { name: words.titleBar.menu, exact: true }).click(),
  },
  {
    name: 'reading-menu',
    bring: async (window) => {
      await edited(window);
      const chip = new RegExp(words.conversation.wish.readingMenu('.*'));
      await window.page.getByRole('button', { name: chip }).last().click();
    },
  },
  {
    name: 'flashing',
    bring: async ({ page, ollama }) => {
      ollama.queueReplies(
        solidReply('Strobe', '#FFFFFF').replace(
          '{"type":"pattern","name":"solid","params":{"color":"#FFFFFF"}}',
          '{"type":"pattern","name":"pulse","params":{"color":"#FFFFFF","speed":120}}',
        ),
      );
      await sendWish(page, 'a strobe light');
      await card(page, 'Strobe').waitFor();
    },
  },
];
