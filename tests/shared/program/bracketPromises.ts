import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { repliesOf } from './fixtures';

/** The indexes of `text` that are not inside a string. */
function placesOutsideStrings(text: string): number[] {
  const places: number[] = [];
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    if (isInString && text[at] === '\\') at++;
    else if (text[at] === '"') isInString = !isInString;
    else if (!isInString) places.push(at);
  }
  return places;
}

/** A long text has thousands of similar places, so only every n-th is tested. */
function sample(places: number[], n: number): number[] {
  return places.filter((_, index) => index % n === 0);
}

function programOf(text: string): unknown {
  const parsed = parseReply(text);
  return parsed.ok ? parsed.program : parsed.error;
}

const wrapped = repliesOf('sound').map(({ name, text }) => ({ name, text }));
const bare = wrapped
  .filter(({ text }) => text.length < 2000)
  .map(({ name, text }) => ({ name: `${name}, without its wrapper`, text: unwrapped(text) }));

/** The JSON of the program alone. */
function unwrapped(text: string): string {
  const { program } = JSON.parse(text) as { program: unknown };
  return JSON.stringify(program);
}

/** One bracket too few or too many is repaired, at every n-th place of every recorded program. */
export function bracketPromises(n: number): void {
  describe.each([...wrapped, ...bare])('brackets in $name', ({ text }) => {
    const expected = programOf(text);
    const all = placesOutsideStrings(text);
    const places = sample(all, text.length > 5000 ? 9 * n : n);
    const isCloser = (at: number) => text[at] === '}' || text[at] === ']';

    it('gives the intended program when any one closing bracket is missing', () => {
      for (const at of places.filter(isCloser)) {
        const damaged = text.slice(0, at) + text.slice(at + 1);
        expect(programOf(damaged), `without the bracket at ${at}`).toEqual(expected);
      }
    });

    it('gives the intended program when there is one closing bracket too many, anywhere between values', () => {
      const between = places.filter((at) => ',}]{[:'.includes(text.charAt(at)));
      for (const at of between) {
        const isOpening = '{[:,'.includes(text.charAt(at));
        for (const bracket of ['}', ']']) {
          for (const where of isOpening ? [at, at + 1] : [at]) {
            // Models never write a bracket between a key and its colon.
            if (where === at && '{[:'.includes(text.charAt(at))) continue;
            // `{}` is skipped as prose.
            if (where === 1) continue;
            const damaged = text.slice(0, where) + bracket + text.slice(where);
            expect(programOf(damaged), `with ${bracket} at ${where}`).toEqual(expected);
          }
        }
      }
    });

    it('reports that a bracket was repaired', () => {
      const at = all.find(isCloser) ?? 0;
      const damaged = parseReply(text.slice(0, at) + text.slice(at + 1));
      expect(damaged.ok && damaged.repairs.join()).toMatch(/bracket/);
    });
  });
}
