import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { TooltipProvider } from '../../renderer/controls/Tooltip';
import { createPrompt } from '../../renderer/conversation/Prompt';
import { PromptProvider } from '../../renderer/conversation/PromptContext';
import { StagePlayback, StagePlaybackProvider } from '../../renderer/stage/StagePlayback';
import { createWindowStore, type WindowStore } from '../../renderer/store/createWindowStore';
import type { ViewState } from '../../renderer/store/ViewState';
import { WindowStoreProvider } from '../../renderer/store/WindowStoreContext';
import { stateEventsOf } from './sampleStates';
import { textOfHtml } from './textOfHtml';

/** A window that has been told these states and can ask nothing. */
export function storeWithStates(
  states: States | undefined,
  link: ConnectionState['phase'] = 'open',
): WindowStore {
  const store = createWindowStore({
    call: () => Promise.reject(new Error('Nothing is asked while drawing.')),
    subscribe: (onEvent, onLink) => {
      onLink({ phase: link });
      if (states) for (const event of stateEventsOf(states)) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  // What is drawn into a string is drawn from the state a store began with.
  return { ...store, getInitialState: store.getState };
}

/** A part of the page as a window draws it that was made by `storeWithStates`, or alike. */
export function renderPartIn(
  store: WindowStore,
  part: ReactNode,
): { readonly html: string; readonly text: string } {
  const html = renderToString(
    <WindowStoreProvider value={store}>
      <StagePlaybackProvider value={new StagePlayback()}>
        <PromptProvider value={createPrompt({ read: () => '', write: () => undefined })}>
          <TooltipProvider>{part}</TooltipProvider>
        </PromptProvider>
      </StagePlaybackProvider>
    </WindowStoreProvider>,
  );
  return { html, text: textOfHtml(html) };
}

/** A part of the page as it is first drawn, with what the app has told. */
export function renderPart(
  part: ReactNode,
  states?: States,
  {
    link = 'open',
    view = {},
  }: { readonly link?: ConnectionState['phase']; readonly view?: Partial<ViewState> } = {},
): { readonly html: string; readonly text: string } {
  const store = storeWithStates(states, link);
  store.setView(view);
  return renderPartIn(store, part);
}
