import { eventually } from '../eventually';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { bundle, type Bundle } from '../storage/bundle';
import { TestPage } from './TestPage';
import { rawBytes } from './rawRequest';
import { needs } from '../../tools/needs';

// Windows knows no such signals: there a process is ended without being asked.
describe('a process with the browser host', needs('posix'), () => {
  let host: Bundle;

  beforeAll(async () => {
    host = await bundle('../browser/hostProcess.ts');
  });

  afterAll(() => host.remove());

  async function start(mode = '') {
    const pageFolder = temporaryFolder();
    writeFileSync(join(pageFolder, 'index.html'), 'page');
    const child = spawn(process.execPath, [host.file, pageFolder, mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
    const seen = { text: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (seen.text += text));
    await eventually(() => expect(seen.text).toContain('Ctrl-C'));
    const [, port, token = ''] = /127\.0\.0\.1:(\d+)\/#(\S+)/.exec(seen.text) ?? [];
    return { child, ended, seen, port: Number(port), token };
  }

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'exits by itself after %s because nothing is left open, whatever its windows do',
    async (signal) => {
      const { child, ended, seen, port, token } = await start();
      const [good, deaf] = [TestPage.connect(port, token), TestPage.connect(port, token)];
      await Promise.all([good.opened, deaf.opened]);
      deaf.socket.pause();
      const begun = rawBytes(port, 'GET / HTTP/1.1\r\nHost:');
      for (let count = 0; count < 8; count += 1) void deaf.call('test.large', 4 << 20);
      void good.call('test.held');
      await good.call('test.echo');
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(seen.text).toContain('app closed: true, windows: 0');
      expect(await good.closed).toBe(1001);
      deaf.socket.terminate();
      await begun;
    },
  );

  it('exits at once when signalled again a moment later', async () => {
    const { child, ended, seen } = await start('stuck');
    child.kill('SIGINT');
    await eventually(() => expect(seen.text).toContain('closing'));
    // Right after the first one it would count as the same signal.
    const again = setInterval(() => child.kill('SIGINT'), 100);
    onTestFinished(() => clearInterval(again));
    expect(await ended).toBe('SIGINT');
  });
});
