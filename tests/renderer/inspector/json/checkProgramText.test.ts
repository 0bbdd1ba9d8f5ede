import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { checkProgramText } from '../../../../renderer/inspector/json/checkProgramText';
import { programText } from '../../../../renderer/inspector/json/prettyJson';
import { rawProgram } from '../../../shared/program/arbitraries';
import { programOf } from '../../sampleStates';

const valid = programText(programOf('Ember'));

/** The problems of a text, one sentence each. */
function problemsIn(text: string): string[] {
  const checked = checkProgramText(text);
  return checked.ok ? [] : checked.problems.map(({ line, message }) => `Line ${line}: ${message}`);
}

/** The part of the text that the first problem marks. */
function marked(text: string): string | undefined {
  const checked = checkProgramText(text);
  const [first] = checked.ok ? [] : checked.problems;
  return first && text.slice(first.from, first.to);
}

const change = (from: string, to: string) => {
  expect(valid).toContain(from);
  return valid.replace(from, to);
};

describe('a text that is a program', () => {
  it('is accepted with and without its wrapper', () => {
    const bare = formatProgram(programOf('Ember')).slice('{"program":'.length, -1);
    expect(checkProgramText(valid)).toEqual({ ok: true, program: programOf('Ember') });
    expect(checkProgramText(bare)).toEqual({ ok: true, program: programOf('Ember') });
  });
});

describe('a text that is not JSON', () => {
  it('has a missing comma reported in the line that lacks it', () => {
    expect(problemsIn(change('"Ember",', '"Ember"'))).toEqual(['Line 3: A comma is missing at the end.']);
    expect(marked('[1 2]')).toBe('1');
    expect(problemsIn('[{}\n{}]')).toEqual(['Line 1: A comma is missing at the end.']);
  });

  it('has an extra comma reported at its place', () => {
    expect(problemsIn(change('1000', '1000,'))).toEqual(['Line 8: This comma does not belong here.']);
    expect(marked('[1,,2]')).toBe(',');
    expect(marked('{"a": 1, }')).toBe(',');
  });

  it('has an early end reported in the last line with text', () => {
    expect(problemsIn('{\n "program": {\n\n')).toEqual([
      'Line 2: The text ends too early. A bracket or a quote is not closed.',
    ]);
  });

  it('has an unexpected word reported by name', () => {
    expect(problemsIn(change('"Ember"', 'Ember'))).toEqual(['Line 3: “Ember” was not expected here.']);
    expect(marked('{"a" 1}')).toBe('1');
    expect(marked('{a: 1}')).toBe('a');
    expect(marked('[] x')).toBe('x');
    expect(problemsIn('[40x]')).toEqual(['Line 1: “x” was not expected here.']);
  });

  it('has its own message when it is empty', () => {
    expect(problemsIn(' \n')).toEqual(['Line 1: The text is empty. Write a program, or press Revert.']);
  });

  it('is recognized exactly when JSON.parse fails', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const checked = checkProgramText(text);
        expect(checked.ok || checked.isJson).toBe(isJson(text));
        if (!checked.ok) expect(checked.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('JSON that is not a program', () => {
  it('has a missing key reported at the start of its object', () => {
    expect(problemsIn(change(',\n        "duration": 1000', ''))).toEqual([
      'Line 5: “duration” is missing here.',
    ]);
    expect(problemsIn('{ "program": {} }')).toEqual([
      'Line 1: “name” is missing here.',
      'Line 1: “steps” is missing here.',
    ]);
  });

  it('has each wrong value reported in its line, with what it must be', () => {
    expect(problemsIn(change('1000', '"long"'))).toEqual(['Line 8: “duration” must be a number.']);
    expect(problemsIn(change('1000', '1.5'))).toEqual(['Line 8: “duration” must be a whole number.']);
    expect(problemsIn(change('1000', '5'))).toEqual(['Line 8: “duration” is at least 20.']);
    expect(problemsIn(change('Ember', 'E'.repeat(61)))).toEqual([
      'Line 3: “name” has at most 60 characters.',
    ]);
    expect(problemsIn(change('Ember', ''))).toEqual(['Line 3: “name” has at least 1 character.']);
    expect(problemsIn(change('Ember', '\\u0007'))).toEqual([
      'Line 3: “name” has characters that cannot be shown.',
    ]);
    expect(problemsIn(change('#FF8800', '#ff8800'))).toEqual([
      'Line 7: A colour is written as #RRGGBB, in capitals.',
    ]);
    expect(problemsIn(change('pattern', 'patern'))).toEqual([
      'Line 7: “type” must be one of pattern, render, layers, off.',
    ]);
    expect(problemsIn('[]')).toEqual(['Line 1: This must be an object.']);
  });

  it('has an unknown key reported at its name', () => {
    const text = change('"duration"', '"tempo": 3,\n        "duration"');
    expect(problemsIn(text)).toEqual(['Line 8: “tempo” does not belong here.']);
    expect(marked(text)).toBe('"tempo"');
    expect(problemsIn('{ "version": 1,\n  "program": 3 }')).toEqual([
      'Line 1: “version” does not belong here.',
      'Line 2: “program” must be an object.',
    ]);
  });

  it('has contradicting values reported', () => {
    expect(problemsIn(change('1000', '1000, "transition": 2000'))).toEqual([
      'Line 8: The cross-fade is longer than the step.',
    ]);
  });

  it('has problems marked inside the text, in order, whatever is broken', () => {
    fc.assert(
      fc.property(rawProgram, fc.string(), fc.nat(), (raw, junk, at) => {
        const text = JSON.stringify({ program: raw });
        const broken = text.slice(0, at % text.length) + junk + text.slice(at % text.length);
        const checked = checkProgramText(broken);
        if (checked.ok) return;
        let last = 0;
        for (const { from, to } of checked.problems) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeLessThanOrEqual(broken.length);
          last = from;
        }
      }),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
