import { durationWords } from '../../program/durationWords';
import { applyEdit } from '../../program/edit/applyEdit';
import type { Command, Step } from '../../program/schema';
import { buildProgram } from '../buildProgram';
import { readScene, type ReadScene } from '../readScene';
import type { Word } from '../words/readWords';
import { countIn, timesIn } from './timers';

/** A part without a time of its own is shown for this long. */
const usualMs = 8000;

/** So many parts are told apart. */
const maxParts = 12;

/** “ten minutes of candlelight, then two minutes of embers, then nothing”: one after the other, each for its time. */
export function sequence(words: readonly Word[]): ReadScene | undefined {
  const parts = partsOf(words);
  if (parts.length < 2 || parts.length > maxParts) return undefined;
  const rounds = countIn(words);
  const used = new Set<number>();
  const understood: string[] = [];
  const steps: Step[] = [];
  for (const { from, words: part } of parts) {
    const [time] = timesIn(part);
    const shown = partShown(part);
    if (!shown) continue;
    for (const index of shown.used) used.add(from + index);
    const id = `${steps.length + 1} ${shown.name}`.slice(0, 24).trim();
    const duration = time ?? usualMs;
    steps.push({
      id,
      command: shown.command,
      duration,
      transition: Math.min(1500, Math.floor(duration / 3)),
    });
    understood.push(time === undefined ? shown.name : `${shown.name} for ${durationWords(time)}`);
  }
  if (steps.length < 2) return undefined;
  for (const [index, { text }] of words.entries())
    if (
      /^(?:then|after|followed|repeat|times|rounds?|afterwards|finally|\d+|eight|minutes?|seconds?)$/.test(
        text,
      )
    )
      used.add(index);
  const name =
    understood.length > 2
      ? `${understood.length} lights in turn`
      : understood.map((part) => part.split(' for ')[0]).join(', then ');
  const hasTimes = parts.some(({ words: part }) => timesIn(part).length > 0);
  const loop = rounds ?? (hasTimes ? undefined : 0);
  return {
    act: {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      steps,
      ...(loop !== undefined && { loopCount: loop }),
    },
    operations: [],
    understood: [
      understood.join(', then '),
      ...(rounds === undefined ? [] : [rounds === 0 ? 'for ever' : `${rounds} times`]),
    ],
    used,
  };
}

/** What a part shows in one step, and what it is called. */
function partShown(
  part: readonly Word[],
): { command: Command; name: string; used: ReadonlySet<number> } | undefined {
  const isDark = part.some(({ text }) => /^(?:nothing|dark|darkness|off|black|blackness)$/.test(text));
  const scene = readScene(part);
  if (scene.understood.length === 0 || (isDark && scene.act.name === 'Warm light')) {
    return isDark ? { command: { type: 'off' }, name: 'dark', used: new Set(part.keys()) } : undefined;
  }
  const changes = scene.operations.filter(({ kind }) => kind !== 'repeat');
  const program = applyEdit(
    buildProgram(
      {
        name: 'Part',
        steps: scene.act.steps
          .slice(0, 1)
          .map((step) => ({ ...step, duration: null, transition: undefined })),
      },
      [],
    ),
    changes,
  ).program;
  const command = program.steps[0]?.command;
  const name = scene.understood.filter((phrase) => !phrase.startsWith('for ')).join(' ');
  return command && name !== '' ? { command, name, used: scene.used } : undefined;
}

/** A wish at “then” and “followed by”; at commas, too, once there is a “then” or each part has a time. */
function partsOf(words: readonly Word[]): { from: number; words: readonly Word[] }[] {
  const isThen = words.some(
    ({ text }, index) => index > 0 && (text === 'then' || text === 'followed' || text === 'afterwards'),
  );
  if (!isThen) return [];
  const borders: number[] = [];
  for (const [index, { text }] of words.entries()) {
    const isBorder =
      index > 0 &&
      (/^(?:then|followed|afterwards|finally)$/.test(text) || /[,;]/.test(words[index - 1]?.mark ?? ''));
    if (isBorder && borders.at(-1) !== index - 1) borders.push(index);
  }
  const starts = [0, ...borders];
  return starts.map((from, part) => ({ from, words: words.slice(from, starts[part + 1] ?? words.length) }));
}
