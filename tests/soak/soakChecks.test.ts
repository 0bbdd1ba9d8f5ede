import { describe, expect, it } from 'vitest';
import type { ApiEvent } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settingsSchema';
import { welcomeProgram } from '#shared/program/welcomeProgram';
import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import type { IdleMeasurement } from './SoakRun';
import { countsAtStart, type EventCounts } from './EventCounts';
import { leaks } from './leaks';
import { AcknowledgedData, type AppData } from './AcknowledgedData';
import type { ProcessMeasurement } from './ProcessGauge';
import { shortfalls, type Evidence } from './shortfalls';
import { unsettledWishes } from './unsettledWishes';

const program = welcomeProgram();
const reading = { intent: 'new', confidence: 1, because: 'said so' } as const;

function log(...drafts: EntryDraft[]): Entry[] {
  return stampEntries([], drafts, 1000);
}

const answered = log(
  { type: 'wish', text: 'a campfire', reading },
  { type: 'reply', to: 1, engine: 'composer', program, repairs: [] },
  { type: 'note', text: 'It is calm.', origin: 'owner' },
);
const found: AppData = {
  conversations: new Map([['one', answered]]),
  library: [],
  settings: defaultSettings,
};

/** What an app has acknowledged after one wish. */
function acknowledgedOf(entries: readonly Entry[] = answered): AcknowledgedData {
  const acknowledged = new AcknowledgedData();
  acknowledged.sending('a campfire');
  const events: ApiEvent[] = [
    { area: 'settings', state: defaultSettings },
    { area: 'library', state: [] },
    { appendedTo: 'one', entries },
  ];
  for (const event of events) acknowledged.record(event);
  acknowledged.accepted('a campfire', { outcome: 'answering' });
  return acknowledged;
}

