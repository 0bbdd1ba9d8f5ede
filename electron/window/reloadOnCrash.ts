import type { BrowserWindow, Dialog } from 'electron';
import type { Clock } from '../clock/Clock';

export interface CrashDependencies {
  readonly clock: Clock;
  readonly warn: (sentence: string) => void;
  /** Asks the user, once reloading has not helped. */
  readonly askToTryAgain: () => Promise<boolean>;
  readonly quit: () => void;
}

/** The window is reloaded without asking at most this many times within `spanMs`. */
const maxReloads = 3;
const spanMs = 60_000;

/** During the event the old page is still being removed, so reloading waits this long. */
const pauseMs = 100;

/** Reloads a window whose process has crashed; its state is in the app. After repeated crashes the user decides. */
export function reloadOnCrash(
  window: BrowserWindow,
  { clock, warn, askToTryAgain: askUser, quit }: CrashDependencies,
): void {
  let reloadsMs: readonly number[] = [];

  const reload = () => {
    if (window.isDestroyed()) return;
    reloadsMs = [...reloadsMs, clock.now()];
    window.webContents.reload();
  };
  const ask = async () => {
    if (!(await askUser())) return quit();
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

/** Asks the user whether to reload a window that crashes repeatedly. */
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
