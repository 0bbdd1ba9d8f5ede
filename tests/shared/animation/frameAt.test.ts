import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { geometryOf } from '#shared/animation/Geometry';
import { programLengthMs } from '#shared/animation/Schedule';
import { defaultLayout, ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Command, Program } from '#shared/program/Program';
import { parseProgram } from '#shared/program/parseProgram';
import { program } from '../program/arbitraries';
import { patternOf, programOf, showing } from './showing';

const layouts = ['10x14+32', '16x16,serpentine', 'strip7', 'ring24', '1x1', '3x40+5,rotate90,mirrored'].map(
  parseLayout,
);
const anyTime = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
);

/** An equal program that is another object, so that nothing cached for the first is used. */
function copyOf(original: Program): Program {
  const parsed = parseProgram(structuredClone(original));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

describe('frameAt', () => {
  it('gives the same bytes for the same time, whatever was painted before', () => {
    fc.assert(
      fc.property(
        program,
        fc.constantFrom(...layouts),
        fc.array(anyTime, { minLength: 1, maxLength: 6 }),
        (shown, layout, times) => {
          const first = times.map((ms) => frameAt(shown, layout, ms));
          const fresh = copyOf(shown);
          const backwards = times.toReversed().map((ms) => frameAt(fresh, layout, ms));
          expect(backwards.toReversed()).toEqual(first);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('overwrites every LED in the given buffer, and nothing else', () => {
    fc.assert(
      fc.property(program, fc.constantFrom(...layouts), anyTime, (shown, layout, ms) => {
        const size = ledCount(layout) * 3;
        const room = new Uint8Array(size + 6).fill(0xa5);
        const frame = room.subarray(3, size + 3);
        expect(frameAt(shown, layout, ms, frame)).toBe(frame);
        expect(Buffer.from(frame).equals(frameAt(shown, layout, ms))).toBe(true);
        expect([...room.subarray(0, 3), ...room.subarray(size + 3)]).toEqual(Array(6).fill(0xa5));
      }),
      { numRuns: 150 },
    );
  });

  it('refuses a buffer that does not fit the lamp', () => {
    const shown = showing(patternOf('solid', { color: '#FF0000' }));
    for (const length of [0, 515, 517]) {
      expect(() => frameAt(shown, defaultLayout, 0, new Uint8Array(length))).toThrow(RangeError);
    }
  });

  it('shows a lamp that hangs upside down the same picture', () => {
    fc.assert(
      fc.property(program, anyTime, (shown, ms) => {
        const upright = parseLayout('10x14');
        const hanging = parseLayout('10x14,rotate180');
        const turned = frameAt(shown, hanging, ms);
        const seen = Array.from({ length: 140 }, (_, led) => [
          ...turned.subarray((139 - led) * 3, (140 - led) * 3),
        ]).flat();
        expect(seen).toEqual([...frameAt(shown, upright, ms)]);
      }),
      { numRuns: 60 },
    );
  });

  it('ends in the ending, or goes on with the last step', () => {
    fc.assert(
      fc.property(program, (shown) => {
        const end = programLengthMs(shown);
        const last = shown.steps.at(-1);
        if (!Number.isFinite(end) || !last) return;
        // A command's random seed depends on its index, so dark steps give it the same index in both programs.
        const dark = (_: unknown, at: number) => ({ id: `s${at}`, command: { type: 'off' }, duration: 20 });
        const darkMs = (shown.steps.length - 1) * 20;
        const ending = programOf(
          shown.on_complete
            ? { name: 'End', steps: shown.steps.map(dark), on_complete: shown.on_complete }
            : {
                name: 'End',
                steps: [
                  ...shown.steps.slice(1).map(dark),
                  { id: 'last', command: last.command, duration: null },
                ],
              },
        );
        const endMs = darkMs + (shown.on_complete ? 20 : (last.duration ?? 0));
        expect(frameAt(shown, defaultLayout, end + 777)).toEqual(frameAt(ending, defaultLayout, endMs + 777));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a step without an end moving past 49 days, when its 32-bit clock wraps', () => {
    const shown = showing(
      patternOf('sparkle', { color: '#FFFFFF', bgColor: '#000000', speed: 100, density: 0.3 }),
    );
    expect(frameAt(shown, defaultLayout, 2 ** 32 + 12_345)).toEqual(frameAt(shown, defaultLayout, 12_345));
  });
});

describe('layers', () => {
  const red: Command = patternOf('solid', { color: '#FF0000' });
  const blue: Command = patternOf('solid', { color: '#0000FF' });
  const dot: Command = { type: 'render', elements: [{ type: 'pixel', x: 0, y: 0, color: '#00FF20' }] };
  const { grid, ambient } = geometryOf(defaultLayout);
  const colors = (command: Command, wires: Uint16Array) => {
    const frame = frameAt(showing(command), defaultLayout, 0);
    return new Set(
      Array.from(wires, (led) => Buffer.from(frame.subarray(led * 3, led * 3 + 3)).toString('hex')),
    );
  };

  it('show the front on all LEDs, unless the ambient LEDs have their own layer', () => {
    expect(colors({ type: 'layers', front: red }, ambient.wires)).toEqual(new Set(['ff0000']));
    const both: Command = { type: 'layers', front: red, ambient: blue };
    expect([colors(both, grid.wires), colors(both, ambient.wires)]).toEqual([
      new Set(['ff0000']),
      new Set(['0000ff']),
    ]);
    expect(colors({ type: 'layers', front: red, ambient: { type: 'off' } }, ambient.wires)).toEqual(
      new Set(['000000']),
    );
  });

  it('lay `over` on the front: per channel the larger value wins', () => {
    const command: Command = { type: 'layers', front: patternOf('solid', { color: '#406080' }), over: dot };
    const frame = frameAt(showing(command), defaultLayout, 0);
    expect([...frame.subarray(0, 6)]).toEqual([0x40, 0xff, 0x80, 0x40, 0x60, 0x80]);
  });

  it('lay nothing over ambient LEDs that have their own layer', () => {
    const command: Command = {
      type: 'layers',
      front: red,
      ambient: blue,
      over: patternOf('solid', { color: '#00FF00' }),
    };
    expect(colors(command, ambient.wires)).toEqual(new Set(['0000ff']));
    expect(colors(command, grid.wires)).toEqual(new Set(['ffff00']));
  });

  it('use different random seeds', () => {
    const sparks = patternOf('sparkle', { color: '#FFFFFF', bgColor: '#000000', speed: 100, density: 0.2 });
    const both = frameAt(showing({ type: 'layers', front: sparks, over: sparks }), defaultLayout, 90);
    const lit = (frame: Uint8Array) => frame.filter((value) => value > 100).length;
    expect(lit(both)).toBeGreaterThan(1.4 * lit(frameAt(showing(sparks), defaultLayout, 90)));
  });
});
