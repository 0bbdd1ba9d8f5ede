import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { repliesOf } from './fixtures';

/** The places of `text` that are not inside a string. */
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

/** A long text has thousands of places that are all alike: every n-th will do. */
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

/** A bracket too few or too many does no harm, at every n-th place of every recorded program. */
export function bracketPromises(n: number): void {
  describe.each([...wrapped, ...bare])('brackets in $name', ({ text }) => {
    const meant = programOf(text);
    const all = placesOutsideStrings(text);
    const places = sample(all, text.length > 5000 ? 9 * n : n);
    const isCloser = (at: number) => text[at] === '}' || text[at] === ']';

    it('gives the program as it was meant when any one closing bracket is missing', () => {
      for (const at of places.filter(isCloser)) {
        const damaged = text.slice(0, at) + text.slice(at + 1);
        expect(programOf(damaged), `without the bracket at ${at}`).toEqual(meant);
      }
    });

    it('gives the program as it was meant when one closing bracket is too many, anywhere between values', () => {
      const between = places.filter((at) => ',}]{[:'.includes(text.charAt(at)));
      for (const at of between) {
        const isOpening = '{[:,'.includes(text.charAt(at));
        for (const bracket of ['}', ']']) {
          for (const where of isOpening ? [at, at + 1] : [at]) {
            // Between a key and its colon no bracket is ever written.
            if (where === at && '{[:'.includes(text.charAt(at))) continue;
            // `{}` opens nothing: it is passed over as prose.
            if (where === 1) continue;
            const damaged = text.slice(0, where) + bracket + text.slice(where);
            expect(programOf(damaged), `with ${bracket} at ${where}`).toEqual(meant);
          }
        }
      }
    });

    it('says that a bracket was put right', () => {
      const at = all.find(isCloser) ?? 0;
      const damaged = parseReply(text.slice(0, at) + text.slice(at + 1));
      expect(damaged.ok && damaged.repairs.join()).toMatch(/bracket/);
    });
  });
}
