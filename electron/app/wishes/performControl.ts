import { maxSleepMs } from '#shared/api/areas/stageArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Control } from '#shared/composer/intent/controls';
import { readTimeOfDay } from '#shared/composer/intent/timeOfDay';
import { durationWords } from '#shared/program/durationWords';

/** The actions that a wish can trigger directly. */
export interface ControlActions {
  readonly off: () => void;
  readonly on: () => void;
  readonly pause: () => void;
  readonly play: () => void;
  readonly sleep: (ms: number | null) => void;
  /** Brightness of the whole lamp, 0 to 255. */
  readonly setBrightness: (brightness: number) => void;
  /** Saves the current program, under `name` if given; returns its name. */
  readonly save: (name: string | undefined) => Promise<string>;
  readonly startNewConversation: () => Promise<void>;
}

/** Carries out a control wish and returns a sentence for the user. Fails with a `LampwrightError` if it cannot be done. */
export async function performControl(
  control: Control,
  actions: ControlActions,
  nowMs: number,
): Promise<string> {
  switch (control.kind) {
    case 'off':
      actions.off();
      return 'The lamp is off.';
    case 'on':
      actions.on();
      return 'The lamp is on.';
    case 'pause':
      actions.pause();
      return 'Paused.';
    case 'play':
      actions.play();
      return 'Playing.';
    case 'brightness':
      actions.setBrightness(Math.round(control.share * 255));
      return `Brightness ${Math.round(control.share * 100)} %.`;
    case 'save':
      return `Saved as “${await actions.save(control.name)}”.`;
    case 'sleep': {
      const ms = Math.min(Math.max(control.ms, 1000), maxSleepMs);
      actions.sleep(ms);
      return `The lamp goes off in ${durationWords(ms)}.`;
    }
    case 'sleep-at': {
      const ms = untilTimeOfDay(control.time, nowMs);
      actions.sleep(ms);
      return `The lamp goes off at ${timeOfDayText(nowMs + ms)}.`;
    }
    case 'stay-on':
      actions.sleep(null);
      return 'The lamp stays on.';
    case 'new-conversation':
      await actions.startNewConversation();
      return 'A new conversation.';
  }
}

/** Milliseconds until the next occurrence of a time of day, by the local clock. Fails with BAD_INPUT. */
function untilTimeOfDay(time: string, nowMs: number): number {
  const waits = readTimeOfDay(time).map((minutes) => {
    const then = new Date(nowMs);
    then.setHours(0, minutes, 0, 0);
    if (then.getTime() <= nowMs) then.setDate(then.getDate() + 1);
    return then.getTime() - nowMs;
  });
  if (waits.length === 0)
    throw new LampwrightError('BAD_INPUT', `“${time}” is not a time of day. Say it like “off at 11 pm”.`);
  return Math.min(...waits, maxSleepMs);
}

function timeOfDayText(ms: number): string {
  const time = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
