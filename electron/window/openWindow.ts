import { BrowserWindow, type Rectangle } from 'electron';
import { pageAddress } from './pageAddress';
import { minSize, placeWindow, type WindowPlacement } from './windowPlacement';

/** What a window is opened with. */
export interface WindowOptions {
  /** The built `preload.cjs`. */
  readonly preload: string;
  readonly icon: string;
  readonly hasDevTools: boolean;
  readonly placement: WindowPlacement;
  /** Of each display, the first one first. */
  readonly workAreas: readonly Rectangle[];
  readonly onOpen: () => void;
}

/** Opens the window on our own page, shut off from everything else. It is shown once there is something to see. */
export function openWindow({
  preload,
  icon,
  hasDevTools,
  placement: state,
  workAreas,
  onOpen,
}: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...placeWindow(state, workAreas),
    minWidth: minSize.width,
    minHeight: minSize.height,
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