describe('the record of what the app has acknowledged', () => {
  it('finds nothing missing where all is there', () => {
    expect(acknowledgedOf().missing(found)).toEqual([]);
  });

  it('names an entry that is lost, and one that has changed', () => {
    const conversations = new Map([['one', answered.slice(0, 2)]]);
    expect(acknowledgedOf().missing({ ...found, conversations })).toEqual(['Entry 3 (note) of one is lost.']);
    const acknowledged = acknowledgedOf();
    acknowledged.record({ appendedTo: 'one', entries: log({ type: 'wish', text: 'a lighthouse', reading }) });
    expect(acknowledged.faults).toEqual(['Entry 1 of one has changed.']);
  });

  it('names a conversation that is lost', () => {
    expect(acknowledgedOf().missing({ ...found, conversations: new Map() })).toContain(
      'Conversation one is lost.',
    );
  });

  it('names a wish that was accepted and is nowhere, unless the app said that it was not sent', () => {
    const acknowledged = acknowledgedOf();
    acknowledged.sending('slower');
    acknowledged.accepted('slower', { outcome: 'queued' });
    expect(acknowledged.missing(found)).toEqual([expect.stringContaining('“slower” was accepted 1 times')]);
    const message = 'Not sent any more: “slower”.';
    acknowledged.record({ area: 'notices', state: [{ id: 1, at: 0, code: 'STOPPED', message }] });
    expect(acknowledged.missing(found)).toEqual([]);
  });

  it('takes “nothing to undo” as the outcome of an undo that waited, once, and of no other wish', () => {
    const nothing = { at: 0, code: 'NOTHING_THERE', message: 'There is nothing to undo.' } as const;
    const told = (texts: readonly string[], message: string = nothing.message) => {
      const acknowledged = acknowledgedOf();
      for (const text of texts) {
        acknowledged.sending(text);
        acknowledged.accepted(text, { outcome: 'queued' });
      }
      acknowledged.record({ area: 'notices', state: [{ id: 1, ...nothing, message }] });
      return acknowledged.missing(found);
    };
    expect(told(['undo that'])).toEqual([]);
    for (const other of ['undo that', 'undo']) expect(told(['undo that', other])).toHaveLength(1);
    expect(told(['undo that'], 'There is nothing to redo.')).toHaveLength(1);
    expect(told(['an aquarium'])).toEqual([expect.stringContaining('“an aquarium” was accepted 1 times')]);
  });

  it('names a wish that was done twice', () => {
    const twice = log(...answered, {
      type: 'wish',
      text: 'a campfire',
      reading: { ...reading, intent: 'remark' },
    });
    const conversations = new Map([['one', twice]]);
    expect(acknowledgedOf().missing({ ...found, conversations })).toContain(
      '“a campfire” was sent 1 times and recorded 2 times.',
    );
  });

  it('names a wish without an outcome', () => {
    const open = answered.slice(0, 1);
    const left = { ...found, conversations: new Map([['one', open]]) };
    expect(acknowledgedOf(open).missing(left)).toEqual(['Wish 1 of one has no outcome: a campfire']);
  });

  it('takes a version shown again as the outcome of who wished to go back alone', () => {
    const outcome = (intent: 'new' | 'undo' | 'redo' | 'restore' | 'edit') =>
      unsettledWishes([
        ...stampEntries(
          answered,
          [
            { type: 'wish', text: 'as it was', reading: { ...reading, intent } },
            { type: 'restore', to: 2, how: 'jump' },
          ],
          2000,
        ),
      ]).length;
    for (const intent of ['undo', 'redo', 'restore'] as const) expect(outcome(intent), intent).toBe(0);
    for (const intent of ['new', 'edit'] as const) expect(outcome(intent), intent).toBe(1);
  });

  it('counts what is on record by what it is', () => {
    expect(acknowledgedOf().counts).toMatchObject({
      entries: 3,
      repliesByComposer: 1,
      repliesByModel: 0,
    });
  });

  it('names a saved program and a setting that are lost', () => {
    const acknowledged = acknowledgedOf();
    acknowledged.saved('2026-01-01-aaaa');
    const settings = { ...defaultSettings, brightness: 1 };
    expect(acknowledged.missing({ ...found, settings })).toEqual([
      'Saved program 2026-01-01-aaaa is lost.',
      'The settings are not what they were.',
    ]);
  });
});

const calm: ProcessMeasurement = {
  heapMb: 36,
  externalMb: 4,
  rssMb: 100,
  resources: 7,
  timers: 3,
  listeners: 67,
  functions: 24_000,
  descriptors: 30,
  serialPorts: 1,
  listening: 1,
  connections: 2,
  kinds: { 'Socket close': 2 },
};

const much = { wishes: 500, replugs: 50, kills: 20, killsMidReply: 10, reloads: 100 };

/** What is said of a run whose main process ends with these. */
function leaksOf(changes: Partial<ProcessMeasurement>, eventCounts: Partial<EventCounts> = much): string[] {
  const warm: IdleMeasurement = {
    after: countsAtStart(),
    heldWithConversationMb: 40,
    main: calm,
    lamp: calm,
  };
  const after = { ...countsAtStart(), ...eventCounts };
  return leaks([warm, { ...warm, after, main: { ...calm, ...changes } }]);
}

