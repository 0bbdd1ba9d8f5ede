import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../electron/cli/commands';
import { runLamp } from '../../electron/cli/runLamp';
import { lampModelName } from '../../electron/engine/ollama/lampModel';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import { lampReply } from '../fakes/ollama/lampReply';
import { stubInstalledOllama } from '../fakes/ollama/stubInstalledOllama';
import { FakeTerminal } from '../fakes/FakeTerminal';
import { commandLines } from '../tools/documents/commandLines';
import { documentPages } from '../tools/documents/documentPages';
import { notRun } from '../tools/documents/notRun';
import { readLampLine, type LampLine } from '../tools/documents/readLampLine';

const root = join(import.meta.dirname, '../..');
const pages = documentPages().map((page) => ({ file: page.file, lines: commandLines(page) }));
const readers = pages
  .map(({ file, lines }) => ({
    file,
    toType: lines.filter(({ kind, text }) => kind === 'typed' && !isNotRun(text)),
  }))
  .filter(({ toType }) => toType.length > 0);

function isNotRun(line: string): boolean {
  return notRun.some(({ command }) => command.test(line));
}

/** The call of a line that is to be tried; fails for a line of which nobody knows what to do with it. */
function callOf(line: string): LampLine {
  const call = readLampLine(line);
  if (!call)
    throw new Error(`Nothing runs “${line}”. List it in tests/tools/documents/notRun.ts, with the reason.`);
  return call;
}

/** Fails where help knows no such command, no such word behind it, or no such option. */
async function expectKnown({ words: [name = '', ...rest] }: LampLine, line: string): Promise<void> {
  if (name === '…' || name === 'help' || name === '--version') return;
  const command = await commands.find((candidate) => candidate.name === name)?.load();
  expect(command, line).toBeDefined();
  const options = rest
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2).replace(/=.*/, ''));
  expect(Object.keys(command?.options ?? {}), line).toEqual(expect.arrayContaining(options));
  const [deed = ''] = rest;
  const hasDeeds = ['library', 'conversation', 'model', 'set'].includes(name);
  if (hasDeeds && /^[a-z-]+$/.test(deed) && !deed.startsWith('--'))
    expect(command?.details, line).toMatch(new RegExp(`^  ${deed}\\b`, 'm'));
}

/** What a reader of the documents has at hand: the repository, a home of its own, Ollama with the lamp model. */
function oneReader(): void {
  const before = process.cwd();
  let folder = '';
  let ollama: FakeOllama | undefined;
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'lampwright-')));
    symlinkSync(join(root, 'tests'), join(folder, 'tests'), 'junction');
    process.chdir(folder);
    ollama = await FakeOllama.start({ models: [lampModelName(), 'gemma3:4b'] });
    ollama.replyWith(lampReply);
  });
  beforeEach(() => {
    stubInstalledOllama();
    vi.stubEnv('LAMPWRIGHT_DATA', join(folder, 'data'));
    vi.stubEnv('OLLAMA_HOST', ollama?.url);
  });
  afterAll(async () => {
    process.chdir(before);
    await ollama?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Nobody needs to watch the virtual lamp for as long as a reader may. */
function inHaste(words: readonly string[]): string[] {
  return words.map((word, index) => (words[index - 1] === '--seconds' ? '0.1' : word));
}

describe.each(readers)('a reader of $file', ({ toType }) => {
  oneReader();

  it.each([...new Set(toType.map(({ text }) => text))])('can type %s', async (line) => {
    const call = callOf(line);
    if (call.hasPlaceholder) return expectKnown(call, line);
    const terminal = new FakeTerminal();
    const code = await runLamp(inHaste(call.words), commands, '1.2.3', terminal);
    expect(code, terminal.messages.join('\n')).toBe(0);
    if (call.output !== undefined) writeFileSync(call.output, terminal.written);
  });
});

describe('the documents', () => {
  const named = pages.flatMap(({ file, lines }) => lines.map((line) => ({ ...line, file })));

  it('name only calls of the lamp command that there are', async () => {
    const calls = named.filter(({ text }) => readLampLine(text) !== undefined);
    expect(calls.length).toBeGreaterThan(20);
    for (const { text, file } of calls) await expectKnown(callOf(text), `${file}: ${text}`);
  });

  it('tell every command', () => {
    const names = named.map(({ text }) => readLampLine(text)?.words[0]);
    expect(names).toEqual(expect.arrayContaining(commands.map(({ name }) => name)));
  });

  it('name each command that is not run here, and what runs it instead is there', () => {
    for (const { command, seeInstead } of notRun) {
      expect(
        named.some(({ text }) => command.test(text)),
        String(command),
      ).toBe(true);
      if (seeInstead !== undefined) expect(existsSync(join(root, seeInstead)), seeInstead).toBe(true);
    }
  });
});
