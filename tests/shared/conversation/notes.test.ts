import { describe, expect, it } from 'vitest';
import { lastingWish } from '#shared/conversation/lastingWish';
import {
  lastingNoteDrafts,
  noteOfReply,
  notes,
  standingNoteDrafts,
  notesForPrompt,
  type Note,
} from '#shared/conversation/notes';
import type { EntryDraft } from '#shared/conversation/Entry';
import { parseReply, type ParsedReply } from '#shared/program/parseReply';
import { logOf } from './logOf';

const note = (text: string, origin: Note['origin'] = 'model', to?: number): EntryDraft => ({
  type: 'note',
  text,
  origin,
  ...(to === undefined ? {} : { to }),
});
const change = (of: number, text: string | null, by: 'owner' | 'settings' = 'owner'): EntryDraft => ({
  type: 'note-change',
  note: of,
  text,
  by,
});

function replyWith(noteJson: string): ParsedReply & { ok: true } {
  const program = '{"name":"Glow","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}';
  const parsed = parseReply(`{"program":${program},"note":${noteJson}}`);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed;
}

describe('the note in a reply', () => {
  it('becomes its own entry, which names its wish', () => {
    expect(noteOfReply(replyWith('"Likes it slow."'), 4)).toEqual([note('Likes it slow.', 'model', 4)]);
  });

  it.each([
    ['several', '["Likes violet.","No flashes."]', 'Likes violet. · No flashes.'],
    ['one with line breaks', '"two\\nlines"', 'two lines'],
  ])('%s becomes one line', (_, json, text) => {
    expect(noteOfReply(replyWith(json), 1)).toEqual([note(text, 'model', 1)]);
  });

  it.each([
    ['an empty one', '""'],
    ['only spaces', '"  "'],
    ['a number', '7'],
    ['an object', '{"text":"x"}'],
    ['null', 'null'],
    ['an empty list', '[]'],
  ])('%s is not a note', (_, json) => {
    expect(noteOfReply(replyWith(json), 1)).toEqual([]);
  });

  it('is cut at a word when it is too long, and never exceeds 160 characters', () => {
    const [draft] = noteOfReply(replyWith(`"${'slow and violet '.repeat(40)}"`), 1);
    expect(draft).toMatchObject({ text: expect.stringMatching(/^slow.*(slow|and|violet)…$/) as string });
    expect((draft as { text: string }).text.length).toBeLessThanOrEqual(160);
  });
});

describe('the notes of a conversation', () => {
  it('have the text their owner gave them; deleted ones are gone', () => {
    const log = logOf(note('a'), note('b'), note('c'), change(1, 'a2'), change(2, null), change(1, 'a3'));
    expect(notes(log).map(({ text, isEdited }) => [text, isEdited])).toEqual([
      ['a3', true],
      ['c', false],
    ]);
  });

  it('ignore a change of a note that does not exist', () => {
    expect(notes(logOf(note('a'), change(9, 'x'), change(2, null)))).toHaveLength(1);
  });

  it('in the prompt are the last ten that differ, lasting wishes before the model’s', () => {
    const many = Array.from({ length: 14 }, (_, index) => note(`note ${index}`));
    const log = logOf(note('always dim', 'rule'), ...many, note('NOTE 5'));
    const remembered = notesForPrompt(notes(log)).map(({ text }) => text);
    expect(remembered).toEqual([
      'always dim',
      'note 6',
      'note 7',
      'note 8',
      'note 9',
      'note 10',
      'note 11',
      'note 12',
      'note 13',
      'NOTE 5',
    ]);
    expect(notesForPrompt(notes(logOf(note('Likes red.'), note('likes RED.'))))).toMatchObject([{ seq: 2 }]);
    const rules = Array.from({ length: 12 }, (_, index) => note(`rule ${index}`, 'rule'));
    expect(notesForPrompt(notes(logOf(...rules, note('chatter')))).map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, index) => `rule ${index + 2}`),
    );
  });
});

