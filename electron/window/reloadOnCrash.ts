import type { BrowserWindow, Dialog } from 'electron';
import type { Clock } from '../clock/Clock';

/** What becomes of a window that does not work any more. */
export interface CrashDependencies {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
  /** Asks the owner once reloading has not helped. */
  readonly askToTryAgain: () => Promise<boolean>;
  readonly quit: () => void;
}

/** So many times within `spanMs` the window is reloaded without asking. */
const maxReloads = 3;
const spanMs = 60_000;

/** The page is on its way out while the event is told; the next one starts when that is over. */
const pauseMs = 100;

/** Reloads a window whose process is gone: all it shows is kept by the app. What goes on and on is the owner's to decide. */
export function reloadOnCrash(
  window: BrowserWindow,
  { clock, warn, askToTryAgain: askOwner, quit }: CrashDependencies,
): void {
  let reloadsMs: readonly number[] = [];

  const reload = () => {
    if (window.isDestroyed()) return;
    reloadsMs = [...reloadsMs, clock.now()];
    window.webContents.reload();
  };
  const ask = async () => {
    if (!(await askOwner())) return quit();
    reloadsMs = [];
    reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    warn(`The window’s process is gone (${reason}, ${exitCode}).`);
    reloadsMs = reloadsMs.filter((ms) => clock.now() - ms < spanMs);
    if (reloadsMs.length < maxReloads) clock.after(pauseMs, reload);
    else void ask();
  });
  window.on('unresponsive', () => warn('The window does not respond.'));
  window.on('responsive', () => warn('The window responds again.'));
}

/** Asks whether to try once more with a window that fails again and again. */
export async function askToTryAgain(dialog: Dialog): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'error',
    message: 'The window stopped working several times in a row.',
    detail: 'Nothing is lost: conversations and settings are kept outside it, and the lamp plays on.',
    buttons: ['Try again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}
