import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { geometryOf, type Zone } from '#shared/animation/Geometry';
import { patternPainter } from '#shared/animation/patterns/patternPainter';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Pattern } from '#shared/program/Program';
import { patternShows } from '../../bench/patternShows';
import { plainFrame } from '../../bench/plainFrame';
import { pattern } from '../program/arbitraries';
import { patternOf, showing } from './showing';

const { all, grid, ambient } = geometryOf(defaultLayout);
const moving = patternShows.filter(({ command }) => 'speed' in command.params);

function paint(command: Pattern, ms: number): Uint8Array {
  return frameAt(showing(command), defaultLayout, ms);
}

/** The colours of a zone's LEDs as `#rrggbb`, in its order. */
function colorsIn(zone: Zone, frame: Uint8Array): string[] {
  return Array.from(
    zone.wires,
    (led) => `#${Buffer.from(frame.subarray(led * 3, led * 3 + 3)).toString('hex')}`,
  );
}

/** The largest change of any channel between two frames. */
function largestStep(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}

function speedOf({ params }: Pattern): number {
  return 'speed' in params ? params.speed : 1000;
}

describe('every pattern', () => {
  it('paints what the plain arithmetic gives, LED by LED, on every kind of lamp', () => {
    const lamps = ['10x14+32', '60x1+8', '1x30', 'ring24', '3x40+5,rotate90', '300x2,serpentine'];
    const zones = lamps.map(parseLayout).flatMap((layout) => {
      const geometry = geometryOf(layout);
      return [geometry.all, geometry.grid, geometry.ambient].filter(({ count }) => count > 0);
    });
    const seed = fc.integer({ min: 0, max: 255 });
    const time = fc.integer({ min: 0, max: 0xffff_ffff });
    fc.assert(
      fc.property(pattern, fc.constantFrom(...zones), seed, time, (command, zone, dice, ms) => {
        const frame = new Uint8Array((Math.max(...zone.wires) + 1) * 3);
        patternPainter(command, zone, dice)(ms, frame);
        expect(colorsIn(zone, frame)).toEqual(plainFrame(command, zone, dice, ms));
      }),
      { numRuns: 1500 },
    );
  });

  it.each(patternShows.map(({ command }) => [command.name, command] as const))(
    '%s lights the ambient LEDs too',
    (_name, command) => {
      const times = Array.from({ length: 40 }, (_, at) => (at * speedOf(command)) / 8);
      const shown = times.flatMap((ms) => colorsIn(ambient, paint(command, Math.round(ms))));
      const background = 'bgColor' in command.params ? command.params.bgColor?.toLowerCase() : '#000000';
      expect(shown.some((color) => color !== background)).toBe(true);
    },
  );

  it.each(moving.map(({ command }) => [command.name, command] as const))(
    '%s has no jump at the end of a cycle that it does not have elsewhere',
    (name, command) => {
      const speed = speedOf(command);
      const program = showing(command);
      const at = (ms: number) => frameAt(program, defaultLayout, ms);
      const within = Array.from({ length: 200 }, (_, index) => 16 + index * Math.floor(speed / 220));
      const largestWithin = Math.max(...within.map((ms) => largestStep(at(ms), at(ms + 16))));
      for (const cycle of [1, 2, 64, 128, 256]) {
        const end = cycle * speed;
        // A pulse flashes once: it is dark before and after its end.
        const seam = largestStep(at(end - 8), at(end + 8));
        expect(seam, `${name} after ${cycle} cycles`).toBeLessThanOrEqual(largestWithin);
      }
    },
  );

  it.each(
    moving
      .filter(({ command }) => !['pulse', 'sparkle', 'rain', 'comet'].includes(command.name))
      .map(({ command }) => [command.name, command] as const),
  )(
    '%s moves smoothly: no channel jumps by more than a tenth from one frame to the next',
    (_name, command) => {
      const program = showing(command);
      for (let ms = 0; ms < 8000; ms += 16) {
        const jump = largestStep(
          frameAt(program, defaultLayout, ms),
          frameAt(program, defaultLayout, ms + 16),
        );
        expect(jump).toBeLessThan(26);
      }
    },
  );
});

