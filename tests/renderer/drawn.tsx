import { cleanup, render, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { ApiClient, Link } from '#shared/api/client';
import type { States } from '#shared/api/contract';
import { TooltipProvider } from '../../renderer/controls/Tooltip';
import { createPrompt } from '../../renderer/conversation/Prompt';
import { PromptProvider } from '../../renderer/conversation/PromptContext';
import { Playback, PlaybackProvider } from '../../renderer/stage/Playback';
import { createWindowStore, type WindowStore } from '../../renderer/store/createWindowStore';
import type { ViewState } from '../../renderer/store/view';
import { WindowStoreProvider } from '../../renderer/store/WindowStoreContext';
import { eventsOf } from './sampleStates';
import { textOf } from './textOf';

/** A part of the window in a document: the queries of Testing Library within it, and all that can be read in it. */
export type Drawn = BoundFunctions<typeof queries> & {
  readonly element: HTMLElement;
  readonly text: string;
};

/** A window that has been told these states. Unless a test answers what it asks, it waits for ever. */
export function toldStore(
  states: States | undefined,
  link: Link['phase'] = 'open',
  call: ApiClient['call'] = () => new Promise(() => undefined),
): WindowStore {
  const store = createWindowStore({
    call,
    subscribe: (onEvent, onLink) => {
      onLink({ phase: link });
      if (states) for (const event of eventsOf(states)) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  return store;
}

/** A part of the page in a window with this store, until the test ends. Needs `@vitest-environment happy-dom`. */
export function drawnIn(store: WindowStore, part: ReactNode): Drawn {
  onTestFinished(cleanup);
  const { container } = render(
    <WindowStoreProvider value={store}>
      <PlaybackProvider value={new Playback()}>
        <PromptProvider value={createPrompt({ read: () => '', write: () => undefined })}>
          <TooltipProvider>{part}</TooltipProvider>
        </PromptProvider>
      </PlaybackProvider>
    </WindowStoreProvider>,
  );
  return {
    ...within(container),
    element: container,
    get text() {
      return textOf(container);
    },
  };
}

/** A part of the page with what the app has told. */
export function drawn(
  part: ReactNode,
  states?: States,
  { link = 'open', view = {} }: { readonly link?: Link['phase']; readonly view?: Partial<ViewState> } = {},
): Drawn {
  const store = toldStore(states, link);
  store.setView(view);
  return drawnIn(store, part);
}
