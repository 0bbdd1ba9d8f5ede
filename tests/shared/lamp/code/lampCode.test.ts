import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { buildProgram } from '#shared/composer/buildProgram';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { decodeProgram } from '#shared/lamp/code/decodeProgram';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { glyphs } from '#shared/program/glyphs';
import { iconNames } from '#shared/program/icons';
import { limits } from '#shared/program/limits';
import type { Program } from '#shared/program/Program';
import { programOf, showing, solidStep } from '../../animation/showing';
import { program } from '../../program/arbitraries';

/** A program as lamp code stores it: without its name, and with numbered steps. */
function nameless({ steps, loop, on_complete }: Program): unknown {
  const numbers = new Map(steps.map(({ id }, index) => [id, String(index + 1)]));
  const numberOf = (id: string) => numbers.get(id);
  return {
    name: 'Program',
    steps: steps.map((step) => ({ ...step, id: numberOf(step.id) })),
    ...(loop && {
      loop: { ...loop, start_step: numberOf(loop.start_step), end_step: numberOf(loop.end_step) },
    }),
    ...(on_complete && { on_complete }),
  };
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex').toUpperCase();
}

function complaintAbout(bytes: Uint8Array): string {
  try {
    decodeProgram(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof LampwrightError && error.code === 'BAD_LAMP_CODE') return error.message;
    throw error;
  }
}

describe('lamp code', () => {
  it('decodes to the same program, except for names and ids', () => {
    fc.assert(
      fc.property(program, (written) => {
        expect(decodeProgram(encodeProgram(written))).toEqual(nameless(written));
      }),
      { numRuns: 250 },
    );
  });

  it('keeps every character, icon and density', () => {
    const characters = Array.from(glyphs);
    const elements = Array.from({ length: Math.ceil(characters.length / limits.textLength) }, (_, at) => ({
      type: 'text' as const,
      content: characters.slice(at * limits.textLength, (at + 1) * limits.textLength).join(''),
      color: '#010203',
    }));
    const texts = showing({ type: 'render', elements });
    expect(decodeProgram(encodeProgram(texts))).toEqual(nameless(texts));
    for (const name of iconNames) {
      const icon = showing({ type: 'render', elements: [{ type: 'icon', name, color: '#FFFFFF', y: -64 }] });
      expect(decodeProgram(encodeProgram(icon))).toEqual(nameless(icon));
    }
    for (let hundredths = 1; hundredths <= 100; hundredths++) {
      const params = { color: '#FFFFFF', bgColor: '#000000', speed: 60_000, density: hundredths / 100 };
      const rain = showing({ type: 'pattern', name: 'rain', params });
      expect(decodeProgram(encodeProgram(rain))).toEqual(nameless(rain));
    }
  });

  it('is encoded as the documentation says', () => {
    const solid = showing({ type: 'pattern', name: 'solid', params: { color: '#102030' } });
    expect(hex(encodeProgram(solid))).toBe(['10', '01', '0A', '00', '01102030'].join(''));
    const all = programOf({
      name: 'All',
      steps: [
        solidStep('a', '#FF0000', 300, 20),
        {
          id: 'b',
          command: {
            type: 'layers',
            front: {
              type: 'render',
              elements: [
                { type: 'fill', color: '#000001' },
                { type: 'circle', x: 1, y: -2, r: 3, color: '#000001', filled: true },
                { type: 'text', content: 'A°', y: 200, color: '#020304' },
              ],
            },
            over: {
              type: 'pattern',
              name: 'wave',
              params: { color: '#0000FF', color2: '#FFFFFF', speed: 515 },
            },
          },
          duration: 86_000_000,
        },
      ],
      loop: { count: 300, start_step: 'a', end_step: 'b' },
      on_complete: { command: { type: 'off' } },
    });
    const head = ['13', '02', '00', '01', 'AC02'];
    const first = ['0F', 'AC02', '14', '01FF0000'];
    const render = ['1003', '01000001', '16413E03', '28020304', '8802', '02', '4180'];
    const second = ['44', '80838129', '1102', ...render, '0403020000FFFFFFFF'];
    expect(hex(encodeProgram(all))).toBe([...head, ...first, ...second, '00'].join(''));
  });

  it('takes at most a quarter of the JSON, over all scenes', () => {
    let [code, json] = [0, 0];
    for (const scene of allScenes) {
      const built = buildProgram(scene, []);
      code += encodeProgram(built).length;
      json += formatProgram(built).length;
    }
    expect(code).toBeLessThanOrEqual(json / 4);
  });
});

describe('damaged lamp code', () => {
  const code = program.map(encodeProgram);

  it('is refused or decodes to a valid program, never anything else', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { minLength: 1, maxLength: 4 });
    let refused = 0;
    fc.assert(
      fc.property(code, damage, (bytes, changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at % damaged.length] = value;
        if (complaintAbout(damaged) !== 'none') refused++;
      }),
      { numRuns: 250 },
    );
    expect(refused).toBeGreaterThan(75);
  });

  it('of random bytes is refused or decodes to a valid program', () => {
    const random = fc.uint8Array({ maxLength: 60 });
    fc.assert(
      fc.property(random, fc.boolean(), (bytes, hasHead) => {
        if (hasHead) bytes.set([0x10, 1].slice(0, bytes.length));
        expect(complaintAbout(bytes)).toMatch(/^none$|^This lamp code is no sound program/);
      }),
      { numRuns: 400 },
    );
  });

  it('is refused when it is cut off or continues after its end', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.nat({ max: 255 }), (bytes, length, more) => {
        expect(complaintAbout(bytes.slice(0, length % bytes.length))).not.toBe('none');
        expect(complaintAbout(Uint8Array.of(...bytes, more))).not.toBe('none');
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['an unknown version', '20010A0001102030'],
    ['an unknown flag', '14010A0001102030'],
    ['no steps', '1000'],
    ['a step shorter than its command', '1001080001102030'],
    ['a step longer than its command', '10010C000110203000'],
    ['an unknown command', '10010400 0D'],
    ['a number of more than 28 bits', '10018080808001'],
    ['a duration under 20 ms', '10010A1301102030'],
    ['a first step without an end', '10020A00011020300A0001102030'],
    ['a fade longer than its step', '10010D141501102030'],
    ['a loop of a step that is not there', '11010001000A1401102030'],
    ['a loop that ends before it begins', '1102010000 0A1401102030 0A1401102030'],
    ['a loop with the step without an end', '11010000000A0001102030'],
    ['a speed under 30 ms', '100108 00 051D00'],
    ['a density of 0', '10011600 070001 00 102030 102030'],
    ['a density over 100', '10011600 070001 65 102030 102030'],
    ['an unknown layer', '10010A00110400 00'],
    ['layers within layers', '10010A0011001100 00'],
    ['dark laid over', '10010A0011020000'],
    ['a first element without a color', '1001080010 0111'],
    ['an element of no kind', '10010E0010010A102030'],
    ['a fill without a place', '10010E00100121102030'],
    ['an icon that is not there', '10011000100169102030FE'],
    ['a text of no characters', '10011000100168102030 00'],
    ['a character that is not there', '10011200100168102030 0101'],
  ])('is refused: %s', (_, bytes) => {
    expect(complaintAbout(Buffer.from(bytes.replaceAll(' ', ''), 'hex'))).not.toBe('none');
  });
});
