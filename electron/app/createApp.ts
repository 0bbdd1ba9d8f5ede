import { refusal } from '#shared/api/answer';
import { LampwrightError } from '#shared/api/errors';
import type { App } from './App';
import type { AppParts } from './AppParts';
import { closeApp } from './closeApp';
import { createHandlers } from './createHandlers';
import { furnish } from './furnish';
import { createRouter, type Router } from './router';

/** Puts the app together: engine, conversation, composer, lamp and storage behind the contract. */
export async function createApp(parts: AppParts): Promise<App> {
  const rooms = await furnish(parts);
  const { events, desk, lists, onFault, closing } = rooms;
  await lists.refresh();
  await desk.begin();
  const route = createRouter(createHandlers(rooms, parts), onFault);
  const calls = new Set<Promise<unknown>>();
  const call: Router = (name, input) => {
    if (closing.signal.aborted) return Promise.resolve(closed);
    const answer = route(name, input);
    calls.add(answer);
    void answer.finally(() => calls.delete(answer));
    return answer;
  };
  let closingDown: Promise<void> | undefined;
  return {
    call,
    subscribe: (listener) => events.subscribe(listener),
    close: () => (closingDown ??= closeApp(rooms, parts, () => Promise.all(calls))),
  };
}

const closed = refusal(new LampwrightError('STOPPED', 'Lampwright is closing.'));
