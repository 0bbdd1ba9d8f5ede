import fc from 'fast-check';
import { programLengthMs, scheduleOf, stepAt } from '#shared/animation/Schedule';
import type { Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseProgram } from '#shared/program/parseProgram';
import type { Command, Layer, Program } from '#shared/program/Program';
import { rawProgram } from '../../shared/program/arbitraries';

/** The lamp most people have. */
const usualLayout = parseLayout('10x14+32,GRB');

/** Layouts of every kind: sizes that spans of LEDs fit and do not fit, hung and wired in every way. */
const layouts = [
  '10x14+32,rotate90,BGR',
  '10x14+32,rotate180,mirrored,serpentine,RBG',
  '10x14+32,rotate270,counterclockwise,from-bottom-right,BRG',
  '10x14+31,mirrored,from-top-right,GBR',
  '14x10+30,serpentine,counterclockwise,from-bottom-left',
  '16x16,serpentine,rotate90',
  '16x8+50,from-bottom-right',
  '16x8,rotate270,mirrored',
  '3x30',
  '1x40+9,counterclockwise',
  '40x1+14',
  '40x1,rotate90',
  '5x5+3,from-top-right,counterclockwise',
  '7x11+1',
  '1x1',
  '1x1+4',
  '2x2+2,rotate180',
  '33x3+77,rotate90,serpentine,mirrored',
  'strip60',
  'strip61,rotate180,mirrored',
  'strip144,rotate90,serpentine',
  'ring24',
  'ring61,rotate90',
  'ring12,rotate270,mirrored',
  'ring1',
  '64x40',
].map(parseLayout);

const clockTexts = ['12:34', ' 9:05 ', '1:23:45', '12:34:56', '23:59', '8:8', '::', '07:30 '];

/** Sound programs; half of them have all on a lamp's grid, times among their texts, and loops of few rounds or for ever. */
const firmwareProgram: fc.Arbitrary<Program> = fc
  .record({ raw: rawProgram, isNear: fc.boolean() })
  .map(({ raw, isNear }) => {
    const parsed = parseProgram(isNear ? broughtNear(raw) : raw);
    if (!parsed.ok) throw new Error(`not sound: ${JSON.stringify(parsed.error)}`);
    return parsed.program;
  });

function broughtNear(raw: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(raw), (key, value: unknown) => {
    if (typeof value === 'number' && /^[xy][12]?$/.test(key)) return (Math.abs(value) % 24) - 5;
    if (typeof value === 'number' && /^[whr]$/.test(key)) return value % 14;
    if (typeof value === 'number' && key === 'count') return value % 4;
    if (typeof value === 'string' && key === 'content')
      return clockTexts[value.charCodeAt(0) % 16] ?? value.slice(0, 5);
    return value;
  });
  return plain;
}

/** Times at which something may happen: anywhere, at the borders of steps, in late rounds and at the end of 32 bits. */
function timesOf(program: Program): fc.Arbitrary<number> {
  const { starts, passMs, loopStartMs, loopMs } = scheduleOf(program);
  const length = Math.min(programLengthMs(program), 0xffff_0000);
  const border = fc
    .record({
      start: fc.constantFrom(...starts, passMs, loopStartMs + loopMs),
      round: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 70_000 })),
      off: fc.integer({ min: -30, max: 3000 }),
    })
    .map(({ start, round, off }) => Math.min(Math.max(start + round * loopMs + off, 0), 0xffff_ffff));
  return fc.oneof(
    fc.integer({ min: 0, max: Math.max(passMs, 1) }),
    fc.integer({ min: 0, max: length }),
    border,
    fc.integer({ min: 0, max: 0xffff_ffff }),
  );
}

/** What is asked of the firmware: the light of a program on a layout at a time. */
export interface Question {
  readonly program: Program;
  readonly layout: Layout;
  readonly ms: number;
}

/** `FUZZ=1 npm test` asks other questions in each run. */
const seed = process.env['FUZZ'] ? Date.now() % 1_000_000 : 7;

/** Random programs, each at some times on some layouts, the usual one among them. */
export function questionsOf(counts: { programs: number; times: number; layouts: number }): Question[] {
  const programs = fc.sample(firmwareProgram, { numRuns: counts.programs, seed });
  return programs.flatMap((program, at) => {
    const others = fc.sample(fc.constantFrom(...layouts), { numRuns: counts.layouts - 1, seed: seed + at });
    const times = fc.sample(timesOf(program), { numRuns: counts.times, seed: seed + at });
    return [usualLayout, ...others].flatMap((layout) => times.map((ms) => ({ program, layout, ms })));
  });
}

/** What is on at a time, by name: patterns, elements, and how they are put together in space and time. */
export function momentParts(program: Program, ms: number): string[] {
  const { index, previous, localMs, pass } = stepAt(program, ms);
  const step = program.steps[index];
  const command = step?.command ?? program.on_complete?.command;
  const isFading = step !== undefined && localMs < (step.transition ?? 0);
  return [
    ...(command ? commandParts(command) : []),
    ...(isFading ? [previous < 0 ? 'faded from black' : 'faded'] : []),
    ...(isFading && previous >= index ? ['seam'] : []),
    ...(pass > 0 ? ['looped'] : []),
    ...(step ? [] : ['ended']),
    ...(step?.duration === null ? ['stays'] : []),
  ];
}

function commandParts(command: Command): string[] {
  if (command.type !== 'layers') return layerParts(command);
  const { front, ambient, over } = command;
  return [
    ...layerParts(front),
    ...(ambient ? ['ambient', ...layerParts(ambient)] : []),
    ...(over ? ['over', ...layerParts(over)] : []),
  ];
}

function layerParts(layer: Layer): string[] {
  if (layer.type === 'off') return ['off'];
  if (layer.type === 'pattern') return [layer.name];
  return ['render', ...layer.elements.map(({ type }) => type)];
}
