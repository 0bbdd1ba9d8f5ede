import type { App as ElectronApp } from 'electron';
import type { Clock } from '../clock/Clock';

export interface QuitDependencies {
  /** Releases the lamp and the data folder. */
  readonly close: () => Promise<void>;
  readonly clock: Pick<Clock, 'after'>;
  readonly warn: (sentence: string) => void;
}

/** How long closing may take before the process is ended; no data is lost, since it is on disk already. */
const closeLimitMs = 8000;

/**
 * Quits in order: the windows close, then the app releases the lamp and the data, then the process ends. It waits for `will-quit`, not
 * `before-quit`: until then a window can cancel quitting and still needs the app.
 */
export function quitGracefully(electronApp: ElectronApp, { close, clock, warn }: QuitDependencies): void {
  let isClosing = false;
  electronApp.on('will-quit', (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    const leave = () => {
      cancelTimer();
      electronApp.exit(0);
    };
    const cancelTimer = clock.after(closeLimitMs, () => {
      warn('The app took too long to close and was ended.');
      leave();
    });
    close().then(leave, (error: unknown) => {
      warn(`The app could not be closed in order: ${String(error)}`);
      leave();
    });
  });
}

/** Quits in order on the first signal; the second one of a kind ends the process at once. */
export function quitOnSignals(electronApp: ElectronApp, signals: Pick<NodeJS.Process, 'once'>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    signals.once(signal, () => electronApp.quit());
}
