import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Link } from '#shared/api/client';
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

/** A window that has been told these states and can ask nothing. */
export function toldStore(states: States | undefined, link: Link['phase'] = 'open'): WindowStore {
  const store = createWindowStore({
    call: () => Promise.reject(new Error('Nothing is asked while drawing.')),
    subscribe: (onEvent, onLink) => {
      onLink({ phase: link });
      if (states) for (const event of eventsOf(states)) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  // What is drawn into a string is drawn from the state a store began with.
  return { ...store, getInitialState: store.getState };
}

/** A part of the page as a window draws it that was made by `toldStore`, or alike. */
export function drawnIn(
  store: WindowStore,
  part: ReactNode,
): { readonly html: string; readonly text: string } {
  const html = renderToString(
    <WindowStoreProvider value={store}>
      <PlaybackProvider value={new Playback()}>
        <PromptProvider value={createPrompt({ read: () => '', write: () => undefined })}>
          <TooltipProvider>{part}</TooltipProvider>
        </PromptProvider>
      </PlaybackProvider>
    </WindowStoreProvider>,
  );
  return { html, text: textOf(html) };
}

/** A part of the page as it is first drawn, with what the app has told. */
export function drawn(
  part: ReactNode,
  states?: States,
  { link = 'open', view = {} }: { readonly link?: Link['phase']; readonly view?: Partial<ViewState> } = {},
): { readonly html: string; readonly text: string } {
  const store = toldStore(states, link);
  store.setView(view);
  return drawnIn(store, part);
}
