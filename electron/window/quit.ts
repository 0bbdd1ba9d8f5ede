import type { App as ElectronApp } from 'electron';
import type { Clock } from '../clock/Clock';

/** What is ended, and how. */
export interface QuitDependencies {
  /** Lets go of the lamp and of the data. */
  readonly close: () => Promise<void>;
  readonly clock: Pick<Clock, 'after'>;
  readonly warn: (sentence: string) => void;
}

/** So long the app may take to let go of everything; the data is on the disk all the while. */
const closeLimitMs = 8000;

/**
 * Ends in order: the windows close, then the app lets go of the lamp and of the data, then the process ends. Waits for
 * `will-quit` rather than `before-quit`: a window may still call the quitting off, and needs the app until it is closed.
 */
export function quitGracefully(
  electronApp: ElectronApp,
  { close, clock, warn: tell }: QuitDependencies,
): void {
  let isClosing = false;
  electronApp.on('will-quit', (event) => {
    event.preventDefault();
    if (isClosing) return;
    isClosing = true;
    const leave = () => {
      callOff();
      electronApp.exit(0);
    };
    const callOff = clock.after(closeLimitMs, () => {
      tell('The app took too long to close and was ended.');
      leave();
    });
    close().then(leave, (error: unknown) => {
      tell(`The app could not be closed in order: ${String(error)}`);
      leave();
    });
  });
}

/** Quits in order when the system asks the process to end. Asked again, it ends at once. */
export function quitOnSignals(electronApp: ElectronApp, signals: Pick<NodeJS.Process, 'once'>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    signals.once(signal, () => electronApp.quit());
}
