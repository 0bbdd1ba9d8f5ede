import { eventually } from '../eventually';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser, browserCommand } from '../../../electron/browser/openBrowser';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { needs } from '../../tools/needs';

const address = 'http://127.0.0.1:4780/#a-b_c';

describe('the command that opens the page', () => {
  it.each([
    ['darwin', {}, ['open', address]],
    ['win32', {}, ['cmd', '/c', 'start', '', address]],
    ['linux', { DISPLAY: ':0' }, ['xdg-open', address]],
    ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', address]],
    ['linux', {}, undefined],
    ['linux', { DISPLAY: '' }, undefined],
  ] as const)('on %s with %j', (platform, env, command) => {
    expect(browserCommand(address, { platform, env })).toEqual(command);
  });
});

describe('opening the page', needs('posix'), () => {
  /** Surroundings in which `xdg-open` is this script. */
  function withOpener(script: string | undefined) {
    const folder = temporaryFolder();
    const file = join(folder, 'xdg-open');
    if (script !== undefined) {
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    }
    return { folder, environment: { platform: 'linux', env: { PATH: folder, DISPLAY: ':0' } } as const };
  }

  it('hands the address to the system', async () => {
    const { folder, environment } = withOpener('echo "$@" > "${0%/*}/opened"');
    const say = vi.fn<(sentence: string) => void>();
    openBrowser(address, say, environment);
    const opened = join(folder, 'opened');
    await eventually(() => expect(existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${address}\n`));
    expect(say).not.toHaveBeenCalled();
  });

  it.each([
    ['does not exist', undefined],
    ['fails', 'exit 3'],
  ])('tells the user what to do when the opener %s', async (_, script) => {
    const messages: string[] = [];
    openBrowser(address, (sentence) => messages.push(sentence), withOpener(script).environment);
    await eventually(() =>
      expect(messages).toEqual(['No browser could be opened. Open the address above yourself.']),
    );
  });
});
