import { BrowserWindow, type Rectangle } from 'electron';
import { pageAddress } from './page';
import { leastSize, placeWindow, type WindowState } from './windowState';

/** What a window is opened with. */
export interface WindowParts {
  /** The built `preload.cjs`. */
  readonly preload: string;
  readonly icon: string;
  readonly hasDevTools: boolean;
  readonly state: WindowState;
  /** Of each display, the first one first. */
  readonly workAreas: readonly Rectangle[];
  readonly onOpen: () => void;
}

/** Opens the window on our own page, shut off from everything else. It is shown once there is something to see. */
export function openWindow({
  preload,
  icon,
  hasDevTools,
  state,
  workAreas,
  onOpen,
}: WindowParts): BrowserWindow {
  const window = new BrowserWindow({
    ...placeWindow(state, workAreas),
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    title: 'Lampwright',
    icon,
    backgroundColor: '#0e0d0b',
    show: false,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      navigateOnDragDrop: false,
      devTools: hasDevTools,
      spellcheck: false,
    },
  });
  const reveal = () => {
    if (window.isDestroyed() || window.isVisible()) return;
    if (state.isMaximized) window.maximize();
    window.show();
    onOpen();
  };
  window.once('ready-to-show', reveal);
  // An empty window can be reloaded; one that never shows cannot.
  window.loadURL(pageAddress).catch(reveal);
  return window;
}
