import { clockWords, type PassTime } from '../stage/passTime';

/** The words of the stage and its playback. */
export const stageWords = {
  label: 'Stage',
  marks: { current: 'Current', draft: 'Draft', sketch: 'Sketch' },
  off: 'The lamp is off.',
  still: 'The picture stands still, as this system asks for less motion.',
  softened: 'Made calmer:',

  transport: {
    label: 'Playback',
    play: 'Play',
    pause: 'Pause',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    dark: 'off',
    of: ({ passMs, isEndless }: PassTime) =>
      ` / ${[passMs > 0 ? clockWords(passMs) : '', isEndless ? '∞' : ''].join(' ').trim()}`,
  },
} as const;
