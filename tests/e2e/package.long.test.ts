import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forkLamp } from '../../electron/lamp/process/forkLamp';
import { unpackedUrl } from '../../electron/window/forkUtilityLamp';
import lock from '../../package-lock.json';
import packageJson from '../../package.json';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lampwright-package-'));
/** electron-builder names the folder after the processor, unless it is the usual one. */
const app = join(
  folder,
  process.arch === 'x64' ? 'dist/linux-unpacked' : `dist/linux-${process.arch}-unpacked`,
);
const resources = join(app, 'resources');
const outside = join(resources, 'app.asar.unpacked');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Before its fuses, one character each, Electron's binary has this mark, their version and their number. */
const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

interface Entry {
  readonly unpacked?: boolean;
  readonly offset?: string;
  readonly size?: number;
  readonly files?: Readonly<Record<string, Entry>>;
}

/** The files of the archive with their text, from its header: a length in the fourth word, JSON, then one file after the other. */
function filesOf(archive: string): Map<string, string> {
  const bytes = readFileSync(archive);
  const start = 8 + bytes.readUInt32LE(4);
  const files = new Map<string, string>();
  const visit = (entries: Readonly<Record<string, Entry>>, path: string) => {
    for (const [name, { files: inner, offset = '0', size = 0, ...entry }] of Object.entries(entries)) {
      const at = start + Number(offset);
      if (inner) visit(inner, `${path}${name}/`);
      else if (entry.unpacked) files.set(path + name, readFileSync(join(outside, path + name), 'utf8'));
      else files.set(path + name, bytes.toString('utf8', at, at + size));
    }
  };
  visit((JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as Entry).files ?? {}, '');
  return files;
}

/** Packages for Linux around a stand-in for Electron, whose fuses stand as in the real one: most open. */
async function packageForLinux(): Promise<void> {
  const electron = join(folder, 'electron');
  mkdirSync(join(electron, 'resources'), { recursive: true });
  writeFileSync(join(electron, 'electron'), `${fuseMark}\u0001\u000810110011`);
  chmodSync(join(electron, 'electron'), 0o755);
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      '--linux=dir',
      '--publish=never',
      `-c.electronDist=${electron}`,
      `-c.directories.output=${join(folder, 'dist')}`,
    ],
    { cwd: root },
  );
}

describe('the package', () => {
  let files: Map<string, string>;
  beforeAll(async () => {
    await packageForLinux();
    files = filesOf(join(resources, 'app.asar'));
  });
  const names = () => [...files.keys()];
  const modules = () => [
    ...new Set(names().flatMap((name) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? [])),
  ];

  it('holds the built app and nothing else of the repository', () => {
    expect(new Set(names().map((name) => name.split('/')[0]))).toEqual(
      new Set(['node_modules', 'out', 'package.json']),
    );
    for (const file of ['main/main.js', 'main/lampProcess.js', 'preload/preload.cjs', 'renderer/index.html'])
      expect(files.get(`out/${file}`)).toBe(readFileSync(join(root, 'out', file), 'utf8'));
    expect(names().filter((name) => /^out\/main\/(bench|streamThread)/.test(name))).toEqual([]);
  });

  it('starts at the main process, as a module', () => {
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: 'lampwright',
      version: packageJson.version,
      type: 'module',
      main: './out/main/main.js',
    });
  });

  it('holds every package that the main process imports, and none that only developers need', () => {
    const imported = [...files]
      .filter(([name]) => /^out\/main\/.*\.js$/.test(name))
      .flatMap(([, text]) =>
        Array.from(
          text.matchAll(/^(?:import|export) .*?["']([^."'][^"']*)["'];?$/gm),
          ([, name = '']) => name,
        ),
      )
      .filter((name) => !isBuiltin(name) && name !== 'electron');
    expect(imported).toContain('serialport');
    expect(modules()).toEqual(expect.arrayContaining([...new Set(imported)]));
    const locked = lock.packages as Record<string, { dev?: boolean }>;
    expect(modules().filter((name) => locked[`node_modules/${name}`]?.dev === true)).toEqual([]);
  });

  it('has serial drivers of its own system only', () => {
    const systems = names().flatMap((name) => /\/prebuilds\/([a-z0-9]+)-/.exec(name)?.[1] ?? []);
    expect([...new Set(systems)]).toEqual(['linux']);
  });

  it('drives a lamp from the process outside the archive', async () => {
    const prebuilds = 'node_modules/@serialport/bindings-cpp/prebuilds';
    // What is packaged here is for Linux: other systems lend it their own driver.
    if (process.platform !== 'linux')
      cpSync(join(root, prebuilds), join(outside, prebuilds), { recursive: true });
    // Such a file may lie in any folder above, as in a home where someone tried npm.
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
    const file = pathToFileURL(join(resources, 'app.asar/out/main/lampProcess.js'));
    const lamp = forkLamp(unpackedUrl(file));
    const phase = new Promise((resolve) => {
      lamp.listen({ onState: (state) => ['ready', 'failed'].includes(state.phase) && resolve(state.phase) });
    });
    await lamp.use({ type: 'virtual' });
    expect(await phase).toBe('ready');
    await lamp.close();
  });

  it('brings the firmware, the Modelfile and the icon along, but nothing that was compiled', () => {
    for (const file of [
      'Modelfile',
      'icon.png',
      'firmware/README.md',
      'firmware/Makefile',
      'firmware/lampwright/lampwright.ino',
    ])
      expect(
        readFileSync(join(resources, file)).equals(readFileSync(join(root, 'resources', file))),
        file,
      ).toBe(true);
    expect(existsSync(join(resources, 'firmware/build'))).toBe(false);
  });

  it('has every fuse set strictly', () => {
    const wire = readFileSync(join(app, 'lampwright')).subarray(fuseMark.length + 2);
    expect(Array.from(wire, (state) => String.fromCharCode(state) === '1')).toEqual([
      false, // runs as Node
      true, // encrypts cookies
      false, // heeds NODE_OPTIONS
      false, // heeds --inspect
      true, // checks the archive's integrity
      true, // loads the app from the archive only
      false, // has a snapshot of its own for the main process
      false, // grants pages of files more than other pages
    ]);
  });
});
