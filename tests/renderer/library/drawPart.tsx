import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { States } from '#shared/api/contract';
import { TooltipProvider } from '../../../renderer/controls/Tooltip';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { WindowStoreProvider } from '../../../renderer/store/WindowStoreContext';
import { eventsOf } from '../sampleStates';
import { textOf } from '../textOf';

/** A part of the page as it is first drawn, with what the app has told. */
export function drawPart(part: ReactNode, states: States): { readonly html: string; readonly text: string } {
  const store = createWindowStore({
    call: () => Promise.reject(new Error('Nothing is asked while drawing.')),
    subscribe: (onEvent, onLink) => {
      onLink({ phase: 'open' });
      for (const event of eventsOf(states)) onEvent(event);
      return () => undefined;
    },
  });
  store.start();
  // What is drawn into a string is drawn from the state a store began with.
  const drawn = { ...store, getInitialState: store.getState };
  const html = renderToString(
    <WindowStoreProvider value={drawn}>
      <TooltipProvider>{part}</TooltipProvider>
    </WindowStoreProvider>,
  );
  return { html, text: textOf(html) };
}

/** The controls in some HTML that no one who does not see them can tell: neither a label nor words of their own. */
export function namelessControls(html: string): string[] {
  const labelled = new Set([...html.matchAll(/<label[^>]* for="([^"]+)"[^>]*>[^<]/g)].map(([, id]) => id));
  const isNamed = (attributes: string, inside: string) =>
    // What widgets keep for forms is neither seen nor heard.
    /aria-hidden="true"|display:none/.test(attributes) ||
    /aria-label="[^"]+"/.test(attributes) ||
    labelled.has(/ id="([^"]+)"/.exec(attributes)?.[1]) ||
    textOf(inside) !== '';
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)];
  const fields = [...html.matchAll(/<(?:input|select)([^>]*)>/g)];
  return [...buttons, ...fields].flatMap(([all, attributes = '', inside = '']) =>
    isNamed(attributes, inside) ? [] : [all],
  );
}
