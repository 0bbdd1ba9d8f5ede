import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { listed } from '../../fakes/listed';
import { temporaryFolder } from '../../fakes/temporaryFolder';

const sound = '{"program":{"name":"Dark","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}';
const reply = `Sure!\n\`\`\`json\n${sound.replace('500', '"2s"')}\n\`\`\``;

async function lamp(words: string[], ...input: (string | Uint8Array)[]) {
  const terminal = new FakeTerminal(input);
  const code = await runLamp(words, commands, '1.2.3', terminal);
  return { code, terminal, messages: terminal.messages.join('\n') };
}

function fileWith(text: string): string {
  const file = join(temporaryFolder(), 'program.json');
  writeFileSync(file, text);
  return file;
}

describe('lamp', () => {
  it('prints its version', async () => {
    const { code, terminal } = await lamp(['--version']);
    expect([code, terminal.written]).toEqual([0, '1.2.3\n']);
  });

  it.each([[['help']], [['--help']], [['-h']]])('lists every command for %j', async (words) => {
    const { code, terminal } = await lamp(words);
    expect(code).toBe(0);
    for (const { name } of commands) expect(terminal.written).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  });

  it.each([[['help', 'validate']], [['validate', '--help']], [['validate', 'x', '-h']]])(
    'explains one command for %j',
    async (words) => {
      const { code, terminal } = await lamp(words);
      expect(code).toBe(0);
      expect(terminal.written).toMatch(/^Usage: lamp validate FILE/);
    },
  );

  it.each(['library', 'conversation', 'model'])('explains all that the usage of %s names', async (name) => {
    const { terminal } = await lamp(['help', name]);
    const [usage = '', ...details] = terminal.written.split('\n');
    const verbs = usage.replace(`Usage: lamp ${name} `, '').match(/[a-z]+/g) ?? [];
    expect(verbs.length).toBeGreaterThan(3);
    for (const verb of verbs) expect(details.join('\n')).toMatch(new RegExp(`^  ${verb}\\b`, 'm'));
  });

  it.each([
    [[], 'Which command'],
    [['conjure'], 'no command “conjure”'],
    [['help', 'conjure'], 'no command “conjure”'],
    [['validate'], 'FILE is missing'],
    [['validate', 'a', 'b'], 'One FILE'],
    [['validate', '--loud', 'a'], '--loud'],
    [['validate', '--ndjson', 'a'], 'standard input'],
    [['validate', '--ndjson=yes'], '--ndjson'],
  ])('answers %j with the usage and exit code 2', async (words, complaint) => {
    const { code, terminal, messages } = await lamp(words);
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
    expect(messages).toContain('Usage: lamp');
    expect(terminal.written).toBe('');
  });

  it('does not swallow a fault of its own', async () => {
    const faulty = listed('faulty', { options: {}, run: () => Promise.reject(new TypeError('bug')) });
    await expect(runLamp(['faulty'], [faulty], '1', new FakeTerminal())).rejects.toThrow('bug');
  });
});

describe('lamp validate', () => {
  it('prints the program in its outer shape', async () => {
    const { code, terminal } = await lamp(['validate', fileWith(sound)]);
    expect(code).toBe(0);
    expect(terminal.lines).toEqual([{ ok: true, program: JSON.parse(sound) as unknown, repairs: [] }]);
  });

  it('reads a model’s reply from standard input, in any chunks, and says what it repaired', async () => {
    const bytes = new TextEncoder().encode(reply.replace('Dark', 'Düster'));
    const { code, terminal } = await lamp(
      ['validate', '-'],
      ...Array.from(bytes, (byte) => Uint8Array.of(byte)),
    );
    expect(code).toBe(0);
    expect(terminal.lines).toMatchObject([
      { ok: true, program: { program: { name: 'Düster', steps: [{ duration: 2000 }] } } },
    ]);
    expect(terminal.written).toContain('text around');
  });

  it('prints the note next to the program', async () => {
    const { terminal } = await lamp(['validate', '-'], sound.replace(/}$/, ',"note":"likes it dark"}'));
    expect(terminal.lines).toMatchObject([{ ok: true, repairs: [], note: 'likes it dark' }]);
  });

  it('reports input that is not a program with code, message and path, and exit code 1', async () => {
    const { code, terminal, messages } = await lamp(['validate', '-'], '{"program":{"name":"x","steps":[]}}');
    expect(code).toBe(1);
    expect(terminal.lines).toEqual([
      { ok: false, error: { code: 'NO_STEPS', message: messages, path: '$.program.steps' } },
    ]);
  });

  it.each([
    ['/no/such/file.json', 'no file'],
    [tmpdir(), 'folder'],
  ])('says why it cannot read %s', async (file, why) => {
    const { code, terminal, messages } = await lamp(['validate', file]);
    expect([code, terminal.written]).toEqual([1, '']);
    expect(messages).toContain(why);
  });

  it('stops reading a file that is larger than any program', async () => {
    const { code, terminal } = await lamp(
      ['validate', '-'],
      ...Array.from({ length: 20 }, () => 'x'.repeat(1_000_000)),
    );
    expect(code).toBe(1);
    expect(terminal.lines).toMatchObject([{ error: { code: 'TOO_LARGE' } }]);
  });
});

