import { compose } from '#shared/composer/compose';
import { instantEdit } from '#shared/composer/edits/instantEdit';
import { readIntent } from '#shared/composer/intent/readIntent';
import { Replay } from '#shared/conversation/replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import { scripted } from '../shared/conversation/scriptedConversations';
import { fastest } from './fastest';
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

/** What words cost without a model, against what is done for every wish and every reply anyway. */
export function* composerBench(): Generator<Figure> {
  const { past } = scripted('evening');
  const replay = new Replay(lampPrompt, 4096);
  for (const exchange of past) replay.add(exchange);
  const program = past.at(-1)?.program;
  if (!program) return;
  const reply = formatProgram(program);
  const composed = scenes.map((scene) => formatProgram(compose(scene).program));
  const times = fastest({
    prompt: () => replay.contextFor('slower'),
    intent: () => wishes.forEach((wish) => readIntent(wish, replay.entries)),
    reply: () => parseReply(reply),
    edit: () => instantEdit('slower, and make it blue', program),
    replies: () => composed.forEach((text) => parseReply(text)),
    compose: () => scenes.forEach((scene) => compose(scene)),
  });
  const ms = (ns: number) => `${(ns / 1e6).toFixed(2)} ms`;
  yield {
    name: 'reading what a wish means after 60 turns, against laying out the prompt for it',
    value: times.intent / wishes.length / times.prompt,
    atMost: 2,
    note: `${ms(times.intent / wishes.length)} a wish`,
  };
  yield {
    name: 'an instant edit of two changes, against reading a model’s reply',
    value: times.edit / times.reply,
    atMost: 10,
    note: `${ms(times.edit)} against ${ms(times.reply)}`,
  };
  yield {
    name: 'composing a scene, against reading it from a model’s reply',
    value: times.compose / times.replies,
    atMost: 2,
    note: `${ms(times.compose / scenes.length)} a scene`,
  };
}