describe('wishes for every conversation', () => {
  it('are added once, and removed when they no longer apply', () => {
    const log = logOf(note('keep it dim', 'standing'));
    expect(standingNoteDrafts(log, ['keep it dim', 'no red', 'no red'])).toEqual([
      note('no red', 'standing'),
    ]);
    expect(standingNoteDrafts(log, [])).toEqual([change(1, null, 'settings')]);
    const withdrawn = logOf(note('keep it dim', 'standing'), change(1, null, 'settings'));
    expect(standingNoteDrafts(withdrawn, [])).toEqual([]);
    expect(standingNoteDrafts(withdrawn, ['keep it dim'])).toEqual([note('keep it dim', 'standing')]);
  });

  it('stay deleted or rewritten when their owner did so', () => {
    const deleted = logOf(note('keep it dim', 'standing'), change(1, null));
    expect(standingNoteDrafts(deleted, ['keep it dim'])).toEqual([]);
    const rewritten = logOf(note('keep it dim', 'standing'), change(1, 'keep it dimmer'));
    expect(standingNoteDrafts(rewritten, ['keep it dim'])).toEqual([]);
    expect(standingNoteDrafts(rewritten, [])).toEqual([]);
  });
});

describe('a lasting wish', () => {
  it.each([
    'always keep it dim',
    'Always keep it dim after ten',
    'never use pure white please',
    'please never flash',
    'from now on use warm colours',
    'a bit slower, and in future no green',
    'in the future, keep the text small',
    'I hate red',
    'i really like slow waves',
    "I don't like flashing",
    'remember that I am sensitive to strobes',
    'and please always end in darkness',
    'every time I say calm, use teal',
    "don't use blue ever again",
    'do not use green anymore',
    'no white please, never',
    'less bright at night, always',
    'please no flashing, I have epilepsy',
    'stop using white',
    'avoid red in all scenes',
    'it should be dim in general',
  ])('“%s” is kept as a note', (text) => {
    expect(lastingNoteDrafts(text, 3)).toEqual([note(text, 'rule', 3)]);
  });

  it.each([
    'a thunderstorm over the sea',
    'slower',
    'the sea, always moving',
    'make it blue',
    'an everlasting fire',
    'a sign that says NEVER GIVE UP',
    'a forest that never sleeps',
    'less green',
    'like the one before but red',
    'write “always” in pink',
    'I want a candle',
    'thanks, I like it',
    'never mind',
    'never mind, go back',
    'always',
    'i hate this',
    'I hate mondays',
    "I don't like this, go back",
    "I can't see the text, make it bigger",
    'I never see the flash, make it brighter',
    'I really like the sea. make waves',
    'remember the first one? go back to it',
    'in future cities neon style',
    'in the future: neon city',
    'the flame should never go out',
    'for good luck a clover',
    'no matter what the weather, sunshine',
    'as a rule of thumb, 5 seconds per step',
    'blink every time a second passes',
    'always look on the bright side of life',
    "I don't want any white in it, just a warm campfire",
    'a lamp that hangs in the rain',
    'a lamp that hangs upside down like a bat',
    'the light is like a mirrored lake',
    'light that lies on the water, tilted to the right',
  ])('“%s” is not a lasting wish', (text) => {
    expect(lastingWish(text)).toBeUndefined();
  });

  it('can apply to every conversation', () => {
    expect(lastingWish('in all conversations, keep it dim')).toMatchObject({ isForEveryConversation: true });
    expect(lastingWish('always keep it dim')).toMatchObject({ isForEveryConversation: false });
  });

  it.each([
    ['my lamp hangs upside down', { name: 'rotation', value: 180 }],
    ['the lamp is mounted upside-down, always keep that in mind', { name: 'rotation', value: 180 }],
    ['the panel is rotated clockwise by a quarter', { name: 'rotation', value: 90 }],
    ['the lamp is turned to the left', { name: 'rotation', value: 270 }],
    ['my lamp is mirrored', { name: 'isMirrored', value: true }],
    ['by the way, our panel is turned anticlockwise', { name: 'rotation', value: 270 }],
    ['everything is upside down, fix it', { name: 'rotation', value: 180 }],
  ])('“%s” is really a setting', (text, setting) => {
    expect(lastingWish(text)).toEqual({ kind: 'setting', setting });
    expect(lastingNoteDrafts(text, 1)).toEqual([]);
  });

  it('is cut to a note’s length', () => {
    const [draft] = lastingNoteDrafts(`never ${'use red or green or blue '.repeat(20)}`, 1);
    expect((draft as { text: string }).text.length).toBeLessThanOrEqual(160);
  });
});
