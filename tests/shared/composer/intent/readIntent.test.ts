import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyEntries, type PastTurn } from '#shared/composer/intent/historyEntries';
import { readIntent } from '#shared/composer/intent/readIntent';
import { entrySchema } from '#shared/conversation/Entry';
import * as draw from '#shared/program/commands';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { programOf } from '../../animation/showing';
import { tuningFiles } from './evaluation';
import { labelled, type Labelled } from './labelled';

const candle = programOf({
  name: 'Candle',
  steps: [
    {
      id: 'flame',
      command: {
        type: 'pattern',
        name: 'fire',
        params: { color: '#FF8A2A', color2: '#FFE0A0', speed: 1500 },
      },
      duration: null,
    },
  ],
});
const storm = programOf({
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
});
const written = programOf({
  name: 'HI',
  steps: [draw.step('text', draw.picture(draw.text('HI', '#FFD27A')), null)],
});
const slowStorm = programOf(JSON.parse(JSON.stringify(storm).replace('3000', '4500')));
const turns: PastTurn[] = [
  { user: 'a candle on the sill', program: candle, intent: 'new' },
  { user: 'thunderstorm', program: storm, intent: 'new' },
  { user: 'slower', program: slowStorm, intent: 'edit' },
];
const entries = historyEntries(turns);

function shareRead(turnsToRead: readonly Labelled[]): number {
  const right = turnsToRead.filter(({ wish, entries: before, intent, or }) => {
    const read = readIntent(wish, before).intent;
    return read === intent || read === or;
  });
  return right.length / turnsToRead.length;
}

