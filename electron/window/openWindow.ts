import { BrowserWindow, type Rectangle } from 'electron';
import { pageAddress } from './pageAddress';
import { minSize, placeWindow, type WindowPlacement } from './windowPlacement';

export interface WindowOptions {
  /** The built `preload.cjs`. */
  readonly preload: string;
  readonly icon: string;
  readonly hasDevTools: boolean;
  readonly placement: WindowPlacement;
  /** Of each display, the primary one first. */
  readonly workAreas: readonly Rectangle[];
  readonly onOpen: () => void;
}

/** Opens the window on our own page, isolated from everything else. It is shown once the page is rendered. */
export function openWindow({
  preload,
  icon,
  hasDevTools,
  placement,
  workAreas,
  onOpen,
}: WindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...placeWindow(placement, workAreas),
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
    if (placement.isMaximized) window.maximize();
    window.show();
    onOpen();
  };
  window.once('ready-to-show', reveal);
  // If loading fails, the empty window is shown, so that the user can reload it.
  window.loadURL(pageAddress).catch(reveal);
  return window;
}
