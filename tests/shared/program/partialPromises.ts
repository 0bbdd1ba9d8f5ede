import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { parsePartial, PartialReply } from '#shared/program/PartialReply';
import { parseReply } from '#shared/program/parseReply';
import type { Step } from '#shared/program/Program';
import { program } from './arbitraries';

/** The steps of the whole reply; undefined when it does not parse. */
export function finalSteps(text: string): Step[] | undefined {
  const parsed = parseReply(text);
  return parsed.ok ? parsed.program.steps : undefined;
}

/** Steps returned while a reply streams in never change later. `share` is the share of the long test's runs. */
export function partialPromises(share: number): void {
  it('agrees with the final parse for every prefix of every valid program', () => {
    fc.assert(
      fc.property(program, fc.constantFrom(undefined, 2), (valid, indent) => {
        const text = JSON.stringify({ program: valid }, null, indent);
        const reply = new PartialReply();
        let count = 0;
        for (const character of text) {
          reply.push(character);
          expect(reply.steps.length).toBeGreaterThanOrEqual(count);
          expect(reply.steps).toEqual(valid.steps.slice(0, reply.steps.length));
          count = reply.steps.length;
        }
        expect(reply.steps).toEqual(valid.steps);
      }),
      { numRuns: 60 * share },
    );
  });

  it('agrees with the final parse of each prefix, if the reply were cut there', () => {
    fc.assert(
      fc.property(program, fc.nat(), (valid, at) => {
        const text = formatProgram(valid);
        const prefix = text.slice(0, at % (text.length + 1));
        const partial = parsePartial(prefix);
        if (partial.length > 0) expect(finalSteps(prefix)?.slice(0, partial.length)).toEqual(partial);
      }),
      { numRuns: 1000 * share },
    );
  });

  it('never returns a step that the rest of a damaged reply changes', () => {
    const wound = fc.record({
      at: fc.nat(),
      lost: fc.nat(2),
      added: fc.constantFrom('', '}', ']', ',', '"', '{', ',"loop":true', ',"duration":null', '"steps":['),
    });
    fc.assert(
      fc.property(
        program,
        fc.array(wound, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (valid, wounds, isWrapped) => {
          let text = isWrapped ? formatProgram(valid) : JSON.stringify(valid);
          for (const { at, lost, added } of wounds) {
            const place = at % (text.length + 1);
            text = text.slice(0, place) + added + text.slice(place + lost);
          }
          const partial = parsePartial(text);
          const steps = finalSteps(text);
          if (steps) expect(steps.slice(0, partial.length)).toEqual(partial);
        },
      ),
      { numRuns: 4000 * share },
    );
  });
}
