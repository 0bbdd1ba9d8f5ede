import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf } from '#shared/animation/geometry';
import { patternPainter } from '#shared/animation/patterns/patternPainter';
import type { Layout } from '#shared/lamp/layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Pattern } from '#shared/program/schema';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { color } from '../../shared/program/arbitraries';
import { firmwareTablesFile, madeFirmwareTables } from '../../tools/firmwareTables';

const core = join(import.meta.dirname, '../../../resources/firmware/core');
const compiler = ['g++', 'c++', 'clang++'].find((name) => spawnSync(name, ['--version']).status === 0);

/** The digest of what the twin painted for the test's queries. */
const paintedBefore = '03f5f956e4ee096cf80af04f1c1a60dd9abefca3702cfdc88814161434e2c849';

type Moving = Extract<Pattern, { name: 'wave' | 'fire' }>;

interface Query {
  readonly pattern: Moving;
  readonly seed: number;
  readonly ms: number;
}

const query: fc.Arbitrary<Query> = fc.record({
  pattern: fc.record({
    type: fc.constant('pattern' as const),
    name: fc.constantFrom('wave', 'fire'),
    params: fc.record({ color, color2: color, speed: fc.integer({ min: 30, max: 60_000 }) }),
  }),
  seed: fc.integer({ min: 0, max: 255 }),
  ms: fc.oneof(fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 0, max: 100_000 })),
});

describe('the firmware in C++', () => {
  it('carries the tables the app computes with', () => {
    expect(readFileSync(firmwareTablesFile, 'utf8')).toBe(madeFirmwareTables());
  });

  it('paints the very bytes of the app', () => {
    const queries = fc.sample(query, { numRuns: 400, seed: 7 });
    const layouts = ['10x14+32', '10x14+32,rotate90', '3x30', '16x16', 'ring24'].map(parseLayout);
    const painted = layouts.map((layout) => queries.map((each) => paintedByApp(layout, each)));
    if (compiler !== undefined) {
      const program = compileTwin(compiler);
      expect(layouts.map((layout) => paintedByTwin(program, layout, queries))).toEqual(painted);
    }
    // .ci/run installs a compiler. Where there is none, what the twin painted when it was last compiled stands in.
    expect(digest(painted)).toBe(paintedBefore);
  });
});

function digest(painted: readonly string[][]): string {
  return createHash('sha256').update(painted.flat().join('\n')).digest('hex');
}

function compileTwin(compilerName: string): string {
  const program = join(temporaryFolder(), 'twin');
  const source = join(import.meta.dirname, 'twin.cpp');
  const flags = [
    '-std=c++14',
    '-O1',
    '-Wall',
    '-Wextra',
    '-Werror',
    '-fsanitize=undefined',
    '-fno-sanitize-recover',
  ];
  execFileSync(compilerName, [...flags, '-I', core, source, '-o', program]);
  return program;
}

function paintedByTwin(program: string, layout: Layout, queries: readonly Query[]): string[] {
  const { all, height } = geometryOf(layout);
  const places = Array.from(all.x, (x, led) => `${x} ${all.y[led]}`);
  const lines = queries.map(({ pattern: { name, params }, seed, ms }) =>
    [name, params.color.slice(1), params.color2.slice(1), params.speed, seed, ms].join(' '),
  );
  const input = [all.count, ...places, height, ...lines].join('\n');
  return execFileSync(program, { input, encoding: 'utf8', maxBuffer: 1 << 28 })
    .trimEnd()
    .split('\n');
}

/** In the order of the geometry, as the twin gets its places, not of the wire. */
function paintedByApp(layout: Layout, { pattern, seed, ms }: Query): string {
  const { all } = geometryOf(layout);
  const frame = new Uint8Array(all.count * 3);
  patternPainter(pattern, all, seed)(ms, frame);
  return Array.from(all.wires, (led) =>
    Buffer.from(frame.subarray(led * 3, led * 3 + 3)).toString('hex'),
  ).join('');
}