describe('readIntent on what people say', () => {
  const heldOut = labelled('held-out');

  it('was tried on enough turns, a third of the first set held out', () => {
    const first = labelled('tuning').length + heldOut.length;
    expect(first).toBeGreaterThanOrEqual(300);
    expect(heldOut.length / first).toBeGreaterThan(0.27);
    expect(tuningFiles.filter((file) => file.startsWith('held-out'))).toEqual([]);
  });

  it('reads plain wishes that nobody tuned it on: 95 of 100 and more', () => {
    expect(shareRead(labelled('held-out-plain'))).toBeGreaterThanOrEqual(0.95);
  });

  it('reads what talkative people say about as well as docs/composer.md tells', () => {
    expect(shareRead(heldOut)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('readIntent', () => {
  it.each([
    ['new', 'now draw a boat'],
    ['new', 'a sandstorm but in slow motion'],
    ['new', 'endless ocean'],
    ['new', 'a little castle'],
    ['new', 'more stars than sky'],
    ['edit', 'and in pink?'],
    ['edit', 'lovely except the white'],
    ['edit', 'slower, and make the flashes violet'],
    ['follow-up', 'hmm, nearly'],
    ['follow-up', 'getting there'],
    ['follow-up', 'good, only gloomier'],
    ['follow-up', 'calmer'],
    ['follow-up', 'make it peaceful'],
    ['follow-up', 'like the first one but red'],
    ['follow-up', 'in the palette of the candle'],
    ['follow-up', 'no, like rain on a window'],
    ['restore', 'return to the earlier one'],
    ['undo', 'the one before'],
    ['remark', 'thanks, that is great'],
    ['control', 'off'],
    ['control', 'brightness 30 %'],
    ['control', 'save it as harbour'],
  ])('reads as %s: %s', (intent, wish) => {
    expect(readIntent(wish, entries).intent).toBe(intent);
  });

  it('gives an edit with its operations, what they lead to and the changes in words', () => {
    const read = readIntent('faster', entries);
    expect(read).toMatchObject({ intent: 'edit', edit: { operations: [{ kind: 'pace' }] } });
    if (read.intent !== 'edit') return;
    expect(read.edit?.changes[0]?.words).toMatch(/^Faster/);
    expect(read.edit?.program.steps[0]?.duration).toBeLessThan(4000);
  });

  it('repeats the edit before for “more” and halves it for “too much”', () => {
    expect(readIntent('more', entries)).toMatchObject({
      edit: { operations: [{ kind: 'pace', times: 1.5 }] },
    });
    const back = readIntent('too much', entries);
    expect(back).toMatchObject({ edit: { operations: [{ kind: 'pace' }] } });
    const [operation] = back.intent === 'edit' ? (back.edit?.operations ?? []) : [];
    expect(operation?.kind === 'pace' && operation.times).toBeCloseTo(1.5 ** -0.5);
  });

  it.each([
    ['off', { kind: 'off' }],
    ['turn it off in half an hour', { kind: 'sleep', ms: 1_800_000 }],
    ['sleep timer 20 minutes', { kind: 'sleep', ms: 1_200_000 }],
    ['set brightness to 40 percent', { kind: 'brightness', share: 0.4 }],
    ['full brightness', { kind: 'brightness', share: 1 }],
    ['pause', { kind: 'pause' }],
    ['save it as harbour', { kind: 'save', name: 'harbour' }],
    ['save this as "Window May" please', { kind: 'save', name: 'Window May' }],
    ['start a new conversation', { kind: 'new-conversation' }],
    ['cancel the timer', { kind: 'stay-on' }],
    ['please cancel the sleep timer', { kind: 'stay-on' }],
    ['on again please', { kind: 'on' }],
  ])('tells what to do for “%s”', (wish, control) => {
    expect(readIntent(wish, entries)).toMatchObject({ intent: 'control', control });
  });

  it.each([
    ['back to the candle', 'Candle'],
    ['the first one', 'Candle'],
    ['show me the candle again', 'Candle'],
    ['back to the one on the sill', 'Candle'],
  ])('finds the version that “%s” means', (wish, name) => {
    const read = readIntent(wish, entries);
    const meant = entries.find(({ seq }) => read.intent === 'restore' && seq === read.to);
    expect(meant && 'program' in meant && meant.program.name).toBe(name);
  });

  it('finds a thunderstorm by its storm, though something else came later', () => {
    const [thunder, rain, fog] = ['Thunderstorm', 'Rain', 'Fog'].map((name) =>
      programOf({ ...candle, name }),
    );
    const past = historyEntries([
      { user: 'a thunderstorm', program: thunder },
      { user: 'rain on a window', program: rain },
      { user: 'fog', program: fog },
    ]);
    const read = readIntent('back to the storm', past);
    expect(past.find(({ seq }) => read.intent === 'restore' && seq === read.to)).toMatchObject({
      program: thunder,
    });
  });

  it('counts the steps back', () => {
    expect(readIntent('undo', entries)).toMatchObject({ intent: 'undo', steps: 1 });
    expect(readIntent('two steps back', entries)).toMatchObject({ intent: 'undo', steps: 2 });
  });

  it.each(['slower', 'add a moon', 'make it blue'])(
    'changes nothing before anything is shown: %s',
    (wish) => {
      expect(['new', 'remark']).toContain(readIntent(wish, []).intent);
    },
  );

  it.each([
    ['undo', 'undo'],
    ['undo', 'please undo that'],
    ['undo', 'one step back'],
    ['redo', 'redo'],
  ])('reads as %s even before anything is shown, rather than as a scene of that name: %s', (intent, wish) => {
    expect(readIntent(wish, []).intent).toBe(intent);
  });

  it('restores nothing before anything is shown', () => {
    expect(readIntent('back to the first one', []).intent).not.toBe('restore');
  });

  it('reads the wish for what is on show, said again, as new', () => {
    const once = entries.slice(0, -2);
    for (const wish of ['thunderstorm', 'Thunderstorm!'])
      expect(readIntent(wish, once)).toMatchObject({
        intent: 'new',
        because: 'it is the wish that brought what is on show',
      });
  });

  it('reads a change said again as the same change once more', () => {
    expect(readIntent('slower', entries).intent).toBe('edit');
  });

  it.each(['text HELLO', 'the text HELLO in red', 'Text: “see you at 8”'])(
    'takes a text that is given for something new, whatever its words say: %s',
    (wish) => {
      expect(readIntent(wish, entries)).toMatchObject({
        intent: 'new',
        because: 'it gives the text to be shown',
      });
    },
  );

  it.each(['text in blood red', 'text a bit slower'])('reads of a text that is on show: %s', (wish) => {
    expect(
      readIntent(wish, historyEntries([{ user: 'write HI', program: written, intent: 'new' }])),
    ).toMatchObject({ intent: 'edit' });
  });

  it('asks the model for an edit whose words it cannot all explain', () => {
    const read = readIntent('the dragon a bit slower, please', entries);
    expect(read).toMatchObject({ intent: 'edit', edit: undefined });
  });

  it('gives a reading that the log can keep', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom('slower', 'a boat', 'thanks')),
        (wish) => {
          const { intent, confidence, because } = readIntent(wish, entries);
          const kept = { seq: 1, at: 0, type: 'wish', text: 'x', reading: { intent, confidence, because } };
          expect(entrySchema.safeParse(kept).success).toBe(true);
        },
      ),
    );
  });

  it('reads alike from a summary and from the program it was made of', () => {
    expect(summarizeProgram(storm)).toContain('pulse(#FFFFFF)');
    expect(readIntent('slower', historyEntries([{ user: 'storm', program: storm }])).intent).toBe('edit');
  });

  it('never throws, and gives the same answer twice', () => {
    const words = [
      'no',
      'more',
      'than',
      'the',
      'first',
      'red',
      'flash',
      'too',
      '30',
      '%',
      'undo',
      ',',
      '“',
      'save',
      'as',
      '\u{1F525}',
      'like',
    ];
    const wish = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(wish, fc.boolean(), (text, isFirst) => {
        const before = isFirst ? [] : entries;
        expect(readIntent(text, before)).toEqual(readIntent(text, before));
      }),
    );
  });
});
