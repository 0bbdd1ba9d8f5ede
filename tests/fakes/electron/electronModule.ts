import { FakeElectron } from './FakeElectron';

/** Replaces the `electron` module, whose binary tests must not need. */
export const electron = new FakeElectron();

// The real module has named and default exports.
export const {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
} = electron;
// oxlint-disable-next-line import/no-default-export
export default electron;