describe('what a run leaves in the processes', () => {
  it('is nothing where all is as it was, give or take what is under way', () => {
    expect(leaksOf({})).toEqual([]);
    expect(leaksOf({ heapMb: 40, rssMb: 300, timers: 5, listeners: 70, connections: 3 })).toEqual([]);
  });

  it('is told with what grew', () => {
    expect(leaksOf({ listeners: 107, kinds: { 'Socket close': 42 } })).toEqual([
      'main: 40 more listeners, from 67. What grew: 40 × Socket close.',
    ]);
    expect(leaksOf({ timers: 13, kinds: { 'Socket close': 3, 'timer of 60 ms': 10 } })).toEqual([
      'main: 10 more timers, from 3. What grew: 10 × timer of 60 ms.',
    ]);
    for (const what of ['timers', 'resources', 'descriptors', 'connections'] as const)
      expect(leaksOf({ [what]: calm[what] + 10 })).toEqual([expect.stringContaining(`10 more ${what}`)]);
    for (const what of ['serialPorts', 'listening'] as const)
      expect(leaksOf({ [what]: calm[what] + 1 })).toEqual([expect.stringContaining(`1 more ${what}`)]);
  });

  it('is more than a fifth of memory, on the heap or outside of it', () => {
    expect(leaksOf({ heapMb: 46 })).toEqual([
      'main: what the heap holds grew by 25 %, from 40.0 MB; 0.0 MB of it outside.',
    ]);
    expect(leaksOf({ externalMb: 14 })).toEqual([
      'main: what the heap holds grew by 25 %, from 40.0 MB; 10.0 MB of it outside.',
    ]);
  });

  it('is never put down to chance where there is one for each time that something happened', () => {
    for (const what of ['wishes', 'replugs', 'kills', 'killsMidReply', 'reloads'] as const)
      for (const left of ['timers', 'listeners', 'resources'] as const)
        for (const times of [1, 2, 4])
          expect(leaksOf({ [left]: calm[left] + times }, { ...much, [what]: times }), what).toHaveLength(1);
    expect(leaksOf({ listeners: calm.listeners + 3 }, { ...much, kills: 4 })).toEqual([]);
    expect(leaksOf({ listeners: calm.listeners + 3 }, { ...much, kills: 0 })).toEqual([]);
  });
});

describe('a run that proves something', () => {
  const enough: Evidence = {
    size: { wishes: 100, replugs: 10, kills: 10, seed: 1 },
    eventCounts: {
      wishes: 100,
      edits: 10,
      editsMade: 5,
      replugs: 10,
      readyAgain: 10,
      kills: 10,
      killsMidReply: 3,
      reloads: 20,
      starts: 5,
    },
    tally: { sent: 100, accepted: 90, asked: 200, refusals: new Map([['BUSY', 20]]) },
    acknowledgedCounts: {
      conversations: 10,
      entries: 300,
      saved: 5,
      repliesByModel: 20,
      repliesByComposer: 5,
      instantEdits: 10,
      restores: 2,
      failures: 26,
    },
  };

  it('does all that it set out to do', () => {
    expect(shortfalls(enough)).toEqual([]);
  });

  it('is told what there was too little of', () => {
    const { eventCounts, tally, acknowledgedCounts } = enough;
    const tooFew = {
      wishes: 99,
      editsMade: 4,
      readyAgain: 9,
      kills: 9,
      killsMidReply: 2,
      reloads: 19,
      starts: 4,
    };
    for (const [what, count] of Object.entries(tooFew))
      expect(shortfalls({ ...enough, eventCounts: { ...eventCounts, [what]: count } }), what).toHaveLength(1);
    for (const what of ['repliesByModel', 'repliesByComposer', 'instantEdits', 'restores'] as const)
      expect(
        shortfalls({
          ...enough,
          acknowledgedCounts: { ...acknowledgedCounts, [what]: acknowledgedCounts[what] - 1 },
        }),
        what,
      ).toHaveLength(1);
    expect(
      shortfalls({ ...enough, acknowledgedCounts: { ...acknowledgedCounts, failures: 29 } }),
    ).toHaveLength(1);
    expect(shortfalls({ ...enough, tally: { ...tally, accepted: 89 } })).toEqual([
      'Too few wishes accepted: 89, where at least 90 are due.',
    ]);
    const refusals = new Map([...tally.refusals, ['NOT_FOUND', 1]]);
    expect(shortfalls({ ...enough, tally: { ...tally, refusals } })).toEqual([
      'Too few requests granted: 179, where at least 180 are due.',
    ]);
  });
});
