import type { BrowserWindow } from 'electron';
import type { Clock } from '../lamp/wire/Clock';

/** What becomes of a window that does not work any more. */
export interface CrashParts {
  readonly clock: Clock;
  readonly tell: (sentence: string) => void;
  /** Asks the owner once reloading has not helped. */
  readonly askToTryAgain: () => Promise<boolean>;
  readonly quit: () => void;
}

/** So many times within `spanMs` the window is reloaded without asking. */
const mostReloads = 3;
const spanMs = 60_000;

/** The page is on its way out while the event is told; the next one starts when that is over. */
const pauseMs = 100;

/** Reloads a window whose process is gone: all it shows is kept by the app. What goes on and on is the owner's to decide. */
export function surviveCrashes(
  window: BrowserWindow,
  { clock, tell, askToTryAgain, quit }: CrashParts,
): void {
  let reloadsMs: readonly number[] = [];

  const reload = () => {
    if (window.isDestroyed()) return;
    reloadsMs = [...reloadsMs, clock.now()];
    window.webContents.reload();
  };
  const ask = async () => {
    if (!(await askToTryAgain())) return quit();
    reloadsMs = [];
    reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    tell(`The window’s process is gone (${reason}, ${exitCode}).`);
    reloadsMs = reloadsMs.filter((ms) => clock.now() - ms < spanMs);
    if (reloadsMs.length < mostReloads) clock.after(pauseMs, reload);
    else void ask();
  });
  window.on('unresponsive', () => tell('The window does not respond.'));
  window.on('responsive', () => tell('The window responds again.'));
}
