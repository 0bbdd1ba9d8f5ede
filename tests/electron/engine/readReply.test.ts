import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import type { EngineEvent, ModelEngine, Question } from '../../../electron/engine/Engine';
import { readReply, type ReplyEvent } from '../../../electron/engine/readReply';
import { RunawayGuard } from '../../../electron/engine/RunawayGuard';
import { program as soundProgram } from '../../shared/program/arbitraries';
import replies from '../../fixtures/engine/replies.json';
import { noProgram, soundReply } from './EngineFixture';

/** One action of an engine: writing, an event, an error, or a callback of the test. */
type EngineAction = string | EngineEvent | Error | (() => void);

const stop: EngineEvent = { type: 'end', end: 'stop' };
const length: EngineEvent = { type: 'end', end: 'length' };

/** An engine that performs these actions. */
function acting(...actions: EngineAction[]): ModelEngine {
  return {
    kind: 'model',
    model: { name: 'scripted', numCtx: 4096 },
    // oxlint-disable-next-line typescript/require-await -- an engine is asynchronous, this one has nothing to wait for
    async *stream(): AsyncGenerator<EngineEvent> {
      for (const action of actions) {
        if (typeof action === 'function') action();
        else if (action instanceof Error) throw action;
        else if (typeof action === 'string') yield { type: 'text', text: action };
        else yield action;
      }
    },
  };
}

const died = () => new LampwrightError('OLLAMA_DIED', 'It died. Try again.');

async function read(engine: ModelEngine, current?: Program, signal = new AbortController().signal) {
  const events: ReplyEvent[] = [];
  const rest = { messages: [], schema: {}, promptTokens: 0, replyTokens: 100, temperature: 0, seed: 1 };
  const question: Question = { current, ...rest };
  return { reply: await readReply(engine, question, signal, (event) => events.push(event)), events };
}

/** The reported steps and programs in short. */
const reported = (events: readonly ReplyEvent[]) =>
  events.map((event) => (event.type === 'step' ? `step ${event.index} ${event.step.id}` : event.type));

const noteAt = soundReply.indexOf(',"note"');
const secondStepAt = soundReply.indexOf(',{"id":"night"');
/** A stray bracket could still reopen a step until the next one has started. */
const nextBegun = ',{';
const body = soundReply.slice(0, noteAt);
const note = soundReply.slice(noteAt);
const noteBegun = ',"note":"'.length;

describe('while a reply is being written', () => {
  it('each step is reported as soon as it is complete', async () => {
    const seen: string[][] = [];
    const events: ReplyEvent[] = [];
    const look = () => seen.push(reported(events));
    const engine = acting(
      soundReply.slice(0, secondStepAt - 1),
      look,
      soundReply.slice(secondStepAt - 1, secondStepAt + nextBegun.length),
      look,
      soundReply.slice(secondStepAt + nextBegun.length),
      stop,
    );
    const rest = { messages: [], schema: {}, promptTokens: 0, replyTokens: 100, temperature: 0, seed: 1 };
    const question: Question = { current: undefined, ...rest };
    await readReply(engine, question, new AbortController().signal, (event) => events.push(event));
    expect(seen).toEqual([[], ['step 0 water']]);
    expect(reported(events)).toEqual(['step 0 water', 'step 1 night', 'program']);
  });

  it('the program is reported when its bracket closes, or at the latest when the note starts', async () => {
    const notice: EngineEvent = { type: 'notice', notice: { code: 'MODEL_SLOW', message: 'Slow.' } };
    const { events, reply } = await read(
      acting(body, note.slice(0, noteBegun), notice, note.slice(noteBegun), stop),
    );
    expect(reported(events)).toEqual(['step 0 water', 'step 1 night', 'program', 'notice']);
    expect(reply).toMatchObject({ kind: 'program', note: 'The owner likes water.', isCut: false });
  });

  it('the program is reported once, whatever follows it', async () => {
    const { events } = await read(acting(...soundReply.split(''), '\n', '{}', stop));
    expect(reported(events).filter((type) => type === 'program')).toHaveLength(1);
  });

  const fates: [string, EngineAction[]][] = [
    ['the engine fails', [',"note":"The', died()]],
    ['the stream ends without an end line', [',"note":"The']],
    ['the token limit is reached', [',"note":"The', length]],
    ['the note never ends', [',"note":"', 'and the lake '.repeat(limits.noteLength), stop]],
    ['endless blanks follow its bracket', [...Array.from({ length: 300 }, () => ' \n'), stop]],
    ['the note is malformed', [',"note":{]]', stop]],
  ];
  it.each(fates)('a complete program is kept even if %s', async (_, fate) => {
    const { events, reply } = await read(acting(body, ...fate));
    expect(reported(events).at(-1)).toBe('program');
    expect(reply).toMatchObject({ kind: 'program', program: { name: 'Calm lake' }, isCut: false });
  });

  it('a complete program is kept if the reply is stopped in the note', async () => {
    const stopping = new AbortController();
    const engine = acting(body, ',"note":"The', () => stopping.abort(), ' owner"}', stop);
    const { reply } = await read(engine, undefined, stopping.signal);
    expect(reply).toMatchObject({ kind: 'program', program: { name: 'Calm lake' } });
  });

  it('an engine that fails because of a stop counts as stopped, not failed', async () => {
    const stopping = new AbortController();
    const engine = acting(body.slice(0, 80), () => stopping.abort(), died());
    const { reply } = await read(engine, undefined, stopping.signal);
    expect(reply).toEqual({ kind: 'stopped', text: body.slice(0, 80), meter: undefined });
  });

  it('nothing is read after a stop, even if the engine continues', async () => {
    const stopping = new AbortController();
    const engine = acting(body.slice(0, 80), () => stopping.abort(), soundReply.slice(80), stop);
    const { reply, events } = await read(engine, undefined, stopping.signal);
    expect(reply).toEqual({ kind: 'stopped', text: body.slice(0, 80), meter: undefined });
    expect(events).toEqual([]);
  });

  it('an internal error is not swallowed', async () => {
    await expect(read(acting('{', new RangeError('ours')))).rejects.toThrow('ours');
  });
});

