import type { Happened } from './Happened';
import type { Tally } from './Household';
import type { Kept } from './Ledger';
import type { EveningSize } from './planEvening';

/** What an evening came to. */
export interface Evidence {
  readonly size: EveningSize;
  readonly happened: Readonly<Happened>;
  readonly tally: Readonly<Tally>;
  readonly kept: Kept;
}

/** A quantity, and the least it may be: an app that refuses everything loses nothing, and proves nothing. */
interface Floor {
  readonly what: string;
  readonly is: number;
  readonly least: number;
}

/** Where less was done than an evening of this size has to do: a sentence for each. */
export function shortfalls(evidence: Evidence): string[] {
  return floors(evidence)
    .map((floor) => ({ ...floor, least: Math.floor(floor.least) }))
    .filter(({ is, least }) => is < least)
    .map(({ what, is, least }) => `Too few ${what}: ${is}, where at least ${least} are due.`);
}

function floors({ size, happened, tally, kept }: Evidence): Floor[] {
  const refused = [...tally.refusals.values()].reduce((sum, count) => sum + count, 0);
  return [
    { what: 'wishes and edits', is: happened.wishes, least: size.wishes },
    { what: 'wishes taken', is: tally.taken, least: tally.said * 0.9 },
    // Others are stopped, left for another conversation, or cut off with Ollama: those have a failure as their outcome.
    { what: 'wishes without a failure', is: tally.taken - kept.failures, least: tally.taken * 0.7 },
    { what: 'requests granted', is: tally.asked - refused, least: tally.asked * 0.9 },
    // Some buttons have nothing to do at times: nothing to redo, no edit to take back, no model to give another take.
    { what: 'edits made', is: happened.editsMade, least: happened.edits * 0.5 },
    { what: 'replies by the model', is: kept.repliesByModel, least: size.wishes * 0.2 },
    // The composer answers while Ollama is away, which is a good part of the evening.
    { what: 'replies by the composer', is: kept.repliesByComposer, least: size.kills * 0.5 },
    { what: 'instant edits', is: kept.instantEdits, least: size.wishes * 0.1 },
    { what: 'versions shown again', is: kept.restores, least: size.wishes * 0.02 },
    { what: 'replugs', is: happened.replugs, least: size.replugs },
    { what: 'replugs after which the lamp was ready', is: happened.readyAgain, least: happened.replugs },
    { what: 'kills of Ollama', is: happened.kills, least: size.kills },
    { what: 'kills in the middle of a reply', is: happened.killsMidReply, least: size.kills * 0.3 },
    { what: 'reloads', is: happened.reloads, least: size.wishes / 5 },
    { what: 'starts', is: happened.starts, least: 5 },
  ];
}
