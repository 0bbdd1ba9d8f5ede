import { layersOf } from '../program/commandEdits';
import { durationWords } from '../program/durationWords';
import { applyEdit } from '../program/edit/applyEdit';
import type { Operation } from '../program/edit/Operation';
import { limits } from '../program/limits';
import { passMs } from '../program/passMs';
import type { Program, Step } from '../program/Program';
import { appended } from './accents';
import type { Act } from './Act';
import { actOf, buildProgram, calmed } from './buildProgram';
import { changesIn, unchanged, type Recomposed } from './moodOf';
import { colorsIn } from './namedColors';
import { readScene, type ReadScene } from './readScene';
import { placesOf } from './routines/places';
import { turnsFor } from './routines/sequence';
import { placesIn, timeSpans } from './routines/times';
import { followed } from './routines/timers';
import { writing } from './routines/writing';
import { textOf } from './words/readWords';
import type { ReadWord } from './words/spelling';

/** Follow-ups that say when: what comes before the program on show, after it, in turns with it, or little by little. */

const following =
  /^(?:then|and then|finally|finish|end)\b|\b(?:at the (?:very )?end|in the end|afterwards|after that|finish(?:es)? with|ends? with|when it(?:s| is) (?:done|over|finished)|when done)\b/;
const preceding = /\bfirst$|\bto begin with\b|\bat the (?:start|beginning)\b|^(?:start|begin) with\b/;
const darkening =
  /\b(?:gets?|goes|becomes?|turns?|grows?|fades?)(?: (?:completely|all|slowly|very|quite|to))? (?:dark|black|darkness)\b/;
const pulsing =
  /\b(?:let|make|have) (?:it|them|its \w+|the \w+) (?:\w+ )?(?:blink|flicker|pulse|pulsate|throb|beat)\b|\bshould (?:\w+ )?(?:blink|flicker|pulse|pulsate|throb|beat)\b/;
const saidOfTime =
  /^(?:then|first|start|begin|beginning|end|ends|finish|finishes|finally|afterwards|done|finished|stays?|settles?|after|go|goes|gets?|grows?|alternat\w*)$/;

/** The shortest step that can be split into light and shade without flashing. */
const leastPulseMs = 1400;

/** None where a follow-up says nothing of time. */
export function inTime(words: readonly ReadWord[], wish: string, current: Program): Recomposed | undefined {
  const text = textOf(words);
  if (/^(?:and )?after\b/.test(text)) {
    const later = afterTime(words, current);
    if (later) return later;
  }
  if (darkening.test(text)) return intoDark(words, current);
  if (following.test(text)) return followedBy(words, wish, current);
  if (preceding.test(text)) return precededBy(words, current);
  if (/\balternat\w*\b.*\bwith\b/.test(text)) return alternating(words, current);
  return gradual(words, current) ?? (pulsing.test(text) ? pulsed(words, current) : undefined);
}

/** “then a rocket”, “finish with the text 2030”: what is on show, once, and what comes after it. */
function followedBy(words: readonly ReadWord[], wish: string, current: Program): Recomposed {
  const text = writing(words, wish);
  const scene = text ? undefined : readScene(words);
  const next = text?.act ?? (scene && actOf(sceneNext(scene, current)));
  const said = text ? [text.understood] : (scene?.understood ?? []);
  const act = next && followed(actOf(current), next);
  if (!act || said.length === 0 || act.steps.length === current.steps.length) return unchanged(current);
  return {
    program: buildProgram(act, []),
    understood: [`then ${said.join(', ')}`],
    used: new Set([...(text?.used ?? scene?.used ?? []), ...placesOf(words, saidOfTime)]),
  };
}

/** “then dimmer” names no scene: it is the one on show that changes. */
function sceneNext({ act, operations, isBare }: ReadScene, current: Program): Program {
  return isBare ? calmed(applyEdit(current, operations).program, current) : buildProgram(act, operations);
}

/** “a frog jumping in first”: what comes once before what is on show. */
function precededBy(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const { act, operations, understood, used } = readScene(words);
  if (understood.length === 0) return undefined;
  const first = actOf(buildProgram(act, operations));
  const both = followed({ ...first, name: current.name }, actOf(current));
  if (both.steps.length !== first.steps.length + current.steps.length) return undefined;
  return {
    program: buildProgram(both, []),
    understood: [`first ${understood.join(', ')}`],
    used: new Set([...used, ...placesOf(words, saidOfTime)]),
  };
}

/** “after ten seconds go to calm blue”. */
function afterTime(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const [time] = timeSpans(words);
  if (!time || time.at > 2) return undefined;
  const from = time.at + time.length;
  const next = readScene(words.slice(from));
  if (next.understood.length === 0) return undefined;
  const after = actOf(buildProgram(next.act, next.operations));
  const room = limits.steps - after.steps.length;
  const turns = turnsFor(current.steps, time.value, current.name, room, room);
  const isShort = turns.length === 1 && current.steps.length > 1;
  const act = isShort
    ? roundsThen(current, time.value, after)
    : followed({ name: current.name, steps: turns }, after);
  const places = [...next.used].map((index) => index + from);
  return {
    program: buildProgram(act, []),
    understood: [`after ${durationWords(time.value)} ${next.understood.join(', ')}`],
    used: new Set([...places, ...placesIn([time]), ...placesOf(words, saidOfTime)]),
  };
}

