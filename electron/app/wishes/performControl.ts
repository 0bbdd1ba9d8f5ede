import { maxSleepMs } from '#shared/api/areas/stageArea';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Control } from '#shared/composer/intent/controls';
import { readTimeOfDay } from '#shared/composer/intent/timeOfDay';
import { durationWords } from '#shared/program/durationWords';

/** What a control in words can reach. */
export interface ControlActions {
  readonly off: () => void;
  readonly on: () => void;
  readonly pause: () => void;
  readonly play: () => void;
  readonly sleep: (ms: number | null) => void;
  /** Of the whole lamp, 0 to 255. */
  readonly setBrightness: (brightness: number) => void;
  /** Saves what is on show, under a name of its own if one is given; gives the name. */
  readonly save: (name: string | undefined) => Promise<string>;
  readonly startNewConversation: () => Promise<void>;
}

/** Does what a wish asks of the lamp or the app, and says what was done. Fails with a sentence where it cannot be done. */
export async function performControl(
  control: Control,
  controlled: ControlActions,
  nowMs: number,
): Promise<string> {
  switch (control.kind) {
    case 'off':
      controlled.off();
      return 'The lamp is off.';
    case 'on':
      controlled.on();
      return 'The lamp is on.';
    case 'pause':
      controlled.pause();
      return 'It stands still.';
    case 'play':
      controlled.play();
      return 'It plays.';
    case 'brightness':
      controlled.setBrightness(Math.round(control.share * 255));
      return `Brightness ${Math.round(control.share * 100)} %.`;
    case 'save':
      return `Saved as “${await controlled.save(control.name)}”.`;
    case 'sleep': {
      const ms = Math.min(Math.max(control.ms, 1000), maxSleepMs);
      controlled.sleep(ms);
      return `The lamp goes off in ${durationWords(ms)}.`;
    }
    case 'sleep-at': {
      const ms = untilTimeOfDay(control.time, nowMs);
      controlled.sleep(ms);
      return `The lamp goes off at ${timeOfDayText(nowMs + ms)}.`;
    }
    case 'stay-on':
      controlled.sleep(null);
      return 'The lamp stays on.';
    case 'new-conversation':
      await controlled.startNewConversation();
      return 'A new conversation.';
  }
}

/** How long it is until a time of day, by this machine's clock: the next time it comes. */
function untilTimeOfDay(time: string, nowMs: number): number {
  const waits = readTimeOfDay(time).map((minutes) => {
    const then = new Date(nowMs);
    then.setHours(0, minutes, 0, 0);
    if (then.getTime() <= nowMs) then.setDate(then.getDate() + 1);
    return then.getTime() - nowMs;
  });
  if (waits.length === 0)
    throw new LampwrightError('BAD_INPUT', `“${time}” is no time of day. Say it like “off at 11 pm”.`);
  return Math.min(...waits, maxSleepMs);
}

function timeOfDayText(ms: number): string {
  const time = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}
