import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanges, firstExchange } from '#shared/conversation/exchanges';
import { title, titleOfWish, untitled } from '#shared/conversation/title';
import { currentProgram, versionHistory } from '#shared/conversation/versionHistory';
import type { EntryDraft } from '#shared/conversation/Entry';
import { edit, glow, logOf, reply, wish } from './logOf';

const [storm, calm, dawn] = [glow('Storm'), glow('Calm', '#0000FF'), glow('Dawn', '#FF00FF')];
const restore = (to: number, how: 'undo' | 'redo' | 'jump'): EntryDraft => ({ type: 'restore', to, how });
const manual = (program = calm): EntryDraft => ({ type: 'manual', program, changes: ['by hand'] });
const wishesOf = (...drafts: EntryDraft[]) => exchanges(logOf(...drafts)).map((one) => one.wish.text);

describe('the exchanges', () => {
  it('are wishes with the program they led to: by model, composer or instant edit', () => {
    const composed = reply(3, calm, { engine: 'composer', text: undefined });
    expect(wishesOf(wish('a'), reply(1, storm), wish('b'), composed, wish('c'), edit(5, dawn))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('do not include failures, remarks, restores and manual edits', () => {
    const failure: EntryDraft = { type: 'failure', to: 3, code: 'NO_PROGRAM', message: 'no' };
    expect(
      wishesOf(wish('a'), reply(1, storm), wish('b'), failure, wish('thanks'), restore(2, 'jump'), manual()),
    ).toEqual(['a']);
  });

  it('use the last take of a wish, in the order of the answers', () => {
    const log = logOf(wish('a'), reply(1, storm), wish('b'), reply(3, calm), reply(1, dawn));
    expect(exchanges(log).map(({ program }) => program.name)).toEqual(['Calm', 'Dawn']);
    expect(firstExchange(exchanges(log))?.wish.text).toBe('a');
  });

  it('leave out a wish that a later one replaced, once that one is answered', () => {
    const begun = [wish('slower'), edit(1, storm), wish('slower', { replaces: 1 })];
    expect(wishesOf(...begun)).toHaveLength(1);
    const log = logOf(...begun, reply(3, calm));
    expect(exchanges(log).map((one) => one.wish.seq)).toEqual([3]);
  });

  it('treat the last replacement as the original wish, also for the first exchange and the title', () => {
    const log = logOf(
      wish('a thunderstrom'),
      reply(1, storm),
      wish('slower'),
      edit(3, calm),
      wish('a thunderstorm', { replaces: 1 }),
      reply(5, dawn),
      wish('a storm at sea', { replaces: 1 }),
      reply(7, storm),
      wish('a storm over the sea', { replaces: 7 }),
      reply(9, dawn),
    );
    expect(exchanges(log).map((one) => one.wish.text)).toEqual(['slower', 'a storm over the sea']);
    expect(firstExchange(exchanges(log))?.wish.seq).toBe(9);
    expect(title(log)).toBe('Storm over the sea');
  });

  it('ignore an answer whose wish was lost', () => {
    expect(wishesOf(reply(7, storm))).toEqual([]);
  });
});

describe('the current program', () => {
  it('is undefined at first, then the latest version', () => {
    expect(currentProgram([])).toBeUndefined();
    expect(currentProgram(logOf(wish('a'), reply(1, storm), manual(calm)))?.name).toBe('Calm');
  });

  it('goes back and forth with undo and redo; a new version clears redo', () => {
    const start = [wish('a'), reply(1, storm), wish('b'), reply(3, calm), manual(dawn)];
    const back = [...start, restore(4, 'undo'), restore(2, 'undo')];
    expect(currentProgram(logOf(...back))?.name).toBe('Storm');
    expect(versionHistory(logOf(...back)).future.map(({ seq }) => seq)).toEqual([5, 4]);
    const forth = [...back, restore(4, 'redo')];
    expect(currentProgram(logOf(...forth))?.name).toBe('Calm');
    const afterNewVersion = versionHistory(logOf(...forth, manual(storm)));
    expect([afterNewVersion.past.map(({ seq }) => seq), afterNewVersion.future]).toEqual([[2, 4], []]);
  });

  it('after a jump, undo returns to the version before the jump', () => {
    const log = logOf(wish('a'), reply(1, storm), manual(calm), manual(dawn), restore(2, 'jump'));
    const { present, past } = versionHistory(log);
    expect([present?.seq, past.at(-1)?.seq]).toEqual([2, 4]);
  });

  it('cannot be redone past a jump', () => {
    const log = logOf(manual(storm), manual(calm), manual(dawn), restore(2, 'undo'), restore(1, 'jump'));
    expect(versionHistory(log).future).toEqual([]);
  });

  it('does not change when the version to restore was lost', () => {
    expect(currentProgram(logOf(wish('a'), reply(1, storm), restore(99, 'jump')))?.name).toBe('Storm');
  });

  it('is always the one of the last version or restore, whatever the order', () => {
    const step = fc.oneof(
      fc.constant('new' as const),
      fc.constantFrom('undo' as const, 'redo' as const, 'jump' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const drafts: EntryDraft[] = [];
        for (const [index, what] of steps.entries()) {
          const { past, future } = versionHistory(logOf(...drafts));
          const to = what === 'undo' ? past.at(-1)?.seq : what === 'redo' ? future.at(-1)?.seq : past[0]?.seq;
          if (what === 'new') drafts.push(manual(glow(`v${index}`)));
          else if (to !== undefined) drafts.push(restore(to, what));
        }
        const log = logOf(...drafts);
        const last = log.at(-1);
        const { past, present, future } = versionHistory(log);
        const expected = last?.type === 'restore' ? last.to : last?.seq;
        expect(present?.seq).toBe(expected);
        const versions = new Set(log.filter(({ type }) => type === 'manual').map(({ seq }) => seq));
        const reachable = new Set([...past, ...(present ? [present] : []), ...future].map(({ seq }) => seq));
        for (const seq of reachable) expect(versions.has(seq)).toBe(true);
      }),
    );
  });
});

describe('the title', () => {
  it.each([
    ['please make me a thunderstorm over the sea!', 'Thunderstorm over the sea'],
    ['thunderstorm', 'Thunderstorm'],
    ['can you show me the northern lights? with stars', 'Northern lights'],
    ["I'd like to see a cosy fire, slowly", 'Cosy fire, slowly'],
    ['a a a', 'A'],
    ['hi there! a campfire please', 'Campfire'],
    ['just make it blue', 'Blue'],
    ['make it look like the ocean', 'Ocean'],
    ['make the lamp glow like embers', 'Embers'],
    ['a 5 min. tea timer, then blink green', '5 min. tea timer, then blink green'],
    ['Do not disturb sign', 'Do not disturb sign'],
    ['Try again sign in red', 'Try again sign in red'],
    ['now and then a shooting star', 'Now and then a shooting star'],
    ['hey lamp, show me a sunset', 'Sunset'],
    ['OK computer', 'OK computer'],
    ['some kind of nebula', 'Some kind of nebula'],
    ['could we maybe have some snow', 'Snow'],
    ['What about a candle?', 'Candle'],
    ['I need a reading light', 'Reading light'],
    ['can I have a rainbow', 'Rainbow'],
    ["I'd love to have a sunset. And stars", 'Sunset'],
    ["let's do a disco", 'Disco'],
    ['Thanks, now a candle', 'Candle'],
    ['langsamer, bitte', 'Langsamer, bitte'],
    ['<end_of_turn>candle', 'Candle'],
    ['élan vital', 'Élan vital'],
    ['🕯️ candle', '🕯️ candle'],
    ['!!!', untitled],
    [
      'an evening by the harbour with slow boats and lanterns that sway in the wind',
      'Evening by the harbour with slow boats and…',
    ],
  ])('of “%s” is “%s”', (text, expected) => {
    expect(titleOfWish(text)).toBe(expected);
  });

  it('is made from the first wish, unless its owner renamed it', () => {
    expect(title([])).toBe(untitled);
    const failure: EntryDraft = { type: 'failure', to: 1, code: 'NO_PROGRAM', message: 'no' };
    expect(title(logOf(wish('hmm'), failure))).toBe('Hmm');
    const log = [wish('hmm'), failure, wish('a storm'), reply(3, storm), wish('slower'), reply(5, calm)];
    expect(title(logOf(...log))).toBe('Storm');
    expect(title(logOf(...log, { type: 'rename', title: 'Friday' }))).toBe('Friday');
  });

  it('fits a line, whatever the wish', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 1000, unit: 'grapheme' }), (text) => {
        const made = titleOfWish(text);
        expect(made.length).toBeLessThanOrEqual(60);
        expect(made.trim()).not.toBe('');
        expect(made).not.toMatch(/[\n\r]/);
      }),
    );
  });
});