describe('a reply in any chunks', () => {
  /** Splits the text at these places. */
  const cutAt = (text: string, places: readonly number[]) => {
    const cuts = [...new Set(places.map((place) => place % text.length))].sort((one, other) => one - other);
    return [...cuts, text.length].map((to, index) => text.slice(cuts[index - 1] ?? 0, to)).filter(Boolean);
  };
  const texts = [
    soundReply,
    noProgram,
    `Sure! ${soundReply} Enjoy.`,
    ...replies.slice(0, 12).map(({ text }) => text),
  ];

  it('gives the same result', async () => {
    const anyText = fc.oneof(
      fc.constantFrom(...texts),
      soundProgram.map((program) => JSON.stringify({ program })),
    );
    await fc.assert(
      fc.asyncProperty(anyText, fc.array(fc.nat(), { maxLength: 60 }), async (text, places) => {
        const whole = await read(acting(text, stop));
        const pieces = await read(acting(...cutAt(text, places), stop));
        expect(pieces.reply).toEqual(whole.reply);
        expect(reported(pieces.events)).toEqual(reported(whole.events));
      }),
    );
  });

  it('never reports a step that the program lacks, wherever it ends', async () => {
    const ends = fc.constantFrom<EngineAction>(stop, length, { type: 'end', end: 'none' }, died());
    const anyText = fc.oneof(
      fc.constantFrom(...texts),
      soundProgram.map((program) => JSON.stringify({ program })),
    );
    await fc.assert(
      fc.asyncProperty(anyText, fc.nat(), ends, async (text, cut, end) => {
        const { reply, events } = await read(
          acting(...cutAt(text.slice(0, cut % text.length), [7, 99]), end),
        );
        const steps = events.flatMap((event) => (event.type === 'step' ? [event.step] : []));
        const programs = events.flatMap((event) => (event.type === 'program' ? [event.program] : []));
        // A refused reply is requested again, and a failed one is reported: the steps shown so far do not count.
        if (reply.kind !== 'program') {
          expect(programs).toEqual([]);
          return;
        }
        expect(reply.program.steps.slice(0, steps.length)).toEqual(steps);
        for (const shown of programs) expect(shown).toEqual(reply.program);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the guard against runaway replies', () => {
  const runsAway = (...chunks: string[]) => {
    const guard = new RunawayGuard();
    return chunks.some((chunk) => guard.hasRunAway(chunk));
  };

  it('lets every valid program through, compact or pretty, with the longest note', () => {
    const longest = '“\\"ä'.repeat(limits.noteLength).slice(0, limits.noteLength);
    fc.assert(
      fc.property(soundProgram, fc.constantFrom(undefined, 2, 8), (program, indent) => {
        const text = JSON.stringify({ program, note: longest }, null, indent);
        expect(runsAway(...text.split(''))).toBe(false);
      }),
    );
  });

  it('detects endless blanks, strings and texts, in any chunks', () => {
    for (const endless of [' \n\t', 'and the lake ', '"a","b",']) {
      const text = (endless.startsWith('a') ? '"' : '') + endless.repeat(10_000);
      expect(runsAway(text), endless).toBe(true);
      expect(runsAway(...(text.match(/[^]{1,7}/g) ?? [])), endless).toBe(true);
    }
  });

  it('counts escaped characters in a string, too', () => {
    for (const escaped of ['\\"', '\\n', '\\u0020'])
      expect(runsAway(`"${escaped.repeat(4 * limits.noteLength + 1)}`), escaped).toBe(true);
  });

  it('knows where a string ends, whatever is escaped in it', () => {
    expect(runsAway(...Array.from({ length: 2000 }, () => '"\\\\",'))).toBe(false);
  });
});
