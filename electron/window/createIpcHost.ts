import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import { failureAnswer } from '#shared/api/apiAnswer';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { App } from '../app/App';
import { isOwnPage } from './pageAddress';

/** Serves the app to our own window only. */
export interface IpcHost {
  /** Serves this window from now on, instead of the previous one. */
  readonly serve: (contents: WebContents) => void;
}

/** Answers the window's calls and sends it events. Each sender is checked: it must be our window's main frame, on our own page. */
export function createIpcHost(ipcMain: IpcMain, app: Pick<App, 'call' | 'subscribe'>): IpcHost {
  let own: WebContents | undefined;
  let unsubscribe = () => {};

  ipcMain.handle(ipcChannels.call, (event, route: unknown, input: unknown) =>
    isFromOwnPage(event, own) ? app.call(route, input) : failureAnswer(notAllowed),
  );
  ipcMain.on(ipcChannels.subscribe, (event) => {
    if (!isFromOwnPage(event, own)) return;
    const contents = event.sender;
    // A page that subscribes again gets all states again.
    unsubscribe();
    unsubscribe = app.subscribe((change) => contents.send(ipcChannels.event, change));
  });

  return {
    serve: (contents) => {
      unsubscribe();
      own = contents;
      const leave = () => {
        if (own === contents) unsubscribe();
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

/** The channels between main process and window. The preload repeats the names, since it cannot import anything. */
export const ipcChannels = {
  /** From the window, with an answer: a route's name and its input. */
  call: 'lampwright:call',
  /** From the window: send events from now on. */
  subscribe: 'lampwright:subscribe',
  /** To the window: an event. */
  event: 'lampwright:event',
  /** To the window: a command from the native menu. */
  menu: 'lampwright:menu',
} as const;
