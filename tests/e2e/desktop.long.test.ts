import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { apiEventSchema, areaNames } from '#shared/api/contract';
import { FolderLock } from '../../electron/storage/FolderLock';
import { bundle, type Bundle } from '../electron/storage/bundle';
import { DesktopProcess } from '../fakes/electron/DesktopProcess';
import { temporaryFolder } from '../fakes/temporaryFolder';

let program: Bundle;
beforeAll(async () => {
  program = await bundle('../../fakes/electron/desktopChild.ts');
});
afterAll(() => program.remove());

/** An app of the test's own, with its window open. */
async function open(folder = temporaryFolder()): Promise<{ desktop: DesktopProcess; folder: string }> {
  const desktop = new DesktopProcess(program.file, folder);
  onTestFinished(async () => void (await desktop.kill('SIGKILL')));
  await desktop.waitUntilOpen();
  return { desktop, folder };
}

const factsOf = async (desktop: DesktopProcess) => (await desktop.run({ do: 'facts' })) as { loads: number };
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
describe('the built desktop app', () => {
  it('tells a page the state of every area, and again to one that comes back after a crash', async () => {
    const { desktop } = await open();
    const areas = async () => {
      const events = (await desktop.run({ do: 'subscribe' })) as unknown[];
      return events
        .map((event) => apiEventSchema.parse(event))
        .flatMap((event) => ('area' in event ? event.area : []));
    };
    expect((await areas()).sort()).toEqual([...areaNames].sort());
    await desktop.run({ do: 'crash' });
    while ((await factsOf(desktop)).loads < 2) await soon();
    expect(new Set(await areas())).toEqual(new Set(areaNames));
  });

  it('asks its owner when the window fails again and again, and ends if that is wanted', async () => {
    const { desktop, folder } = await open();
    await desktop.run({ do: 'answer', response: 1 });
    for (let crashes = 1; crashes <= 3; crashes += 1) {
      await desktop.run({ do: 'crash' });
      while ((await factsOf(desktop)).loads <= crashes) await soon();
    }
    desktop.run({ do: 'crash' }).catch(() => undefined);
    expect(await desktop.ended).toMatchObject({
      code: 0,
      shown: [{ title: 'The window stopped working several times in a row.' }],
    });
    const log = readFileSync(join(folder, 'logs/lampwright.log'), 'utf8');
    expect(log.match(/The window’s process is gone \(crashed, 5\)/g)).toHaveLength(4);
  });

  it('remembers where its window was, and lets go of everything when it quits', async () => {
    const folder = temporaryFolder();
    const { desktop } = await open(folder);
    await desktop.run({ do: 'move', x: 33, y: 44 });
    desktop.run({ do: 'quit' }).catch(() => undefined);
    expect(await desktop.ended).toMatchObject({ code: 0, shown: [] });
    expect(JSON.parse(readFileSync(join(folder, 'window.json'), 'utf8'))).toMatchObject({
      bounds: { x: 33, y: 44 },
    });
    expect(readdirSync(folder).filter((name) => /lock|\.tmp/.test(name))).toEqual([]);
    const again = await open(folder);
    expect(await again.desktop.run({ do: 'facts' })).toMatchObject({ options: { x: 33, y: 44 } });
  });

  it('ends when its window is closed, except on a Mac', async () => {
    const { desktop } = await open();
    desktop.run({ do: 'close' }).catch(() => undefined);
    if (process.platform !== 'darwin') expect(await desktop.ended).toMatchObject({ code: 0 });
    else expect(await desktop.run({ do: 'facts' })).toMatchObject({ windows: 0 });
  });

  it('says so when its data is in use, and ends', async () => {
    const folder = temporaryFolder();
    const lock = await FolderLock.acquire(folder);
    const ended = await new DesktopProcess(program.file, folder).ended;
    await lock.release();
    expect(ended).toMatchObject({
      code: 1,
      said: 'Lampwright could not be opened.\n',
      shown: [
        { title: 'Lampwright could not be opened', text: expect.stringContaining('already open') as string },
      ],
    });
  });

  it('says so when its data cannot be kept, and ends', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await new DesktopProcess(program.file, file).ended).toMatchObject({
      code: 1,
      said: 'Lampwright could not be opened.\n',
      shown: [{ text: expect.stringContaining('cannot be written') as string }],
    });
  });
});
