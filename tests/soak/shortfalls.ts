import type { EventCounts } from './EventCounts';
import type { Tally } from './SoakUser';
import type { AcknowledgedCounts } from './AcknowledgedData';
import type { SoakSize } from './planSoak';

/** What a soak of this size did. */
export interface Evidence {
  readonly size: SoakSize;
  readonly eventCounts: Readonly<EventCounts>;
  readonly tally: Readonly<Tally>;
  readonly acknowledgedCounts: AcknowledgedCounts;
}

/** A count and its minimum. Without minimums an app that refuses every request would pass: it loses nothing. */
interface Minimum {
  readonly what: string;
  readonly actual: number;
  readonly min: number;
}

/** A sentence for each thing that a soak of this size did too little of. */
export function shortfalls(evidence: Evidence): string[] {
  return minimums(evidence)
    .map((minimum) => ({ ...minimum, min: Math.floor(minimum.min) }))
    .filter(({ actual, min }) => actual < min)
    .map(({ what, actual, min }) => `Too few ${what}: ${actual}, where at least ${min} are due.`);
}

function minimums({ size, eventCounts, tally, acknowledgedCounts }: Evidence): Minimum[] {
  const refused = [...tally.refusals.values()].reduce((sum, count) => sum + count, 0);
  return [
    { what: 'wishes and edits', actual: eventCounts.wishes, min: size.wishes },
    { what: 'wishes accepted', actual: tally.accepted, min: tally.sent * 0.9 },
    // The others end in a failure: stopped, left for another conversation, or cut off when Ollama was killed.
    {
      what: 'wishes without a failure',
      actual: tally.accepted - acknowledgedCounts.failures,
      min: tally.accepted * 0.7,
    },
    { what: 'requests granted', actual: tally.asked - refused, min: tally.asked * 0.9 },
    // Some buttons have nothing to act on at times: nothing to redo, no edit to take back, no model for another take.
    { what: 'edits made', actual: eventCounts.editsMade, min: eventCounts.edits * 0.5 },
    { what: 'replies by the model', actual: acknowledgedCounts.repliesByModel, min: size.wishes * 0.2 },
    // The composer answers while Ollama is down.
    { what: 'replies by the composer', actual: acknowledgedCounts.repliesByComposer, min: size.kills * 0.5 },
    { what: 'instant edits', actual: acknowledgedCounts.instantEdits, min: size.wishes * 0.1 },
    { what: 'versions shown again', actual: acknowledgedCounts.restores, min: size.wishes * 0.02 },
    { what: 'replugs', actual: eventCounts.replugs, min: size.replugs },
    {
      what: 'replugs after which the lamp was ready',
      actual: eventCounts.readyAgain,
      min: eventCounts.replugs,
    },
    { what: 'kills of Ollama', actual: eventCounts.kills, min: size.kills },
    { what: 'kills in the middle of a reply', actual: eventCounts.killsMidReply, min: size.kills * 0.3 },
    { what: 'reloads', actual: eventCounts.reloads, min: size.wishes / 5 },
    { what: 'starts', actual: eventCounts.starts, min: 5 },
  ];
}
