import type { LayerPlace } from '#shared/program/commandEdits';
import type { Loop } from '#shared/program/Program';
import type { StepsPhase } from '../../inspector/steps/stepsPhase';
import type { ExtraPlace } from '../../inspector/steps/layerEdits';
import type { Refusal } from '../../inspector/steps/refusal';
import type { LayerContent } from '../../inspector/steps/restyleLayer';
import { formatCount as countText } from '../formats';

const showings: Record<LayerContent, string> = {
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
};

const refusals: Record<Refusal, string> = {
  gone: 'That step is not there any more.',
  'not-a-time': 'Write a time, such as 9 s, 250 ms or 1 h 30 min.',
  'not-a-share': 'Write a share from 1 to 100 %.',
  'no-name': 'It needs a name.',
  'long-name': 'That name is too long.',
  'name-taken': 'Another step has that name. Choose a different one.',
  'only-step': 'A program keeps at least one step.',
  'too-many-steps': 'A program has at most 64 steps. Delete one first.',
  'too-long': 'All steps together may take 24 hours. Shorten one first.',
  'bad-duration': 'A step lasts from 0.02 s to 24 h.',
  'stays-amid': 'Only a last step that does not repeat can stay.',
  'long-fade': 'The fade cannot take longer than its step. Lengthen the step first.',
  'bad-fade': 'A fade takes from 0 s to 24 h.',
  'bad-speed': 'A cycle takes from 0.03 s to 60 s.',
  'bad-density': 'Write a share from 1 to 100 %.',
  'bad-count': 'It repeats from 1 to 65,535 times, or for ever.',
  unsound: 'That is not possible here.',
};

const notes: Record<Exclude<StepsPhase, 'version' | 'test'>, string> = {
  welcome: 'This is the welcome light. Your first change makes it a program of your own.',
  draft: 'Being written. The steps can be changed when it is done.',
  awaited: 'A wish is being answered. Its steps show here as they come.',
};

const places: Record<LayerPlace, string> = { front: 'in front', over: 'over it', ambient: 'on the wall' };

const often = ({ count }: Loop) => (count === 0 ? '∞' : `×${countText(count)}`);

/** The words of the steps tab. */
export const stepsWords = {
  label: 'Steps',
  name: 'Name of the program',
  undo: 'Undo',
  redo: 'Redo',
  refusal: (refusal: Refusal) => refusals[refusal],
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

  /** Of one step; `id` is its name. */
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

  /** Of what a layer shows; `of` is its step, or the ending. */
  layer: {
    showing: (showing: LayerContent) => showings[showing],
    showingOf: (of: string) => `Pattern of ${of}`,
    cycle: 'cycle',
    cycleOf: (of: string) => `Cycle of ${of}`,
    density: 'density',
    densityOf: (of: string) => `Density of ${of}`,
    /** What stands for the layer in a name: `“aurora”, over it`. */
    of: (id: string | null, place: LayerPlace) => {
      const step = id === null ? 'the ending' : `“${id}”`;
      return place === 'front' ? step : `${step}, ${places[place]}`;
    },
    place: (place: LayerPlace) => places[place],
    folded: (layers: readonly { readonly place: LayerPlace; readonly showing: LayerContent }[]) =>
      layers.map(({ place, showing }) => `+ ${showings[showing]} ${places[place]}`).join(', '),
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
    addBehind: 'Add a step after it',
    up: 'Move up',
    down: 'Move down',
    addLayer: (place: ExtraPlace) =>
      place === 'over' ? 'Lay something over it' : 'Light the wall differently',
    stay: 'Stay for ever',
    remove: 'Delete',
  },

  loop: {
    often,
    edit: (loop: Loop) => `${often(loop)} “${loop.start_step}” to “${loop.end_step}” repeat: change the loop`,
    title: 'Repeat',
    add: 'Repeat the steps',
    howOften: 'How often',
    endless: 'For ever',
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

  /** What is heard while a row is dragged with the keyboard. */
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
