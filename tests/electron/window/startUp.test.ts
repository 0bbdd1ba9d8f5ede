import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { makePrivateFolder, startErrorMessage } from '../../../electron/window/startUp';
import { FolderLock } from '../../../electron/storage/FolderLock';
import { temporaryFolder } from '../../fakes/temporaryFolder';

it.each([
  ['the window’s files', (data: string) => Promise.resolve(makePrivateFolder(join(data, 'window')))],
  ['the storage', (data: string) => FolderLock.acquire(data)],
])('the data folder is private to the user when it is created for %s', async (_, make) => {
  const data = join(temporaryFolder(), 'config', 'Lampwright');
  await make(data);
  // Windows has no such bits: there the folder is inside the user's own.
  const othersMay = process.platform === 'win32' ? 0 : statSync(data).mode & 0o077;
  expect(othersMay).toBe(0);
});

it('an expected failure is shown as its own message', () => {
  const error = new LampwrightError('STORAGE_IN_USE', 'Lampwright is open already.');
  expect(startErrorMessage(error)).toBe('Lampwright is open already.');
});

it('an internal error is shown as such, with everything needed to find it', () => {
  const fault = new TypeError('x is not a function');
  expect(startErrorMessage(fault)).toBe(`This is a fault in Lampwright itself.\n\n${fault.stack}`);
  expect(startErrorMessage('odd')).toBe('This is a fault in Lampwright itself.\n\nodd');
});
