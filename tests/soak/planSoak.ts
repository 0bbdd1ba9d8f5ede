import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  editWays,
  libraryWays,
  lookWays,
  noteWays,
  stageWays,
  type Action,
  type Interruption,
} from './Action';
import { SeededRandom } from './SeededRandom';
import { slowWish } from './FakeOllamaProcess';

/** How much a soak does. The same size gives the same plan. */
export interface SoakSize {
  /** Wishes and edits. */
  readonly wishes: number;
  /** How often the lamp is unplugged and plugged in again. */
  readonly replugs: number;
  /** How often Ollama is killed and started again. */
  readonly kills: number;
  readonly seed: number;
}

/** For this share of the soak the app keeps one process; during the rest it is killed and restarted. */
const firstProcessShare = 0.9;
/** How often the first process is measured. The first measurement, once it is warm, is the baseline. */
const measurements = 5;

/** One reload per this many wishes, in addition to reloads in the middle of a reply. */
const wishesPerReload = 5;

const dialoguesSchema = z.array(
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

/** Plans a soak: recorded dialogues in an order shuffled by the seed, with replugs, kills, reloads and restarts spread over them. */
export function planSoak(size: SoakSize): Action[] {
  const random = new SeededRandom(size.seed);
  const dialogues = conversationActions(Math.max(size.wishes, 20), random);
  const firstProcessEnds = indexAfterWishes(dialogues, Math.round(size.wishes * firstProcessShare));
  const inserted: { at: number; action: Action }[] = [];
  const spread = (
    count: number,
    begin: number,
    end: number,
    actions: (number: number) => readonly Action[],
  ) => {
    for (let number = 0; number < count; number++) {
      const made = actions(number);
      made.forEach((action, index) => {
        const share = (number + (index + 0.2 + random.next() * 0.5) / made.length) / count;
        inserted.push({ at: begin + share * (end - begin), action });
      });
    }
  };
  spread(size.replugs, 0, firstProcessEnds, () => [{ do: 'unplug' }, { do: 'plug-in' }]);
  spread(size.kills, 0, firstProcessEnds, (number) => [
    number % 2 === 0
      ? { do: 'kill-ollama' }
      : { do: 'say-slowly', text: slowWish(freshWish(random)), interruption: 'kill-ollama' },
    { do: 'start-ollama' },
  ]);
  spread(4, firstProcessEnds, dialogues.length, (number) => [
    { do: 'start-anew', after: number % 2 === 0 ? 'kill' : 'end' },
  ]);
  spread(Math.ceil(size.wishes / wishesPerReload), 0, dialogues.length, () => [
    { do: 'window', how: 'reload' },
  ]);
  for (let number = 1; number <= measurements; number++)
    inserted.push({ at: (firstProcessEnds * number) / measurements, action: { do: 'measure' } });
  return merge(dialogues, inserted);
}

/** How many wishes and edits an action counts as. */
export function wishesIn(action: Action): number {
  if (action.do === 'say-many') return action.texts.length;
  return action.do === 'say' || action.do === 'say-slowly' || action.do === 'edit' ? 1 : 0;
}

/** Dialogue after dialogue, each in a new conversation, until there are enough wishes and edits. */
function conversationActions(wishes: number, random: SeededRandom): Action[] {
  const actions: Action[] = [];
  const dialogues = random.shuffled(readDialogues());
  const left = () => wishes - actions.reduce((sum, action) => sum + wishesIn(action), 0);
  for (let dialogue = 0; left() > 0; dialogue++) {
    actions.push({ do: 'conversation', how: 'new', at: 0 });
    for (const { user } of dialogues[dialogue % dialogues.length]?.turns ?? []) {
      if (left() <= 0) break;
      actions.push({ do: 'say', text: user, waits: random.next() < 0.85 });
      if (left() > 0 && random.next() < instantShare)
        actions.push({ do: 'say', text: random.pick(instantChanges), waits: true });
      if (random.next() < 0.55) actions.push(sideAction(random, left()));
    }
  }
  return actions;
}

const interruptions: readonly Interruption[] = ['stop', 'stop', 'reload', 'reload', 'switch', 'unplug'];

/** An action between two turns of a dialogue: an edit, an interrupted reply, the library, the stage, a window … */
function sideAction(random: SeededRandom, left: number): Action {
  const at = random.next();
  const kind = random.next();
  if (kind < 0.3 && left > 0) return { do: 'edit', how: random.pick(editWays), at };
  if (kind < 0.4 && left > 0)
    return { do: 'say-slowly', text: slowWish(freshWish(random)), interruption: random.pick(interruptions) };
  if (kind < 0.47 && left >= 3) {
    const texts = [freshWish(random), random.pick(instantChanges), freshWish(random)];
    return { do: 'say-many', texts, last: random.pick(['waits', 'sent-now', 'dropped']) };
  }
  if (kind < 0.57) return { do: 'note', how: random.pick(noteWays), text: random.pick(noteTexts) };
  if (kind < 0.69) return { do: 'library', how: random.pick(libraryWays), at };
  if (kind < 0.78) return { do: 'stage', how: random.pick(stageWays), at };
  if (kind < 0.84) return { do: 'look', how: random.pick(lookWays) };
  if (kind < 0.9) return { do: 'conversation', how: random.pick(['switch', 'rename', 'delete']), at };
  return { do: 'window', how: random.pick(['reload', 'open', 'close', 'crash']) };
}

/** Wishes that are instant edits, without the model, whenever a program is showing. */
const instantChanges = ['slower', 'warmer', 'make it blue', 'faster', 'brighter', 'dimmer'];
/** This share of the wishes is followed by one of these. */
const instantShare = 0.25;

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
const noteTexts = [
  'The owner likes it calm.',
  'Never pure white.',
  'It stands in the kitchen.',
  'Violet is for Sundays.',
];

function freshWish(random: SeededRandom): string {
  return `${random.pick(scenes)} ${random.pick(places)}`;
}

function readDialogues() {
  return fixtures.flatMap((name) => {
    const file = join(import.meta.dirname, '../fixtures/intent', `${name}.json`);
    return dialoguesSchema
      .parse(JSON.parse(readFileSync(file, 'utf8')))
      .filter(({ turns }) => turns.length > 4);
  });
}

/** The index of the first action after this many wishes and edits; the end when there are fewer. */
function indexAfterWishes(actions: readonly Action[], wishes: number): number {
  let count = 0;
  const index = actions.findIndex((action) => (count += wishesIn(action)) >= wishes);
  return index < 0 ? actions.length : index + 1;
}

function merge(
  actions: readonly Action[],
  inserted: readonly { readonly at: number; readonly action: Action }[],
): Action[] {
  const all = [...actions.map((action, index) => ({ at: index + 0.5, action })), ...inserted];
  return all.sort((one, other) => one.at - other.at).map(({ action }) => action);
}