/** As many rounds as fit the time, then what stays: a program goes round in one place only. */
function roundsThen(current: Program, ms: number, after: Act): Act {
  const { steps } = followed(
    { name: current.name, steps: current.steps },
    { ...after, loopCount: undefined },
  );
  return {
    name: current.name,
    steps: steps.map((step, at) => (at === steps.length - 1 ? { ...step, duration: null } : step)),
    loopCount: Math.max(Math.round(ms / Math.max(passMs(current.steps), 1)), 1),
    loopTo: current.steps.at(-1)?.id,
  };
}

/** “… and it gets dark”: once through, then the light goes out. */
function intoDark(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const [time] = timeSpans(words);
  const fadeMs = time?.value ?? 4000;
  const dark: Step = { id: 'dark', command: { type: 'off' }, duration: null, transition: fadeMs };
  const act = followed(actOf(current), { name: 'Dark', steps: [dark], ending: { type: 'off' } });
  if (act.steps.length === current.steps.length) return undefined;
  return {
    program: buildProgram(act, []),
    understood: [`dark at the end${time ? `, over ${durationWords(fadeMs)}` : ''}`],
    used: new Set([
      ...placesOf(
        words,
        /^(?:gets?|goes|becomes?|turns?|grows?|fades?|dark|black|darkness|completely|slowly)$/,
      ),
      ...placesIn([time]),
    ]),
  };
}

/** “alternate with white”: the same once more in another colour, in turns. */
function alternating(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const [color] = colorsIn(words, true);
  if (!color || current.steps.length * 2 > limits.steps) return undefined;
  const { steps } = applyEdit(current, [{ kind: 'recolor', color: color.value }]).program;
  const act = appended(actOf(current), steps);
  return {
    program: buildProgram(act, []),
    understood: [`in turns with ${color.name}`],
    used: new Set([...placesIn([color]), ...placesOf(words, saidOfTime)]),
  };
}

/** “let it slowly become evening over ten minutes”: once through, then over to the changed light. */
function gradual(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const [time] = timeSpans(words);
  const before = words[(time?.at ?? 0) - 1]?.text ?? '';
  if (!time || time.value < 2000 || !/^(?:over|within|in|during)$/.test(before)) return undefined;
  const manner = placesOf(words, /^(?:slowly|gradually|gently|softly|become|becomes|turn|turns)$/);
  const { operations, understood, used } = changesIn(
    words.filter((_, index) => !manner.includes(index)),
    current,
  );
  if (operations.length === 0) return undefined;
  const changed = applyEdit(current, operations).program;
  const last = longest(changed.steps);
  if (!last || current.steps.length >= limits.steps) return undefined;
  const turned: Step = { ...last, id: `in the end`, duration: null, transition: time.value };
  const act = followed(actOf(current), { name: current.name, steps: [turned] });
  const places = [...words.keys()].filter((index) => !manner.includes(index));
  return {
    program: buildProgram({ ...act, ending: undefined }, []),
    understood: [`${understood.join(', ')}, little by little over ${durationWords(time.value)}`],
    used: new Set([...manner, ...placesIn([time]), ...[...used].flatMap((index) => places[index] ?? [])]),
  };
}

function longest(steps: readonly Step[]): Step | undefined {
  const lit = steps.filter(({ command }) => layersOf(command).some(({ layer }) => layer.type !== 'off'));
  return lit.toSorted((a, b) => (b.duration ?? Infinity) - (a.duration ?? Infinity))[0];
}

/** “let it pulse”: every step in two halves, light and shade. */
function pulsed(words: readonly ReadWord[], current: Program): Recomposed | undefined {
  const shade: readonly Operation[] = [{ kind: 'light', times: 0.4 }];
  const shaded = applyEdit(current, shade).program.steps;
  const taken = new Set(current.steps.map(({ id }) => id));
  const ids = new Map<string, string>();
  const steps = current.steps.flatMap((step, at): Step[] => {
    const whole = step.duration ?? leastPulseMs;
    const dim = shaded[at];
    const id = `${step.id.slice(0, 18)} dim`;
    if (!dim || whole < leastPulseMs || taken.has(id)) return [step];
    ids.set(step.id, id);
    const half = Math.floor(whole / 2);
    const fade = Math.min(500, half);
    return [
      { ...step, duration: whole - half, transition: Math.min(step.transition ?? fade, whole - half) },
      { ...dim, id, duration: half, transition: fade },
    ];
  });
  if (ids.size === 0 || steps.length > limits.steps) return undefined;
  const act = actOf(current);
  const isStaying = current.steps.at(-1)?.duration === null;
  const loopTo = act.loopTo === undefined ? undefined : (ids.get(act.loopTo) ?? act.loopTo);
  const looped = isStaying ? { loopCount: 0, loopFrom: current.steps.at(-1)?.id } : {};
  return {
    program: buildProgram({ ...act, steps, ...looped, loopTo }, []),
    understood: ['a light that swells and sinks'],
    used: new Set(placesOf(words, /^(?:blink|flicker|pulse|pulsate|throb|beat)$/)),
  };
}
