import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import { failureAnswer } from '#shared/api/apiAnswer';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { App } from '../app/App';
import { isOwnPage } from './pageAddress';

/** The app, offered to our own window alone. */
export interface IpcHost {
  /** Takes this window for our own from now on; there is one at a time. */
  readonly serve: (contents: WebContents) => void;
}

/**
 * Answers the window's calls and tells it what happens. Who asks is checked each time: only the main frame of our own
 * window, on our own page, is answered.
 */
export function createIpcHost(ipcMain: IpcMain, app: Pick<App, 'call' | 'subscribe'>): IpcHost {
  let own: WebContents | undefined;
  let endEvents = () => {};

  ipcMain.handle(ipcChannels.call, (event, route: unknown, input: unknown) =>
    isFromOwnPage(event, own) ? app.call(route, input) : failureAnswer(notAllowed),
  );
  ipcMain.on(ipcChannels.subscribe, (event) => {
    if (!isFromOwnPage(event, own)) return;
    const contents = event.sender;
    // A page that subscribes anew is told everything anew.
    endEvents();
    endEvents = app.subscribe((change) => contents.send(ipcChannels.event, change));
  });

  return {
    serve: (contents) => {
      endEvents();
      own = contents;
      const leave = () => {
        if (own === contents) endEvents();
      };
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) leave();
      });
      contents.on('render-process-gone', leave);
      contents.on('destroyed', leave);
    },
  };
}

const notAllowed = new LampwrightError('NOT_ALLOWED', 'Only Lampwright’s own window may ask this.');

function isFromOwnPage(event: IpcMainEvent | IpcMainInvokeEvent, own: WebContents | undefined): boolean {
  const { sender, senderFrame } = event;
  if (sender !== own || !senderFrame || senderFrame.isDestroyed()) return false;
  return senderFrame.parent === null && isOwnPage(senderFrame.url);
}

/** The channels between main process and window. The preload names them once more: it may not import anything. */
export const ipcChannels = {
  /** From the window, answered: a route's name and its input. */
  call: 'lampwright:call',
  /** From the window: it wants to be told of events from now on. */
  subscribe: 'lampwright:subscribe',
  /** To the window: something happened. */
  event: 'lampwright:event',
  /** To the window: something was chosen in the native menu. */
  menu: 'lampwright:menu',
} as const;
