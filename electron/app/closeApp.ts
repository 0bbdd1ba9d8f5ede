import type { AppDependencies } from './AppDependencies';
import type { Services } from './createServices';

/** How long each step of closing may take. */
const limitMs = 2000;

/** Stops running work, then the lamp, then the storage. A step that fails or takes too long is logged and skipped. */
export async function closeApp(
  services: Services,
  { lamp, storage, clock, log }: AppDependencies,
  waitForCalls: () => Promise<unknown>,
): Promise<void> {
  const { wishes, engines, stage, lampService, lists, closing } = services;
  closing.abort();
  stage.close();
  lampService.close();
  const steps: readonly (readonly [name: string, run: () => Promise<unknown>])[] = [
    ['running work', () => Promise.all([wishes.settle(), engines.close(), waitForCalls()])],
    ['the lamp', () => Promise.all([lists.close(), lamp.close()])],
    ['the data', () => storage.close()],
  ];
  for (const [name, run] of steps) {
    let cancelTimer = () => {};
    const late = new Promise<'late'>(
      (resolve) => (cancelTimer = clock.after(limitMs, () => resolve('late'))),
    );
    try {
      if ((await Promise.race([run(), late])) === 'late') log.info(`closing: ${name} did not end in time`);
    } catch (error) {
      log.fault(`closing: ${name}`, error);
    } finally {
      cancelTimer();
    }
  }
  log.info('closed');
}
