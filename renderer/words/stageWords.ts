import {
  formatRunningTime,
  formatCount,
  formatDecimal,
  formatMilliamperes,
  formatSeconds,
  formatPercent,
  formatDuration,
  formatTimeOfDay,
} from './formats';

const marks = {
  current: 'Current',
  draft: 'Draft',
  sketch: 'Sketch',
  compared: 'Compared',
} as const;

/** Texts of the stage and its playback. */
export const stageWords = {
  label: 'Stage',
  marks,
  off: 'The lamp is off.',
  still: 'The picture does not move because this system asks for less motion.',
  view: { label: 'View', lamp: 'Lamp', leds: 'LEDs' },
  /** `Preview 4×` */
  previewAt: (rate: number) => `Preview ${formatDecimal(rate)}×`,
  flashes: {
    softened: 'Made calmer:',
    allowed: 'Flashes as written',
    allow: 'Let it flash…',
    title: 'Let this version flash?',
    warning:
      'It flashes often enough to bring on seizures in people with photosensitive epilepsy. Allow it only if nobody who looks at the lamp is at risk.',
    allowNow: 'Let it flash',
    keepCalm: 'Keep it calm',
  },
  transport: {
    label: 'Playback',
    play: 'Play',
    pause: 'Pause',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    dark: 'off',
    at: (ms: number) => formatRunningTime(ms),
    of: (passMs: number, isEndless: boolean) =>
      ` / ${[passMs > 0 ? formatRunningTime(passMs) : '', isEndless ? '∞' : ''].join(' ').trim()}`,
  },
  rate: {
    label: 'Speed of the preview',
    /** `1×` */
    value: (rate: number) => `${formatDecimal(rate)}×`,
    button: (rate: number) => `Speed of the preview: ${formatDecimal(rate)}×`,
    hint: 'Preview speed; the lamp keeps its own time',
  },
  brightness: {
    label: 'Brightness',
    value: (brightness: number) => formatPercent(brightness / 255),
  },
  draw: {
    virtual: 'virtual lamp',
    preview: 'preview only',
    now: (drawnMa: number) => formatMilliamperes(drawnMa),
    of: (budgetMa: number) => `of ${formatCount(budgetMa)}`,
    limited: 'limited',
    /** Explains the reading in a sentence. */
    hint: (drawnMa: number, budgetMa: number, leftPercent: number) =>
      leftPercent < 100
        ? `Dimmed to ${formatPercent(leftPercent / 100)}: the lamp may draw no more than ${formatMilliamperes(budgetMa)}.`
        : `About ${formatMilliamperes(drawnMa)} of the ${formatMilliamperes(budgetMa)} that the lamp may draw.`,
  },
  sleep: {
    label: 'Sleep timer',
    after: (minutes: number) => formatDuration(minutes * 60_000),
    afterLabel: (minutes: number) => `Off in ${formatDuration(minutes * 60_000)}`,
    goesOff: (at: number, leftMs: number) => `Goes off at ${formatTimeOfDay(at)}, in ${minutesLeft(leftMs)}.`,
    left: (leftMs: number) => minutesLeft(leftMs),
    button: (leftMs: number) => `Sleep timer: off in ${minutesLeft(leftMs)}`,
    explain: 'The lamp goes off by itself.',
    cancel: 'Stay on',
    minutes: 'Other, in minutes',
    wrong: (max: number) => `From 1 to ${formatCount(max)} minutes.`,
    set: 'Set',
  },
  keep: {
    label: 'Keep on lamp',
    keeping: 'Keeping…',
    kept: 'Kept on lamp',
    hint: 'The lamp plays this without the computer, from power-on',
    keptHint: 'The lamp plays this by itself, from power-on',
    cannot: 'This lamp cannot store a program: it plays only while the computer is connected',
    noLamp: 'No lamp is ready; plug one in to keep this on it',
  },
  timeline: {
    label: 'Timeline',
    /** `6.2 s, aurora` */
    at: (ms: number, step: string) => `${formatSeconds(ms)}, ${step}`,
    off: 'off',
    rounds: (rounds: number) => (rounds === Infinity ? '∞' : `× ${formatCount(rounds)}`),
    loop: (rounds: number) =>
      rounds === Infinity ? 'Repeats forever' : `Repeats ${formatCount(rounds)} times`,
  },
} as const;

/** Whole minutes, rounded up: “1 min” until the time is over. */
function minutesLeft(leftMs: number): string {
  const minutes = Math.max(Math.ceil(leftMs / 60_000), 1);
  return minutes === 1 ? `${formatCount(1)}\u00A0min` : formatDuration(minutes * 60_000);
}
