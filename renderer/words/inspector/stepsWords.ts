import type { LayerPlace } from '#shared/program/commandEdits';
import type { Loop } from '#shared/program/Program';
import { formatCount as countText } from '../formats';

const contents = {
  solid: 'solid',
  gradient: 'gradient',
  breathing: 'breathing',
  wave: 'wave',
  rainbow: 'rainbow',
  pulse: 'pulse',
  sparkle: 'sparkle',
  fire: 'fire',
  rain: 'rain',
  comet: 'comet',
  aurora: 'aurora',
  picture: 'picture',
  off: 'dark',
} as const;

type LayerContent = keyof typeof contents;

const refusals = {
  gone: 'That step no longer exists.',
  'not-a-time': 'Write a time, such as 9 s, 250 ms or 1 h 30 min.',
  'not-a-share': 'Write a percentage from 1 to 100.',
  'no-name': 'It needs a name.',
  'long-name': 'That name is too long.',
  'name-taken': 'Another step has that name. Choose a different one.',
  'only-step': 'A program needs at least one step.',
  'too-many-steps': 'A program has at most 64 steps. Delete one first.',
  'too-long': 'All steps together may take at most 24 hours. Shorten one first.',
  'bad-duration': 'A step lasts from 0.02 s to 24 h.',
  'stays-amid': 'Only the last step can stay, and only if it does not repeat.',
  'long-fade': 'The fade cannot take longer than its step. Lengthen the step first.',
  'bad-fade': 'A fade takes from 0 s to 24 h.',
  'bad-speed': 'A cycle takes from 0.03 s to 60 s.',
  'bad-density': 'Write a percentage from 1 to 100.',
  'bad-count': 'It repeats from 1 to 65,535 times, or forever.',
  unsound: 'That is not possible here.',
} as const;

const notes = {
  welcome: 'This is the welcome light. Your first change makes it a program of your own.',
  draft: 'Being written. The steps can be changed when it is done.',
  awaited: 'A wish is being answered. Its steps appear here as they arrive.',
} as const;

const places: Record<LayerPlace, string> = { front: 'in front', over: 'over it', ambient: 'on the wall' };

const repeatCount = ({ count }: Loop) => (count === 0 ? '∞' : `×${countText(count)}`);

/** Texts of the steps tab. */
export const stepsWords = {
  label: 'Steps',
  name: 'Name of the program',
  undo: 'Undo',
  redo: 'Redo',
  refusal: (refusal: keyof typeof refusals) => refusals[refusal],
  note: (phase: keyof typeof notes) => notes[phase],
  lost: 'Not connected. The steps can be changed once the connection is back.',
  test: {
    title: 'The lamp shows its test pattern',
    body: 'It is not part of a program, so there are no steps to change.',
    end: 'End the test',
  },
  stepCount: (steps: number) => (steps === 1 ? '1 step' : `${countText(steps)} steps`),
  endless: '∞',

  units: {
    hours: (amount: string) => `${amount} h`,
    minutes: (amount: string) => `${amount} min`,
    seconds: (amount: string) => `${amount} s`,
    milliseconds: (amount: string) => `${amount} ms`,
  },

  /** About one step; `id` is its name. */
  step: {
    grip: (id: string) => `Move “${id}”`,
    name: (id: string) => `Name of step “${id}”`,
    fade: 'fade in',
    fadeOf: (id: string) => `Fade in of “${id}”`,
    noFade: '–',
    durationOf: (id: string) => `How long “${id}” lasts`,
    stays: 'stays',
    showLayers: (id: string) => `Show the layers of “${id}”`,
    hideLayers: (id: string) => `Hide the layers of “${id}”`,
    menu: (id: string) => `More for “${id}”`,
  },

  /** About one layer; `of` names its step or the ending. */
  layer: {
    content: (content: LayerContent) => contents[content],
    contentOf: (of: string) => `Pattern of ${of}`,
    cycle: 'cycle',
    cycleOf: (of: string) => `Cycle of ${of}`,
    density: 'density',
    densityOf: (of: string) => `Density of ${of}`,
    /** Names the layer in labels: `“aurora”, over it`. */
    of: (id: string | null, place: LayerPlace) => {
      const step = id === null ? 'the ending' : `“${id}”`;
      return place === 'front' ? step : `${step}, ${places[place]}`;
    },
    place: (place: LayerPlace) => places[place],
    folded: (layers: readonly { readonly place: LayerPlace; readonly content: LayerContent }[]) =>
      layers.map(({ place, content }) => `+ ${contents[content]} ${places[place]}`).join(', '),
    remove: (of: string) => `Remove the layer of ${of}`,
    inJson: 'edit in JSON',
    colors: (colors: readonly string[]) => colors.join(', '),
  },

  colors: {
    main: (name: string, of: string) => `Colour of ${of}: ${name}`,
    second: (name: string, of: string) => `Second colour of ${of}: ${name}`,
    ground: (name: string, of: string) => `Ground of ${of}: ${name}`,
    addGround: (of: string) => `Add a ground colour to ${of}`,
    noGround: 'No ground colour',
    picker: 'Choose a colour',
  },

  menu: {
    playFrom: 'Play from here',
    duplicate: 'Duplicate',
    addAfter: 'Add a step after it',
    up: 'Move up',
    down: 'Move down',
    addLayer: (place: Exclude<LayerPlace, 'front'>) =>
      place === 'over' ? 'Add a layer over it' : 'Add a layer on the wall',
    stay: 'Stay forever',
    remove: 'Delete',
  },

  loop: {
    repeatCount,
    edit: (loop: Loop) =>
      `${repeatCount(loop)} “${loop.start_step}” to “${loop.end_step}” repeat: change the loop`,
    title: 'Repeat',
    add: 'Repeat the steps',
    howOften: 'How often',
    endless: 'Forever',
    counted: 'A number of times',
    times: 'Times',
    from: 'From step',
    to: 'To step',
    remove: 'Do not repeat',
  },

  ending: {
    label: 'at the end',
    add: 'Add an ending',
    remove: 'Remove the ending',
    unreached: 'never reached',
  },
  addStep: 'Add a step',

  /** Read out by screen readers while a row is dragged with the keyboard. */
  drag: {
    instructions:
      'Press Space or Enter to pick up the step. Move it with the arrow keys. Press Space or Enter to put it down, or Escape to leave it where it was.',
    role: 'sortable step',
    picked: (id: string, row: number, rows: number) => `Picked up “${id}” in row ${row} of ${rows}.`,
    over: (id: string, row: number, rows: number) => `“${id}” is over row ${row} of ${rows}.`,
    dropped: (id: string, row: number, rows: number) => `“${id}” is in row ${row} of ${rows} now.`,
    cancelled: (id: string) => `“${id}” stays where it was.`,
  },

  picker: {
    hue: 'Hue',
    saturation: 'Saturation',
    brightness: 'Brightness of the colour',
    degrees: (amount: string) => `${amount}°`,
    hex: 'Hex or name',
    badColor: 'Write a colour, such as #FFB068 or warm white.',
    fromProgram: 'In this program',
    lampColors: 'Lamp colours',
  },
} as const;
