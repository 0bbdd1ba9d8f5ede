import { compose } from '#shared/composer/compose';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { readIntent } from '#shared/composer/intent/readIntent';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import { scripted } from '../shared/conversation/scriptedConversations';
import { timeText } from './amounts';
import { fastest, fastestWithRetries } from './fastest';
import type { Figure } from './Figure';

const wishes = [
  'slower',
  'make the second step violet, and half as bright',
  'a lighthouse in the fog',
  'hmm, nearly there',
  'thanks, my wife loves it',
  'back to the first one',
  'could you add a little boat on the horizon, please',
  'sleep timer twenty minutes',
];
const scenes = [
  'campfire',
  'slow blue waves with white sparkles',
  'autumn leaves falling, red and gold',
  'pomodoro 50/10',
];

/** The cost of reading and answering wishes without a model, against the work that every wish and reply needs anyway. */
export function* composerBench(): Generator<Figure> {
  const { past } = scripted('evening');
  const replay = new Replay(lampPrompt, 4096);
  for (const exchange of past) replay.add(exchange);
  const program = past.at(-1)?.program;
  if (!program) return;
  const reply = formatProgram(program);
  const composed = scenes.map((scene) => formatProgram(compose(scene).program));
  const atMost = { intent: 2, edit: 10, compose: 2 };
  const times = {
    ...fastestWithRetries(
      {
        prompt: () => replay.contextFor('slower'),
        reply: () => parseReply(reply),
        edit: () => instantEdit('slower, and make it blue', program),
      },
      (found) => found.edit / found.reply <= atMost.edit,
    ),
    intent: average(wishes, (wish) => () => readIntent(wish, replay.entries)),
    compose: average(scenes, (scene) => () => compose(scene)),
    read: average(composed, (text) => () => parseReply(text)),
  };
  yield {
    what: 'reading what a wish means, after 60 turns',
    measured: timeText(times.intent),
    against: 'laying out the prompt for it',
    baseline: timeText(times.prompt),
    ratio: times.intent / times.prompt,
    atMost: atMost.intent,
  };
  yield {
    what: 'an instant edit of two changes',
    measured: timeText(times.edit),
    against: 'reading a model’s reply',
    baseline: timeText(times.reply),
    ratio: times.edit / times.reply,
    atMost: atMost.edit,
  };
  yield {
    what: 'composing a scene',
    measured: timeText(times.compose),
    against: 'reading it from a reply',
    baseline: timeText(times.read),
    ratio: times.compose / times.read,
    atMost: atMost.compose,
  };
}

/** The average over the items, in ns, each at its fastest. Measured one by one, since a long run is always disturbed. */
function average<Item>(items: readonly Item[], runOf: (item: Item) => () => void): number {
  const times = fastest(Object.fromEntries(items.map((item, at) => [`${at}`, runOf(item)])));
  return Object.values(times).reduce((sum, time) => sum + time, 0) / items.length;
}
