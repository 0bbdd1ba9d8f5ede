import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent, WebContents } from 'electron';
import { refusal } from '#shared/api/answer';
import { LampwrightError } from '#shared/api/errors';
import type { App } from '../app/App';
import { channels } from './channels';
import { isOwnPage } from './page';

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

  ipcMain.handle(channels.call, (event, route: unknown, input: unknown) =>
    isOwn(event, own) ? app.call(route, input) : refusal(notAllowed),
  );
  ipcMain.on(channels.subscribe, (event) => {
    if (!isOwn(event, own)) return;
    const contents = event.sender;
    // A page that subscribes anew is told everything anew.
    endEvents();
    endEvents = app.subscribe((change) => contents.send(channels.event, change));
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

function isOwn(event: IpcMainEvent | IpcMainInvokeEvent, own: WebContents | undefined): boolean {
  const { sender, senderFrame } = event;
  if (sender !== own || !senderFrame || senderFrame.isDestroyed()) return false;
  return senderFrame.parent === null && isOwnPage(senderFrame.url);
}
