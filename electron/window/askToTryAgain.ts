import type { Dialog } from 'electron';

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
