import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { program, solid, strobe } from './rawPrograms';

interface Result {
  readonly ok: boolean;
  readonly lamp: { readonly kind: string; readonly path: string };
  readonly playedMs: number;
}

/** A terminal at which Ctrl-C is pressed when a matching message is printed. */
class ImpatientTerminal extends FakeTerminal {
  constructor(
    input: string,
    private readonly enough: RegExp | undefined,
  ) {
    super([input]);
  }

  override say(sentence: string): void {
    super.say(sentence);
    if (this.enough?.test(sentence)) this.stop.abort();
  }
}

async function play(input: string, words: string, enough?: RegExp) {
  const terminal = new ImpatientTerminal(input, enough);
  const all = ['play', ...words.split(' ').filter(Boolean), '--data', temporaryFolder()];
  const code = await runLamp(all, commands, '1.2.3', terminal);
  const [result] = terminal.lines as Result[];
  return { code, result, messages: terminal.messages.join('\n'), written: terminal.written };
}

const short = program({ id: 'a', command: solid('#FF8040'), duration: 40 });
const endless = program({ id: 'a', command: solid('#FF8040'), duration: null });

describe('lamp play', () => {
  it('plays a program that ends to its end, on the virtual lamp if there is no other', async () => {
    const { code, result, messages } = await play(short, '-');
    expect(code).toBe(0);
    expect(result).toMatchObject({ ok: true, lamp: { kind: 'virtual', path: 'virtual' } });
    expect(result?.playedMs).toBeGreaterThan(30);
    expect(messages).toContain('Virtual lamp (virtual) is ready.');
    expect(messages).toContain('It plays on its own.');
  });

  it('reads the program from a file', async () => {
    const file = join(temporaryFolder(), 'program.json');
    writeFileSync(file, short);
    expect((await play('', file)).code).toBe(0);
  });

  it('stops a program that does not end after --seconds', async () => {
    const { code, result } = await play(endless, '- --seconds 0.05 --driver virtual');
    expect([code, result?.ok]).toEqual([0, true]);
    expect(result?.playedMs).toBeGreaterThan(40);
  });

  it('ends on Ctrl-C with the usual closing message', async () => {
    const { code, result } = await play(endless, '-', /It plays/);
    expect([code, result?.ok]).toEqual([0, true]);
  });

  it('ends if Ctrl-C is pressed before the lamp is ready', async () => {
    const terminal = new FakeTerminal([endless]);
    terminal.stop.abort();
    await runLamp(['play', '-', '--data', temporaryFolder()], commands, '1.2.3', terminal);
    expect(terminal.messages.join('\n')).not.toContain('Step');
  });

  it('makes the lamp store the program with --keep', async () => {
    const { code, messages } = await play(short, '- --keep');
    expect(code).toBe(0);
    expect(messages).toContain('Stored');
  });

  it('softens a strobe before it plays, and says so', async () => {
    const { code, messages } = await play(strobe, '- --seconds 0.05');
    expect(code).toBe(0);
    expect(messages).toMatch(/^Slowed/m);
  });

  it('prints the steps as they come', async () => {
    const { messages } = await play(endless, '- --seconds 20', /Step 1 of 1: a/);
    expect(messages).toContain('Step 1 of 1: a');
  });

  it.each([
    ['not a program at all', '-'],
    ['{"program":{"name":"x","steps":[]}}', '-'],
    ['', 'nowhere.json'],
  ])('exits with 1 and a message if there is no program: %j', async (input, words) => {
    const { code, messages, written } = await play(input, words);
    expect(code).toBe(1);
    expect(messages).not.toBe('');
    expect([written, messages.includes('ready')]).toEqual(['', false]);
  });

  it('exits with 1 and a message if the port does not exist', async () => {
    const { code, messages, written } = await play(short, '- --port /dev/no-such-port --driver native');
    expect(code).toBe(1);
    expect(messages).toContain('/dev/no-such-port');
    expect(written).toBe('');
  });

  it.each([
    ['- --driver nonsense', 'auto, native, wled, adalight or virtual'],
    ['- --driver virtual --port COM3', 'no port'],
    ['- --driver wled', '--port'],
    ['- --port=', '--port needs a path'],
    ['- --seconds 0', '--seconds'],
    ['- --seconds -1', '--seconds'],
    ['- --seconds soon', '--seconds'],
    ['- --seconds 90000', '86400'],
    ['- --brightness 256', '--brightness'],
    ['- --budget-ma much', '--budget-ma'],
    ['- --layout sideways', 'sideways'],
    ['- --what', '--what'],
    ['', 'FILE'],
    ['- -', 'One FILE'],
  ])('prints the usage for “%s”', async (words, complaint) => {
    const { code, messages, written } = await play(short, words);
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
    expect(messages).toContain('lamp play FILE');
    expect(written).toBe('');
  });
});
