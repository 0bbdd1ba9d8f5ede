import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { editWays, libraryWays, lookWays, noteWays, stageWays, type Act, type Meanwhile } from './Act';
import { Dice } from './Dice';
import { slowly } from './Standin';

/** How long an evening is. */
export interface EveningSize {
  /** Wishes and edits. */
  readonly wishes: number;
  /** How often the lamp is unplugged and plugged in again. */
  readonly replugs: number;
  /** How often Ollama is killed and started again. */
  readonly kills: number;
  readonly seed: number;
}

/** The share of the evening that belongs to one process of the app; in the rest it is killed and started anew. */
const oneLife = 0.9;
/** How often the first process is looked into; the first time is when it is warm. */
const rests = 5;

/** How often somebody loads the page anew, beside those who do so in the middle of a reply. */
const wishesPerReload = 5;

const peopleSchema = z.array(
  z.object({ turns: z.array(z.object({ user: z.string(), intent: z.string() })).default([]) }),
);
const fixtures = [
  'tuning-plain',
  'tuning-home',
  'tuning-2-home',
  'tuning-3-home',
  'tuning-2-mixed',
  'tuning-evenings',
];

/** An evening of people who talk to the lamp, in their order but mixed by the seed, with all that goes wrong meanwhile. */
export function planEvening(size: EveningSize): Act[] {
  const dice = new Dice(size.seed);
  const talk = talkOf(Math.max(size.wishes, 20), dice);
  const oneLifeEnds = placeOfWish(talk, Math.round(size.wishes * oneLife));
  const inserted: { at: number; act: Act }[] = [];
  const spread = (count: number, begin: number, end: number, acts: (number: number) => readonly Act[]) => {
    for (let number = 0; number < count; number++) {
      const made = acts(number);
      made.forEach((act, index) => {
        const share = (number + (index + 0.2 + dice.share() * 0.5) / made.length) / count;
        inserted.push({ at: begin + share * (end - begin), act });
      });
    }
  };
  spread(size.replugs, 0, oneLifeEnds, () => [{ do: 'unplug' }, { do: 'plug-in' }]);
  spread(size.kills, 0, oneLifeEnds, (number) => [
    number % 2 === 0
      ? { do: 'kill-ollama' }
      : { do: 'say-slowly', text: slowly(freshWish(dice)), meanwhile: 'kill-ollama' },
    { do: 'start-ollama' },
  ]);
  spread(4, oneLifeEnds, talk.length, (number) => [
    { do: 'start-anew', after: number % 2 === 0 ? 'kill' : 'end' },
  ]);
  spread(Math.ceil(size.wishes / wishesPerReload), 0, talk.length, () => [{ do: 'window', how: 'reload' }]);
  for (let number = 1; number <= rests; number++)
    inserted.push({ at: (oneLifeEnds * number) / rests, act: { do: 'rest' } });
  return merge(talk, inserted);
}

/** How many wishes and edits an act stands for. */
export function wishesIn(act: Act): number {
  if (act.do === 'say-many') return act.texts.length;
  return act.do === 'say' || act.do === 'say-slowly' || act.do === 'edit' ? 1 : 0;
}

/** Person after person, each in a conversation of their own, until there are enough wishes and edits. */
function talkOf(wishes: number, dice: Dice): Act[] {
  const acts: Act[] = [];
  const people = dice.shuffled(readPeople());
  const left = () => wishes - acts.reduce((sum, act) => sum + wishesIn(act), 0);
  for (let person = 0; left() > 0; person++) {
    acts.push({ do: 'conversation', how: 'new', at: 0 });
    for (const { user } of people[person % people.length]?.turns ?? []) {
      if (left() <= 0) break;
      acts.push({ do: 'say', text: user, waits: dice.share() < 0.85 });
      if (left() > 0 && dice.share() < plainShare)
        acts.push({ do: 'say', text: dice.pick(plainChanges), waits: true });
      if (dice.share() < 0.55) acts.push(besides(dice, left()));
    }
  }
  return acts;
}

const meanwhiles: readonly Meanwhile[] = ['stop', 'stop', 'reload', 'reload', 'switch', 'unplug'];

/** What people do besides talking. */
function besides(dice: Dice, left: number): Act {
  const at = dice.share();
  const kind = dice.share();
  if (kind < 0.3 && left > 0) return { do: 'edit', how: dice.pick(editWays), at };
  if (kind < 0.4 && left > 0)
    return { do: 'say-slowly', text: slowly(freshWish(dice)), meanwhile: dice.pick(meanwhiles) };
  if (kind < 0.47 && left >= 3) {
    const texts = [freshWish(dice), dice.pick(plainChanges), freshWish(dice)];
    return { do: 'say-many', texts, last: dice.pick(['waits', 'sent-now', 'dropped']) };
  }
  if (kind < 0.57) return { do: 'note', how: dice.pick(noteWays), text: dice.pick(lasting) };
  if (kind < 0.69) return { do: 'library', how: dice.pick(libraryWays), at };
  if (kind < 0.78) return { do: 'stage', how: dice.pick(stageWays), at };
  if (kind < 0.84) return { do: 'look', how: dice.pick(lookWays) };
  if (kind < 0.9) return { do: 'conversation', how: dice.pick(['switch', 'rename', 'delete']), at };
  return { do: 'window', how: dice.pick(['reload', 'open', 'close', 'crash']) };
}

/** What needs no model where something is on show. */
const plainChanges = ['slower', 'warmer', 'make it blue', 'faster', 'brighter', 'dimmer'];
/** So often somebody says one of these after another wish. */
const plainShare = 0.25;

const scenes = [
  'a lighthouse',
  'a campfire',
  'northern lights',
  'an aquarium',
  'a thunderstorm',
  'falling snow',
  'a sunrise',
];
const places = [
  'in the fog',
  'far away',
  'behind a window',
  'at the end of the world',
  'for a child',
  'on another planet',
];
const lasting = [
  'The owner likes it calm.',
  'Never pure white.',
  'It stands in the kitchen.',
  'Violet is for Sundays.',
];

function freshWish(dice: Dice): string {
  return `${dice.pick(scenes)} ${dice.pick(places)}`;
}

function readPeople() {
  return fixtures.flatMap((name) => {
    const file = join(import.meta.dirname, '../fixtures/intent', `${name}.json`);
    return peopleSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).filter(({ turns }) => turns.length > 4);
  });
}

/** Before which act the first so many wishes and edits are done. */
function placeOfWish(talk: readonly Act[], wishes: number): number {
  let said = 0;
  const place = talk.findIndex((act) => (said += wishesIn(act)) >= wishes);
  return place < 0 ? talk.length : place + 1;
}

function merge(talk: readonly Act[], inserted: readonly { readonly at: number; readonly act: Act }[]): Act[] {
  const all = [...talk.map((act, index) => ({ at: index + 0.5, act })), ...inserted];
  return all.sort((one, other) => one.at - other.at).map(({ act }) => act);
}
