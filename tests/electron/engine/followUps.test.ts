import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import broken from '../../fixtures/engine/broken.json';
import followUps from '../../fixtures/engine/follow-ups.json';
import replies from '../../fixtures/engine/replies.json';
import { schemaMismatch } from '../../fakes/ollama/matchesSchema';
import { logOf, reply, wish } from '../../shared/conversation/logOf';
import { noticeCodes, noProgram, EngineFixture, soundReply, type Asked } from './EngineFixture';

function sound(raw: unknown): Program {
  const parsed = parseProgram(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

const at = <Shape extends z.ZodType>(key: string, shape: Shape) => z.object({ [key]: shape });
const choice = z.object({ enum: z.array(z.string()).optional() });
const items = z.object({ anyOf: z.array(choice).optional() });
const formatSchema = at('properties', at('program', at('properties', at('steps', at('items', items)))));

/** The step ids that the schema of a call allows as references. */
function offeredIds({ ollama }: EngineFixture, call = 0): string[] | undefined {
  const format = formatSchema.parse(ollama.chats[call]?.format);
  const { anyOf = [] } = format['properties']?.['program']?.['properties']?.['steps']?.['items'] ?? {};
  return anyOf[0]?.enum;
}

/** A conversation that shows this program, and a model that answers with these texts. */
async function showing(program: Program, ...texts: string[]): Promise<EngineFixture> {
  const entries = logOf(wish('the first'), reply(1, program));
  const fixture = await EngineFixture.start({ entries });
  fixture.ollama.queueReplies(...texts);
  return fixture;
}

/** Fails if the schema of the call forbids a text. */
function expectAllowed(text: string, { ollama }: EngineFixture): void {
  expect(schemaMismatch(JSON.parse(text), z.looseObject({}).parse(ollama.chats[0]?.format))).toBeUndefined();
}

function programOf({ answer }: Asked): Program {
  if (answer.kind !== 'program') throw new Error(`no program: ${JSON.stringify(answer)}`);
  return answer.program;
}

const isCorrected = (fixture: EngineFixture) => fixture.entries('correction').length > 0;

const storm = sound({
  name: 'Storm',
  steps: ['dark sky', 'Flash', 'rumble'].map((id, index) => ({
    id,
    command: { type: 'pattern', name: 'solid', params: { color: `#00000${index + 1}` } },
    duration: 1000 * (index + 1),
  })),
});
const keeping = (...steps: unknown[]) => JSON.stringify({ program: { name: 'Storm', steps } });

describe('a follow-up', () => {
  it.each(followUps)(
    '“$wish” keeps the steps it names unchanged',
    async ({ current, wish: text, ...rest }) => {
      const before = sound(current.program);
      const fixture = await showing(before, rest.text);
      const result = await fixture.ask(text);
      expectAllowed(rest.text, fixture);
      expect(offeredIds(fixture)).toEqual(before.steps.map(({ id }) => id));
      const after = programOf(result);
      for (const id of rest.kept) {
        const [was, is] = [before, after].map(({ steps }) => steps.find((step) => step.id === id));
        expect(JSON.stringify(is), id).toBe(JSON.stringify(was));
      }
      expect(isCorrected(fixture)).toBe(false);
      expect(fixture.entries('reply').at(-1)).toMatchObject({ text: rest.text, repairs: [] });
    },
  );

  it('that names an unknown step is corrected in the correction round', async () => {
    const fixture = await showing(storm, keeping('Flash', 'lightning'), keeping('Flash', 'rumble'));
    const after = programOf(await fixture.ask('without the dark part'));
    expect(after.steps).toEqual(storm.steps.slice(1));
    expect(fixture.entries('correction')[0]?.sent).toContain('lightning');
    expect(offeredIds(fixture, 1)).toEqual(['dark sky', 'Flash', 'rumble']);
  });

  it('that names unknown steps twice fails', async () => {
    const fixture = await showing(storm, keeping('thunder'), keeping('lightning'));
    const { answer } = await fixture.ask('without the dark part');
    expect(answer).toMatchObject({ kind: 'failed', error: { code: 'REPLY_UNUSABLE' } });
  });

  it.each(['Dark Sky', 'dark-sky', 'dark_sky', 'DARK_SKY'])(
    'that names a step almost correctly (%s) is repaired',
    async (id) => {
      const fixture = await showing(storm, keeping(id, 'flash'));
      const after = programOf(await fixture.ask('without the rumble'));
      expect(after.steps).toEqual(storm.steps.slice(0, 2));
      expect(isCorrected(fixture)).toBe(false);
    },
  );

  it('read as something new is offered no steps to keep', async () => {
    const fixture = await showing(storm, soundReply);
    const reading = { intent: 'new', confidence: 1, because: 'a lake' } as const;
    await fixture.ask({ text: 'a calm lake', reading });
    expect(offeredIds(fixture)).toBeUndefined();
    expect(fixture.ollama.chats[0]?.options).toMatchObject({ temperature: 0.7 });
  });

  it('is offered the steps of the current program, not of an earlier one', async () => {
    const fixture = await showing(storm, soundReply, keeping('water', 'night'));
    await fixture.ask('rather a lake');
    await fixture.ask('call it Storm');
    expect([offeredIds(fixture, 0), offeredIds(fixture, 1)]).toEqual([
      ['dark sky', 'Flash', 'rumble'],
      ['water', 'night'],
    ]);
  });

  it('that replaces another one is offered the steps from before that', async () => {
    const fixture = await showing(storm, soundReply, keeping('rumble'));
    await fixture.ask('rather a lake');
    const replaces = fixture.entries('wish').at(-1)?.seq;
    const after = programOf(await fixture.ask({ text: 'only rumble', replaces, isAnotherTake: true }));
    expect(offeredIds(fixture, 1)).toEqual(['dark sky', 'Flash', 'rumble']);
    expect(after.steps).toEqual(storm.steps.slice(2));
  });

  it('by reference is stored as the whole program, so that the next one has it', async () => {
    const fixture = await showing(storm, keeping('Flash', 'rumble'), keeping('rumble'));
    await fixture.ask('without the dark part');
    await fixture.ask('without the flash');
    const last = fixture.ollama.chats[1]?.messages.at(-1)?.content ?? '';
    for (const { id, command } of storm.steps.slice(1)) {
      expect(last).toContain(JSON.stringify(id));
      expect(last).toContain(JSON.stringify(command));
    }
  });
});

describe('a fine-tuned model', () => {
  it('is offered no steps to keep, no icons and no notes', async () => {
    const entries = logOf(wish('a storm'), reply(1, storm));
    const fixture = await EngineFixture.start({ entries, model: { name: 'lamp-gemma-v2' } });
    const whole = { program: storm };
    fixture.ollama.queueReplies(JSON.stringify(whole));
    await fixture.ask('calmer');
    const [chat] = fixture.ollama.chats;
    expect(offeredIds(fixture)).toBeUndefined();
    expect(JSON.stringify(chat?.format)).not.toMatch(/"icon"|"layers"|"transition"|"note"|"Flash"/);
    expect(schemaMismatch(whole, z.looseObject({}).parse(chat?.format))).toBeUndefined();
  });

  it('is reported as limited if the program has more in it than the model can write', async () => {
    const [step] = storm.steps;
    const faded = sound({ name: 'Faded', steps: [{ ...step, transition: 100 }] });
    for (const [current, codes] of [
      [storm, []],
      [faded, ['MODEL_LIMITED']],
    ] as const) {
      const entries = logOf(wish('a storm'), reply(1, current));
      const fixture = await EngineFixture.start({ entries, model: { name: 'lamp-gemma-v2' } });
      fixture.ollama.queueReplies(soundReply);
      expect(noticeCodes(await fixture.ask('calmer'))).toEqual(codes);
    }
  });

  it('that names a step anyway is told that there is none', async () => {
    const entries = logOf(wish('a storm'), reply(1, storm));
    const fixture = await EngineFixture.start({ entries, model: { name: 'lamp-gemma-v2' } });
    fixture.ollama.queueReplies(keeping('dark sky'), soundReply);
    expect(programOf(await fixture.ask('calmer')).name).toBe('Calm lake');
    expect(isCorrected(fixture)).toBe(true);
  });
});

describe('replies as models write them', () => {
  it.each(replies)('“$wish” gets its program', async ({ wish: text, text: written }) => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies(written);
    const result = await fixture.ask(text);
    expect(result.answer.kind).toBe('program');
    expect(isCorrected(fixture)).toBe(false);
  });

  it.each(broken)('with $why: $expect', async ({ wish: text, text: written, expect: expected }) => {
    const fixture = await EngineFixture.start();
    fixture.ollama.queueReplies(written, noProgram);
    const { answer } = await fixture.ask(text);
    expect([answer.kind, isCorrected(fixture)]).toEqual(
      expected === 'program' ? ['program', false] : ['failed', true],
    );
  });
});
