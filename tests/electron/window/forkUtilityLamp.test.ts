import { expect, it } from 'vitest';
import { unpackedUrl } from '../../../electron/window/forkUtilityLamp';

it('finds files that are unpacked from the installed archive', () => {
  expect(unpackedUrl(new URL('file:///opt/Lampwright/resources/app.asar/out/main/lampProcess.js')).href).toBe(
    'file:///opt/Lampwright/resources/app.asar.unpacked/out/main/lampProcess.js',
  );
});

it('leaves paths outside an archive unchanged', () => {
  const file = new URL('file:///home/me/lampwright/out/main/lampProcess.js');
  expect(unpackedUrl(file).href).toBe(file.href);
});
