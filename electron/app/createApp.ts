import type { App } from './App';
import type { AppParts } from './AppParts';
import { closeApp } from './closeApp';
import { createHandlers } from './createHandlers';
import { furnish } from './furnish';
import { createRouter } from './router';

/** Puts the app together: engine, conversation, composer, lamp and storage behind the contract. */
export async function createApp(parts: AppParts): Promise<App> {
  const rooms = await furnish(parts);
  const { events, desk, lists, onFault } = rooms;
  let closed: Promise<void> | undefined;
  await lists.refresh();
  await desk.begin();
  return {
    call: createRouter(createHandlers(rooms, parts), onFault),
    subscribe: (listener) => events.subscribe(listener),
    close: () => (closed ??= closeApp(rooms, parts)),
  };
}