describe('solid, gradient, breathing, pulse', () => {
  it('fills with one colour', () => {
    const frame = paint(patternOf('solid', { color: '#12AB9F' }), 5);
    expect(new Set(colorsIn(all, frame))).toEqual(new Set(['#12ab9f']));
  });

  it('goes from one colour at the centre to the other at the corners', () => {
    const command = patternOf('gradient', { color: '#FFFFFF', color2: '#000000' });
    const colors = colorsIn(
      geometryOf(parseLayout('11x15')).all,
      frameAt(showing(command), parseLayout('11x15'), 0),
    );
    const value = (column: number, row: number) =>
      Number.parseInt(colors[row * 11 + column]?.slice(1, 3) ?? '', 16);
    expect(value(5, 7)).toBe(255);
    expect(value(0, 0)).toBeLessThan(6);
    expect([value(0, 0), value(10, 0), value(0, 14), value(10, 14)]).toEqual(Array(4).fill(value(0, 0)));
    const outward = [5, 4, 3, 2, 1, 0].map((column) => value(column, 7));
    expect(outward).toEqual(outward.toSorted((a, b) => b - a));
  });

  it('breathes from full down to 30 % and back', () => {
    const values = Array.from({ length: 400 }, (_, at) => {
      return paint(patternOf('breathing', { color: '#FF0000', speed: 4000 }), at * 10)[0] ?? 0;
    });
    expect([values[0], Math.min(...values), values[200]]).toEqual([255, 76, 76]);
    expect(values[399]).toBeGreaterThan(250);
  });

  it('breathes over a background', () => {
    const command = patternOf('breathing', { color: '#FF0000', bgColor: '#0000FF', speed: 4000 });
    expect(colorsIn(all, paint(command, 2000))[0]).toBe('#4c00b2');
  });

  it('flashes once, with the peak at a fifth, and then stays dark', () => {
    const command = patternOf('pulse', { color: '#FFFFFF', speed: 1000 });
    const values = Array.from({ length: 500 }, (_, at) => paint(command, at * 10)[0] ?? 0);
    expect(values.indexOf(Math.max(...values))).toBe(20);
    expect(Math.max(...values)).toBe(255);
    expect(values.slice(100)).toEqual(Array(400).fill(0));
    const down = values.slice(20, 100);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
  });
});

describe('wave and rainbow', () => {
  it('has one wave in 12 to 13 rows, and moves along them', () => {
    const layout = parseLayout('1x200');
    const command = patternOf('wave', { color: '#FF0000', color2: '#000000', speed: 4000 });
    const reds = (ms: number) => {
      const frame = frameAt(showing(command), layout, ms);
      return Array.from({ length: 200 }, (_, row) => frame[row * 3] ?? 0);
    };
    const crests = (values: number[]) =>
      values.flatMap((value, row) => {
        return row > 0 && row < 199 && value > (values[row - 1] ?? 0) && value >= (values[row + 1] ?? 0)
          ? [row]
          : [];
      });
    const rows = crests(reds(0));
    const distance = ((rows.at(-1) ?? 0) - (rows[0] ?? 0)) / (rows.length - 1);
    expect(distance).toBeGreaterThan(12);
    expect(distance).toBeLessThan(13);
    expect(crests(reds(400))).not.toEqual(rows);
    expect(reds(4000)).toEqual(reds(0));
  });

  it('shows hues that drift by row and a little by column', () => {
    const colors = colorsIn(grid, paint(patternOf('rainbow', { speed: 6000 }), 0));
    expect(new Set(colors).size).toBeGreaterThan(100);
    const changes = (one: number, other: number) => {
      const channels = (at: number) => Buffer.from(colors[at]?.slice(1) ?? '', 'hex');
      return largestStep(channels(one), channels(other));
    };
    expect(changes(0, 10)).toBeGreaterThan(changes(0, 1));
    expect(changes(0, 1)).toBeGreaterThan(0);
  });
});

