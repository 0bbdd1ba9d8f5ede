/** Stands in for the `electron` module, whose binary tests must not need: just what the app's glue asks of it. */
const electron = {
  app: { getPath: () => '/nowhere', getVersion: () => '0.0.0' },
  ipcMain: { on: () => undefined },
  shell: { openPath: () => Promise.resolve('') },
};

// The real module has both kinds of exports.
export const { app, ipcMain, shell } = electron;
// oxlint-disable-next-line import/no-default-export
export default electron;
