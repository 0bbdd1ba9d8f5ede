import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { Bridge } from '#shared/api/bridge';
import { chooseHost } from '../../electron/bin/chooseHost.mjs';
import { lookForRuntime } from '../../electron/bin/lookForRuntime.mjs';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { needs } from '../tools/needs';

const root = join(import.meta.dirname, '../..');
const { env, platform } = process;
const runtime = lookForRuntime(join(root, 'node_modules/electron'), env);
const { host } = chooseHost({ env, platform, userId: process.getuid?.() });
const executablePath = runtime.is === 'there' && host === 'desktop' ? runtime.path : undefined;

declare const lampwright: Bridge;

test('the Electron app opens its window', needs('electron'), async () => {
  const electron = await _electron.launch({
    executablePath: executablePath ?? '',
    args: [root],
    env: { ...env, LAMPWRIGHT_DATA: temporaryFolder() },
  });
  onTestFinished(() => electron.close());
  const window = await electron.firstWindow();
  expect(window.url()).toBe('lampwright://window/');
  expect(await window.title()).toContain('Lampwright');
  const answer = (route: string) => window.evaluate((name) => lampwright.call(name, { changes: {} }), route);
  expect(await answer('settings.change')).toEqual({ ok: true, data: undefined });
  expect(await answer('nothing.known')).toMatchObject({ error: { code: 'UNKNOWN_ROUTE' } });
  const found = await window.evaluate(async () => ({
    hasNode: 'require' in globalThis || 'process' in globalThis,
    fetched: await fetch('https://example.com/').then(
      () => true,
      () => false,
    ),
    hasElements: document.querySelectorAll('button, textarea').length > 0,
  }));
  expect(found).toEqual({ hasNode: false, fetched: false, hasElements: true });
});
