import { describe, expect, it } from 'vitest';
import type { ApiEvent } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settings';
import { welcomeProgram } from '#shared/composer/welcome';
import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/entry';
import type { Rest } from '../soak/Evening';
import { leaks } from '../soak/leaks';
import { Ledger, type Found } from '../soak/Ledger';
import type { Reading } from '../soak/ProcessGauge';

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
const found: Found = { conversations: new Map([['one', answered]]), library: [], settings: defaultSettings };

/** A ledger of an evening with one wish. */
function ledgerOf(entries: readonly Entry[] = answered): Ledger {
  const ledger = new Ledger();
  ledger.says('a campfire');
  const events: ApiEvent[] = [
    { area: 'settings', state: defaultSettings },
    { area: 'library', state: [] },
    { appendedTo: 'one', entries },
  ];
  for (const event of events) ledger.hear(event);
  ledger.took('a campfire', { outcome: 'answering' });
  return ledger;
}

describe('the record of an evening', () => {
  it('finds nothing missing where all is there', () => {
    expect(ledgerOf().missing(found)).toEqual([]);
  });

  it('names an entry that is lost, and one that has changed', () => {
    const conversations = new Map([['one', answered.slice(0, 2)]]);
    expect(ledgerOf().missing({ ...found, conversations })).toEqual(['Entry 3 (note) of one is lost.']);
    const ledger = ledgerOf();
    ledger.hear({ appendedTo: 'one', entries: log({ type: 'wish', text: 'a lighthouse', reading }) });
    expect(ledger.faults).toEqual(['Entry 1 of one has changed.']);
  });

  it('names a conversation that is lost', () => {
    expect(ledgerOf().missing({ ...found, conversations: new Map() })).toContain('Conversation one is lost.');
  });

  it('names a wish that was taken and is nowhere, unless the app said that it was not sent', () => {
    const ledger = ledgerOf();
    ledger.says('slower');
    ledger.took('slower', { outcome: 'next' });
    expect(ledger.missing(found)).toEqual([expect.stringContaining('“slower” was taken 1 times')]);
    const message = 'Not sent any more: “slower”.';
    ledger.hear({ area: 'notices', state: [{ id: 1, at: 0, code: 'STOPPED', message }] });
    expect(ledger.missing(found)).toEqual([]);
  });

  it('names a wish that was done twice', () => {
    const twice = log(...answered, {
      type: 'wish',
      text: 'a campfire',
      reading: { ...reading, intent: 'remark' },
    });
    const conversations = new Map([['one', twice]]);
    expect(ledgerOf().missing({ ...found, conversations })).toContain(
      '“a campfire” was said 1 times and written down 2 times.',
    );
  });

  it('names a wish without an outcome', () => {
    const open = answered.slice(0, 1);
    const left = { ...found, conversations: new Map([['one', open]]) };
    expect(ledgerOf(open).missing(left)).toEqual(['Wish 1 of one has no outcome: a campfire']);
  });

  it('names a saved program and a setting that are lost', () => {
    const ledger = ledgerOf();
    ledger.saved('2026-01-01-aaaa');
    const settings = { ...defaultSettings, brightness: 1 };
    expect(ledger.missing({ ...found, settings })).toEqual([
      'Saved program 2026-01-01-aaaa is lost.',
      'The settings are not what they were.',
    ]);
  });
});

const calm: Reading = {
  heapMb: 40,
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

/** What is said of an evening whose main process ends with these. */
function saidOf(changes: Partial<Reading>): string[] {
  const rest: Rest = { after: 100, heapWithTalkMb: 40, main: calm, lamp: calm };
  return leaks([rest, { ...rest, after: 500, main: { ...calm, ...changes } }]);
}

describe('what an evening leaves in the processes', () => {
  it('is nothing where all is as it was, give or take what is under way', () => {
    expect(saidOf({})).toEqual([]);
    expect(saidOf({ heapMb: 44, timers: 5, listeners: 70, connections: 3 })).toEqual([]);
  });

  it('is told with what grew', () => {
    expect(saidOf({ listeners: 107, kinds: { 'Socket close': 42 } })).toEqual([
      'main: 40 more listeners, from 67. What grew: 40 × Socket close.',
    ]);
    expect(saidOf({ timers: 13, kinds: { 'Socket close': 3, 'timer of 60 ms': 10 } })).toEqual([
      'main: 10 more timers, from 3. What grew: 10 × timer of 60 ms.',
    ]);
    expect(saidOf({ heapMb: 50 })).toEqual(['main: the heap grew by 25 %, from 40.0 MB.']);
    for (const what of ['timers', 'resources', 'descriptors', 'connections'] as const)
      expect(saidOf({ [what]: calm[what] + 10 })).toEqual([expect.stringContaining(`10 more ${what}`)]);
    for (const what of ['serialPorts', 'listening'] as const)
      expect(saidOf({ [what]: calm[what] + 1 })).toEqual([expect.stringContaining(`1 more ${what}`)]);
  });
});
