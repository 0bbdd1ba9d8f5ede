import { failureAnswer } from '#shared/api/apiAnswer';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { App } from './App';
import type { AppDependencies } from './AppDependencies';
import { closeApp } from './closeApp';
import { createHandlers } from './createHandlers';
import { createServices } from './createServices';
import { createRouter, type Router } from './createRouter';

/** Builds the app: engine, conversation, composer, lamp and storage behind the API contract. */
export async function createApp(deps: AppDependencies): Promise<App> {
  const services = await createServices(deps);
  const { events, lampService, lists, onFault, closing } = services;
  await lists.refresh();
  await lampService.begin();
  const route = createRouter(createHandlers(services, deps), onFault);
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
    close: () => (closingDown ??= closeApp(services, deps, () => Promise.all(calls))),
  };
}

const closed = failureAnswer(new LampwrightError('STOPPED', 'Lampwright is closing.'));
