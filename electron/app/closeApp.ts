import type { AppDependencies } from './AppDependencies';
import type { Services } from './createServices';

/** No part may keep the app from closing for longer. */
const limitMs = 2000;

/** Stops what is under way, lets go of the lamp, and last of the data. What does not end in time is left. */
export async function closeApp(
  rooms: Services,
  { lamp, storage, clock, log }: AppDependencies,
  callsToEnd: () => Promise<unknown>,
): Promise<void> {
  const { wishes, engines, stage, lampService, lists, closing } = rooms;
  closing.abort();
  stage.close();
  lampService.close();
  const steps: readonly (readonly [name: string, act: () => Promise<unknown>])[] = [
    ['what is under way', () => Promise.all([wishes.settle(), engines.close(), callsToEnd()])],
    ['the lamp', () => Promise.all([lists.close(), lamp.close()])],
    ['the data', () => storage.close()],
  ];
  for (const [name, act] of steps) {
    let callOff = () => {};
    const late = new Promise<'late'>((resolve) => (callOff = clock.after(limitMs, () => resolve('late'))));
    try {
      if ((await Promise.race([act(), late])) === 'late') log.info(`closing: ${name} did not end in time`);
    } catch (error) {
      log.fault(`closing: ${name}`, error);
    } finally {
      callOff();
    }
  }
  log.info('closed');
}