describe('lamp validate --ndjson', () => {
  it('answers every line with one line, in order, whatever it holds', async () => {
    const inputs = [
      sound,
      JSON.stringify(reply),
      '',
      'nonsense',
      '[]',
      'null',
      '5',
      '"text"',
      sound.slice(0, -2),
      '{"program":',
      '\u0000',
      sound,
    ];
    const { code, terminal } = await lamp(['validate', '--ndjson'], inputs.join('\n'));
    expect(code).toBe(0);
    expect(terminal.lines).toHaveLength(inputs.length);
    const verdicts = terminal.lines.map((line) => (line as { ok: boolean }).ok);
    expect(verdicts).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('accepts Windows line breaks, and needs none at the end', async () => {
    for (const text of [`${sound}\r\n${sound}`, `${sound}\n${sound}\n`, `\uFEFF${sound}\n${sound}`]) {
      const { terminal } = await lamp(['validate', '--ndjson'], text);
      expect(terminal.lines).toMatchObject([
        { ok: true, repairs: [] },
        { ok: true, repairs: [] },
      ]);
    }
  });

  it('reads characters that are split between two chunks', async () => {
    const bytes = new TextEncoder().encode(`${sound.replace('Dark', '夜のランプ 🌙')}\n`);
    const { terminal } = await lamp(
      ['validate', '--ndjson'],
      ...Array.from(bytes, (byte) => Uint8Array.of(byte)),
    );
    expect(terminal.lines).toMatchObject([{ ok: true, program: { program: { name: '夜のランプ 🌙' } } }]);
  });

  it('measures a line that is too long instead of storing it, and continues', async () => {
    const flood = Array.from({ length: 12 }, () => 'x'.repeat(1_000_000));
    const { terminal } = await lamp(['validate', '--ndjson'], ...flood, `\n${sound}\n`);
    expect(terminal.lines).toMatchObject([{ ok: false, error: { code: 'TOO_LARGE' } }, { ok: true }]);
    expect(terminal.written).toContain('12000000');
  });

  it('accepts - for standard input', async () => {
    const { code, terminal } = await lamp(['validate', '-', '--ndjson'], sound);
    expect([code, terminal.lines.length]).toEqual([0, 1]);
  });

  it('prints nothing for no input', async () => {
    const { code, terminal } = await lamp(['validate', '--ndjson']);
    expect([code, terminal.written]).toEqual([0, '']);
  });
});

describe('lamp summarize', () => {
  it('prints the summary as plain text', async () => {
    const { code, terminal } = await lamp(['summarize', fileWith(sound)]);
    expect([code, terminal.written]).toEqual([0, 'Dark, 1 step: off\n']);
  });

  it('says what is wrong with input that is not a program, and prints nothing', async () => {
    const { code, terminal, messages } = await lamp(['summarize', '-'], 'hello');
    expect([code, terminal.written]).toEqual([1, '']);
    expect(messages).toMatch(/no animation program/);
  });

  it('adds the description in words with --ndjson', async () => {
    const { terminal } = await lamp(['summarize', '--ndjson'], `${sound}\nhello\n`);
    expect(terminal.lines).toEqual([
      { ok: true, summary: 'Dark, 1 step: off', description: 'Dark 500 ms.' },
      { ok: false, error: expect.objectContaining({ code: 'NO_PROGRAM' }) as unknown },
    ]);
  });
});
