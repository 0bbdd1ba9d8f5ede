import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporaryFolder';

/** A package like Electron's own, without its runtime, and with the install script the test provides. */
export function createElectronPackage(install = ''): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{"version":"45.0.1"}');
  writeFileSync(join(folder, 'install.js'), `const fs = require('node:fs');\n${install}`);
  return folder;
}

/** Adds a file of the runtime to such a package. */
export function addFile(folder: string, file: string, text = ''): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, file), text);
}
