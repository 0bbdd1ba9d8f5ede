import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseProgram } from '#shared/program/parseProgram';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';

const storm = {
  name: 'Storm',
  steps: [
    {
      id: 'dark',
      command: { type: 'pattern', name: 'breathing', params: { color: '#1A1A3A', speed: 3000 } },
      duration: 4000,
    },
    {
      id: 'flash',
      command: { type: 'pattern', name: 'pulse', params: { color: '#FFFFFF', speed: 300 } },
      duration: 500,
    },
  ],
  loop: { count: 0, start_step: 'dark', end_step: 'flash' },
};

interface Answer {
  readonly ok: boolean;
  readonly program: { readonly program: typeof storm };
  readonly changes: string[];
  readonly error: { readonly code: string; readonly message: string };
  readonly intent?: string;
  readonly note: string;
}

async function lamp(words: string[], ...input: string[]) {
  const terminal = new FakeTerminal(input);
  const code = await runLamp(words, commands, '1.2.3', terminal);
  return { code, terminal, messages: terminal.messages.join('\n'), answers: terminal.lines as Answer[] };
}

function lines(...values: unknown[]): string {
  return values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join('');
}

function stormFile(): string {
  const file = join(temporaryFolder(), 'storm.json');
  writeFileSync(file, JSON.stringify({ program: storm }));
  return file;
}

describe('lamp edit', () => {
  it('prints the edited program and the changes in words', async () => {
    const { code, answers } = await lamp(['edit', stormFile(), 'make the flash violet, and slower']);
    expect(code).toBe(0);
    const [answer] = answers;
    expect(answer?.changes).toHaveLength(2);
    expect(answer?.program.program.steps[0]?.duration).toBe(6000);
    expect(answer?.program.program.steps[1]?.command.params.color).not.toBe('#FFFFFF');
  });

  it('accepts the wish as one argument or several', async () => {
    const { answers } = await lamp(['edit', stormFile(), 'twice', 'as', 'long']);
    expect(answers[0]?.program.program.steps[0]?.duration).toBe(8000);
  });

  it('exits with 1 and advice if the wish is not an instant edit', async () => {
    const { code, messages, answers } = await lamp(['edit', stormFile(), 'slower like honey from a spoon']);
    expect(code).toBe(1);
    expect(messages).toContain('lamp compose');
    expect(answers[0]).toMatchObject({ ok: false, error: { code: 'NOT_AN_EDIT' } });
  });

  it('answers every line in order and continues after a bad one', async () => {
    const input = lines(
      { program: { program: storm }, wish: 'slower' },
      'nonsense',
      { program: storm },
      { program: { name: 'x' }, wish: 'slower' },
      { program: storm, wish: 'a unicorn' },
      { program: JSON.stringify(storm), wish: 'remove the flash' },
    );
    const { code, answers } = await lamp(['edit', '--ndjson'], input);
    expect(code).toBe(0);
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error.code))).toEqual([
      'ok',
      'BAD_USAGE',
      'BAD_USAGE',
      'NO_PROGRAM',
      'NOT_AN_EDIT',
      'ok',
    ]);
    expect(answers[5]?.program.program.steps).toHaveLength(1);
  });

  it.each([
    [['edit'], 'FILE'],
    [['edit', '-'], 'wish'],
  ])('prints the usage for %j', async (words, complaint) => {
    const { code, messages } = await lamp(words, JSON.stringify(storm));
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
  });
});

describe('lamp intent', () => {
  const history = [
    { user: 'a candle', summary: 'Candle, 1 step: fire(#FF8A2A), infinite loop' },
    { user: 'thunderstorm', program: { program: storm } },
  ];

  it.each([
    ['slower', 'edit'],
    ['campfire', 'new'],
    ['add a moon', 'follow-up'],
    ['undo that', 'undo'],
    ['back to the candle', 'restore'],
    ['brightness 30 %', 'control'],
    ['thanks, that is great', 'remark'],
  ])('reads “%s” as %s', async (input, intent) => {
    const { answers } = await lamp(['intent', '--ndjson'], lines({ input, history }));
    expect(answers[0]?.intent).toBe(intent);
  });

  it('prints a confidence, the deciding words, and the action', async () => {
    const { answers } = await lamp(['intent', '--ndjson'], lines({ input: 'slower', history }));
    const { confidence, because, changes } = answers[0] as unknown as Record<string, unknown>;
    expect(confidence).toBeGreaterThan(0.5);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(because).toMatch(/\w/);
    expect(changes).toHaveLength(1);
  });

  it('considers an undo in the history: then there is something to redo', async () => {
    const undone = [...history, { user: 'undo' }];
    const { answers } = await lamp(['intent', '--ndjson'], lines({ input: 'redo', history: undone }));
    expect(answers[0]?.intent).toBe('redo');
  });

  it('needs no history, and treats an unreadable program as none', async () => {
    const input = lines(
      { input: 'rain' },
      { input: 'rain', history: [{ user: 'x', program: { no: 'steps' } }] },
    );
    const { answers } = await lamp(['intent', '--ndjson'], input);
    expect(answers.map(({ intent }) => intent)).toEqual(['new', 'new']);
  });

  it('answers a bad line with an error and continues', async () => {
    const { code, answers } = await lamp(
      ['intent', '--ndjson'],
      lines('{', { wish: 'x' }, { input: 'rain' }),
    );
    expect(code).toBe(0);
    expect(answers.map(({ intent, error }) => intent ?? error.code)).toEqual([
      'BAD_USAGE',
      'BAD_USAGE',
      'new',
    ]);
  });

  it('reads one wish without a conversation', async () => {
    const { code, answers } = await lamp(['intent', 'a', 'lighthouse']);
    expect([code, answers[0]?.intent]).toEqual([0, 'new']);
  });
});

const builtin = ['--engine', 'builtin'];

describe('lamp compose', () => {
  it('composes a valid program and says what it understood', async () => {
    const { code, answers } = await lamp(['compose', 'slow blue waves with flibbertigibbets', ...builtin]);
    expect(code).toBe(0);
    const [answer] = answers;
    expect(answer).toMatchObject({ ok: true, engine: 'builtin', repairs: [] });
    expect(answer?.note).toContain('blue');
    expect(answer?.note).toContain('Not understood: “flibbertigibbets”');
    expect(parseProgram(answer?.program)).toMatchObject({ ok: true, repairs: [] });
  });

  it('composes a follow-up onto the current program, and a new wish from scratch', async () => {
    const current = stormFile();
    const { answers: added } = await lamp(['compose', 'add stars', '--current', current, ...builtin]);
    expect(added[0]?.program.program.name).toBe('Storm');
    const { answers: fresh } = await lamp(['compose', 'campfire', '--current', current, ...builtin]);
    expect(fresh[0]?.program.program.name).toBe('Campfire');
  });

  it('answers every line in order', async () => {
    const input = lines({ prompt: 'heart' }, '[]', { prompt: '' }, { prompt: 'with stars', current: storm });
    const { answers } = await lamp(['compose', '--ndjson', ...builtin], input);
    expect(answers.map(({ ok, error }) => (ok ? 'ok' : error.code))).toEqual([
      'ok',
      'BAD_USAGE',
      'EMPTY_INPUT',
      'ok',
    ]);
  });

  it('refuses other engines, and needs a wish', async () => {
    expect(await lamp(['compose', 'rain', '--engine', 'steam'])).toMatchObject({ code: 2 });
    expect(await lamp(['compose'])).toMatchObject({ code: 2 });
  });
});
