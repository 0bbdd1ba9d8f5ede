import type { Command, Element } from '#shared/program/Program';
import { patternShows } from '../../bench/patternShows';
import { patternOf } from './showing';

/** The programs of the golden frames: each pattern, each element, and the ways to combine them. */
export interface GoldenCase {
  readonly name: string;
  readonly raw: unknown;
  readonly layout: string;
  readonly times: readonly number[];
}

const elements: Readonly<Record<Element['type'], Element>> = {
  fill: { type: 'fill', color: '#102030' },
  pixel: { type: 'pixel', x: 3, y: 12, color: '#FF0000' },
  rect: { type: 'rect', x: -2, y: 9, w: 8, h: 3, color: '#00FF00' },
  line: { type: 'line', x1: 9, y1: 0, x2: 0, y2: 13, color: '#0000FF' },
  circle: { type: 'circle', x: 5, y: 6, r: 4, color: '#FFFF00' },
  text: { type: 'text', content: 'Hi!', color: '#FF8040' },
  icon: { type: 'icon', name: 'candle', color: '#FFC060' },
};

const wave = patternOf('wave', { color: '#0088FF', color2: '#001133', speed: 4000 });
const fire = patternOf('fire', { color: '#FF4500', color2: '#FFC940', speed: 1200 });
const comet = patternOf('comet', { color: '#FFFFFF', bgColor: '#000000', speed: 2000 });
const clock: Command = { type: 'render', elements: [{ type: 'text', content: '14:30', color: '#FFC060' }] };
const scrolling: Command = {
  type: 'render',
  elements: [{ type: 'text', content: 'Größe 25°C', color: '#FFC060' }],
};

export const goldenCases: readonly GoldenCase[] = [
  ...patternShows.map(({ command }) => show(`pattern ${command.name}`, command, [0, 333, 5000, 123_457])),
  ...Object.values(elements).map((element) => show(`element ${element.type}`, render([element]), [0])),
  show('all elements in order', render(Object.values(elements)), [0]),
  show('a time on two lines', clock, [0]),
  show('a text that scrolls', scrolling, [0, 1000, 2500, 7000]),
  show('layers', { type: 'layers', front: fire, ambient: wave, over: comet }, [0, 900, 4321]),
  show('layers without ambient', { type: 'layers', front: wave, over: clock }, [700]),
  show('a lamp turned and mirrored', fire, [777], '10x14+32,serpentine,mirrored,rotate90'),
  show('a strip', comet, [1000], 'strip60'),
  show('a ring', comet, [1000, 1010, 1950], 'ring24'),
  {
    name: 'cross-fades and a loop',
    raw: {
      name: 'Loop',
      steps: [
        { id: 'intro', command: wave, duration: 1000, transition: 400 },
        { id: 'a', command: fire, duration: 1500, transition: 500 },
        { id: 'b', command: clock, duration: 700, transition: 700 },
        { id: 'tail', command: comet, duration: 1000, transition: 250 },
      ],
      loop: { count: 3, start_step: 'a', end_step: 'b' },
      on_complete: { command: scrolling },
    },
    layout: '10x14+32',
    times: [0, 200, 1250, 2600, 3300, 7650, 9000, 20_000],
  },
];

function render(list: Element[]): Command {
  return { type: 'render', elements: list };
}

function show(name: string, command: Command, times: number[], layout = '10x14+32'): GoldenCase {
  return { name, raw: { name: 'Show', steps: [{ id: 'only', command, duration: null }] }, layout, times };
}