describe('sparkle, rain, comet, fire, aurora', () => {
  it('lights about the share of LEDs that the density says', () => {
    for (const density of [0.05, 0.3, 0.9]) {
      const command = patternOf('sparkle', { color: '#FFFFFF', bgColor: '#000000', speed: 100, density });
      const counts = Array.from({ length: 256 }, (_, tick) => {
        return colorsIn(all, paint(command, tick * 100 + 99)).filter((color) => color > '#7f').length;
      });
      const share = counts.reduce((sum, count) => sum + count, 0) / (256 * all.count);
      expect(Math.abs(share - density)).toBeLessThan(0.02 + density * 0.1);
    }
  });

  it('picks new sparkles every `speed`, and different ones in another step', () => {
    const command = patternOf('sparkle', { color: '#FFFFFF', bgColor: '#000000', speed: 500, density: 0.2 });
    const lit = (ms: number) => colorsIn(all, paint(command, ms)).map((color) => color > '#7f');
    expect(lit(480)).toEqual(lit(400));
    expect(lit(980)).not.toEqual(lit(480));
    const other = plainFrame(command, all, 1, 480).map((color) => color > '#7f');
    expect(other).not.toEqual(lit(480));
  });

  it('lets drops fall', () => {
    const command = patternOf('rain', { color: '#FFFFFF', bgColor: '#000000', speed: 2000, density: 1 });
    const heads = (ms: number) => {
      const colors = colorsIn(grid, paint(command, ms));
      return colors.flatMap((color, led) => (color > '#e0' ? [led] : []));
    };
    // 22 rows in 2 s: one row further down after 91 ms.
    const below = heads(100)
      .map((led) => led + 10)
      .filter((led) => led < 140);
    const later = new Set(heads(191));
    expect(below.length).toBeGreaterThan(5);
    expect(below.filter((led) => later.has(led)).length).toBeGreaterThan(below.length / 2);
  });

  it('sends each comet along another path, with its tail behind it', () => {
    const command = patternOf('comet', { color: '#FFFFFF', bgColor: '#000000', speed: 1000 });
    const middles = Array.from({ length: 12 }, (_, cycle) =>
      colorsIn(grid, paint(command, cycle * 1000 + 400)).join(),
    );
    expect(new Set(middles).size).toBeGreaterThan(8);
    const rows = (frame: string[]) =>
      Array.from(
        { length: 14 },
        (_, row) => frame.slice(row * 10, row * 10 + 10).filter((color) => color > '#20').length,
      );
    const lit = rows(colorsIn(grid, paint(command, 450)));
    const head = lit.findLastIndex((count) => count > 0);
    expect(lit.slice(Math.max(head - 4, 0), head).every((count) => count > 0)).toBe(true);
  });

  it('keeps the fire hotter at the bottom than at the top', () => {
    const command = patternOf('fire', { color: '#FF4500', color2: '#FFC940', speed: 1200 });
    const light = (ms: number, row: number) =>
      colorsIn(grid, paint(command, ms))
        .slice(row * 10, row * 10 + 10)
        .reduce((sum, color) => sum + Number.parseInt(color.slice(1, 3), 16), 0);
    for (let ms = 0; ms < 20_000; ms += 500) expect(light(ms, 13)).toBeGreaterThan(light(ms, 0));
  });

  it('never lets the aurora go out', () => {
    const command = patternOf('aurora', { color: '#00E68A', color2: '#7A3CFF', speed: 8000 });
    for (let ms = 0; ms < 60_000; ms += 1000) {
      expect(colorsIn(all, paint(command, ms))).not.toContain('#000000');
    }
  });
});
