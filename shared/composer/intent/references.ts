import { singular } from '../words/singular';
import { contentWords } from './mentions';
import type { Situation } from './situation';

/** Whether a word speaks of what is on show, or of what was before it. */
export function referenceOf(text: string, { here, earlier }: Situation): '<here>' | '<earlier>' | undefined {
  const stem = singular(text);
  return here.has(stem) ? '<here>' : earlier.has(stem) ? '<earlier>' : undefined;
}

/** How much of what is said speaks of what is on show, of what was before, of neither. */
export function contentCues(situation: Situation): string[] {
  const content = [...new Set(contentWords(situation.wish))];
  if (content.length === 0) return ['<no content>', ...changeCues(content, situation)];
  const old = countIn(content, situation.earlier);
  const present = countIn(content, situation.here);
  const cues = [
    `earlier ${Math.min(old, 3)}`,
    `here ${Math.min(present, 3)}`,
    `earlier ${Math.min(old, 2)} here ${Math.min(present, 2)}`,
  ];
  if (old === content.length) cues.push('<only earlier>');
  if (present === content.length) cues.push('<only here>');
  if (old + present === 0) cues.push('<nothing known>');
  return [...cues, ...changeCues(content, situation)];
}

/** Whether it speaks of what the last change brought, took away, left, or was asked for by. */
function changeCues(content: readonly string[], { change, lastIntent }: Situation): string[] {
  const cues: string[] = [];
  for (const name of ['added', 'lost', 'kept', 'undone', 'asked'] as const) {
    const count = countIn(content, change[name]);
    cues.push(`${name} ${Math.min(count, 2)}`);
    if (count > 0) cues.push(`${name} after ${lastIntent}`);
    if (count > 0 && count === content.length) cues.push(`<only ${name}>`);
  }
  const has = (among: ReadonlySet<string>) => (countIn(content, among) > 0 ? 'y' : 'n');
  return [...cues, `added ${has(change.added)} lost ${has(change.lost)} asked ${has(change.asked)}`];
}

function countIn(content: readonly string[], among: ReadonlySet<string>): number {
  return content.filter((word) => among.has(word)).length;
}
