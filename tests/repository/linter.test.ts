import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json';

type Line = readonly [file: string, text: string];

const root = join(import.meta.dirname, '../..');
const importOf = ([file, from]: Line): Line => [file, `export * from '${from}';`];

const forbiddenImports: readonly Line[] = [
  ['renderer/words/a.ts', '../store/conversationItems'],
  ['renderer/words/inspector/a.ts', '../../inspector/steps/refusal'],
  ['renderer/words/a.ts', 'react'],
  ['shared/program/a.ts', '../../electron/cli/help'],
  ['shared/program/a.ts', '../../renderer/App'],
  ['shared/program/a.ts', 'node:fs'],
  ['shared/program/a.ts', 'react'],
  ['shared/program/a.ts', 'electron'],
  ['renderer/stage/a.ts', '../../electron/cli/help'],
  ['renderer/stage/a.ts', '../../shared/program/schema'],
  ['renderer/stage/a.ts', 'node:fs'],
  ['renderer/stage/a.ts', 'electron'],
  ['renderer/stage/a.ts', 'serialport'],
  ['electron/cli/a.ts', '../../renderer/App'],
  ['electron/cli/a.ts', '../../tests/fakes/FakeTerminal'],
  ['electron/cli/a.ts', '../../shared/program/schema'],
  ['electron/cli/a.ts', 'electron-store'],
  ['electron/cli/a.ts', 'conf'],
  ['electron/cli/a.ts', 'ollama'],
  ['electron/engine/ollama/a.ts', 'undici'],
  ['electron/engine/ollama/OllamaClient.ts', 'conf'],
  ['electron/cli/a.ts', '../storage/openElectronStore'],
  ['electron/storage/openConfStore.ts', '../../renderer/App'],
  ['electron/lamp/a.ts', 'serialport'],
  ['electron/lamp/ports/a.ts', '@serialport/bindings-cpp'],
  ['electron/main.ts', 'serialport'],
  ['electron/engine/ollama/OllamaClient.ts', 'serialport'],
  ['electron/lamp/ports/serialPorts.ts', 'conf'],
  ['electron/lamp/ports/serialPorts.ts', 'ollama'],
  ['electron/lamp/ports/serialPorts.ts', '../../../renderer/App'],
];
const allowedImports: readonly Line[] = [
  ['renderer/words/a.ts', '#shared/program/Program'],
  ['renderer/words/inspector/a.ts', '../formats'],
  ['shared/program/a.ts', './schema'],
  ['shared/program/a.ts', '../api/errors'],
  ['shared/program/a.ts', 'zod'],
  ['renderer/stage/a.ts', '#shared/program/schema'],
  ['renderer/stage/a.ts', 'react'],
  ['electron/cli/a.ts', '#shared/program/schema'],
  ['electron/cli/a.ts', 'node:fs'],
  ['electron/cli/a.ts', '../storage/confStore'],
  ['electron/main.ts', './storage/openElectronStore'],
  ['electron/engine/ollama/OllamaClient.ts', 'ollama'],
  ['electron/engine/ollama/checkedFetch.ts', 'undici'],
  ['electron/storage/openConfStore.ts', 'conf'],
  ['electron/storage/openElectronStore.ts', 'electron-store'],
  ['electron/lamp/ports/serialPorts.ts', 'serialport'],
  ['tests/a.ts', '../electron/cli/help'],
];
/** What each folder's own `tsconfig.json` must refuse, and what it must know. */
const wrongTypes: readonly Line[] = [
  ['shared/types.ts', 'export const pid = process.pid;'],
  ['shared/types.ts', 'export const title = document.title;'],
  ['renderer/types.tsx', 'export const pid = process.pid;'],
  ['renderer/types.tsx', 'export const bytes = Buffer.from("");'],
  ['electron/types.ts', 'export const title = document.title;'],
  ['electron/bin/types.mjs', 'export const title = document.title;'],
  ['tests/types.ts', 'export const count: number = "one";'],
  ['tests/types.ts', 'export const first = (list: number[]): number => list[0];'],
  ['vitest.config.ts', 'export const count: number = "one";'],
  ['electron.vite.config.ts', 'export const count: number = "one";'],
];
const rightTypes: readonly Line[] = [
  ['shared/types.ts', 'export const root = Math.sqrt(2);'],
  ['renderer/types.tsx', 'export const html = document.body.innerHTML;'],
  ['electron/types.ts', 'export const pid = process.pid;'],
  ['electron/bin/types.mjs', 'export const pid = process.pid;'],
  ['tests/types.ts', 'export const both = [document.title, process.pid];'],
];
/** What would leave tests out. */
const leftOut: readonly Line[] = [
  ['tests/left.test.ts', "it.only('a', () => expect(1).toBe(1));"],
  ['tests/left.test.ts', "it.skip('b', () => expect(1).toBe(1));"],
];

/** Lints all lines in one run, with the repository's settings and the options of `npm run lint`. */
class Linted {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  readonly #complaints: readonly string[];

  constructor(private readonly lines: readonly Line[]) {
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'), 'junction');
    const settings = ['shared', 'renderer', 'electron', 'tests'].map((name) => join(name, 'tsconfig.json'));
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json', ...settings])
      cpSync(join(root, file), join(this.#folder, file), { recursive: true });
    const files = [...new Set(lines.map(([file]) => file))];
    for (const file of files) {
      mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
      writeFileSync(join(this.#folder, file), `${this.#linesOf(file).join('\n')}\n`);
    }
    const [, options = ''] = /\boxlint (.+)$/.exec(packageJson.scripts.lint) ?? [];
    const words = [...options.split(' '), '--format', 'unix', ...files];
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, ...words], {
      cwd: this.#folder,
      encoding: 'utf8',
    });
    this.#complaints = stdout.split('\n');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What it says of a line. */
  about([file, text]: Line): string {
    const start = `${file}:${this.#linesOf(file).indexOf(text) + 1}:`;
    return this.#complaints.filter((complaint) => complaint.startsWith(start)).join('\n');
  }

  #linesOf(file: string): string[] {
    return this.lines.filter(([name]) => name === file).map(([, text]) => text);
  }
}

describe('imports point inward', () => {
  let linted: Linted;
  beforeAll(() => {
    linted = new Linted([...forbiddenImports, ...allowedImports].map(importOf));
  });

  it.each(forbiddenImports)('%s may not import %s', (...line) => {
    expect(linted.about(importOf(line))).toContain('no-restricted-imports');
  });

  it.each(allowedImports)('%s may import %s', (...line) => {
    expect(linted.about(importOf(line))).not.toContain('no-restricted-imports');
  });
});

describe('the linter', () => {
  // Apart from the imports: some of them bring Node's types along.
  let linted: Linted;
  beforeAll(() => {
    linted = new Linted([...wrongTypes, ...rightTypes, ...leftOut]);
  });

  it.each(wrongTypes)('checks the types of each folder: %s may not have %s', (...line) => {
    expect(linted.about(line)).toMatch(/typescript\(TS\d+\)/);
  });

  it.each(rightTypes)('checks the types of each folder: %s may have %s', (...line) => {
    expect(linted.about(line)).not.toMatch(/typescript\(TS\d+\)/);
  });

  it.each(leftOut)('lets no test be left out: %s %s', (...line) => {
    expect(linted.about(line)).toMatch(/no-(focused|disabled)-tests/);
  });
});
