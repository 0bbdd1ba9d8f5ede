import { cleanup, render, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { ApiClient, ConnectionState } from '#shared/api/ApiClient';
import type { States } from '#shared/api/contract';
import { TooltipProvider } from '../../renderer/controls/Tooltip';
import { createPrompt } from '../../renderer/conversation/Prompt';
import { PromptProvider } from '../../renderer/conversation/PromptContext';
import { StagePlayback, StagePlaybackProvider } from '../../renderer/stage/StagePlayback';
import { createWindowStore, type WindowStore } from '../../renderer/store/createWindowStore';
import type { ViewState } from '../../renderer/store/ViewState';
import { WindowStoreProvider } from '../../renderer/store/WindowStoreContext';
import { stateEventsOf } from './sampleStates';
import { visibleText } from './visibleText';

/** A rendered part of the window: Testing Library's queries within it, and its visible text. */
export type RenderedPart = BoundFunctions<typeof queries> & {
  readonly element: HTMLElement;
  readonly text: string;
};

/** A window's store with these states. Its calls never resolve unless `call` is given. */
export function storeWithStates(
  states: States | undefined,
  connection: ConnectionState['phase'] = 'open',
  call: ApiClient['call'] = () => new Promise(() => undefined),
): WindowStore {
  const store = createWindowStore({
    call,
    subscribe: (onEvent, onConnection) => {
      onConnection({ phase: connection });
      if (states) for (const event of stateEventsOf(states)) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  return store;
}

/** Renders a part of the page with this store until the test ends. */
export function renderPartIn(store: WindowStore, part: ReactNode): RenderedPart {
  onTestFinished(cleanup);
  const { container } = render(
    <WindowStoreProvider value={store}>
      <StagePlaybackProvider value={new StagePlayback()}>
        <PromptProvider value={createPrompt({ read: () => '', write: () => undefined })}>
          <TooltipProvider>{part}</TooltipProvider>
        </PromptProvider>
      </StagePlaybackProvider>
    </WindowStoreProvider>,
  );
  return {
    ...within(container),
    element: container,
    get text() {
      return visibleText(container);
    },
  };
}

/** Renders a part of the page with these states of the app. */
export function renderPart(
  part: ReactNode,
  states?: States,
  {
    connection = 'open',
    view = {},
  }: { readonly connection?: ConnectionState['phase']; readonly view?: Partial<ViewState> } = {},
): RenderedPart {
  const store = storeWithStates(states, connection);
  store.setView(view);
  return renderPartIn(store, part);
}
