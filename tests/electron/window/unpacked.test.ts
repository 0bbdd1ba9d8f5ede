import { expect, it } from 'vitest';
import { unpacked } from '../../../electron/window/unpacked';

it('finds what was kept out of the installed archive', () => {
  expect(unpacked(new URL('file:///opt/Lampwright/resources/app.asar/out/main/lampProcess.js')).href).toBe(
    'file:///opt/Lampwright/resources/app.asar.unpacked/out/main/lampProcess.js',
  );
});

it('leaves alone what lies in no archive', () => {
  const file = new URL('file:///home/me/lampwright/out/main/lampProcess.js');
  expect(unpacked(file).href).toBe(file.href);
});
