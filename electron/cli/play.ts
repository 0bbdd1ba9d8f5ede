import { programLengthMs, stepAt } from '#shared/animation/Schedule';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import { lampText, type LampState } from '#shared/lamp/LampState';
import { positionAt, type Show } from '#shared/lamp/Show';
import { createLamp } from '../lamp/createLamp';
import type { LampControl } from '../lamp/LampControl';
import { waitUntilReady } from '../lamp/waitUntilReady';
import { pause, realClock } from '../clock/Clock';
import type { CliCommand, Terminal } from './CliCommand';
import { lampCall, lampOptions, lampOptionsHelp } from './lampCall';
import { readSeconds } from './readOptions';
import { readProgram, softenAndReport } from './readProgram';

/** `lamp play`: a program on the lamp. */
export const play: CliCommand = {
  details: `Plays until it ends, for S seconds, or until Ctrl-C. A lamp with our firmware goes on by
itself after that, if its memory holds the program. To others, and what is too large, frames are
streamed: they end with the command. Without a lamp the virtual one plays. Exit code 1 when the lamp
is gone at the end.

${lampOptionsHelp}
  --seconds S         how long
  --keep              the lamp plays it from power-on, without the computer
  --brightness 0-255  of the whole lamp; else the setting
  --budget-ma N       what the lamp may draw; else the setting
  --layout 10x14+32   where the LEDs are, for a lamp that does not report it; else the setting`,
  options: {
    ...lampOptions,
    seconds: { type: 'string' },
    keep: { type: 'boolean' },
    brightness: { type: 'string' },
    'budget-ma': { type: 'string' },
    layout: { type: 'string' },
  },
  run: async (call, terminal) => {
    const limitMs = (readSeconds(call) ?? Infinity) * 1000;
    const { target, guards, layout } = await lampCall(call, terminal);
    const written = await readProgram(call, terminal);
    const signal = terminal.stopSignal();
    const lamp = createLamp((error) => terminal.say(error.message));
    try {
      await lamp.use(target);
      const found = await waitUntilReady(lamp, signal);
      terminal.say(`${found.name} (${found.path}) is ready.`);
      lamp.setGuards(guards);
      const program = softenAndReport(written, found.layout ?? layout, terminal);
      const show: Show = { program, startedMs: realClock.now() };
      await lamp.play(show);
      const follower = reportPlayback(lamp, show, terminal);
      if (call.options['keep'] === true) await keep(lamp, terminal);
      await pause(realClock, Math.min(limitMs, programLengthMs(program), maxPauseMs), signal);
      const state = follower.end();
      const playedMs = Math.round(positionAt(show, realClock.now()));
      const isThere = state.phase === 'ready';
      const result = { ok: isThere, lamp: isThere ? state.lamp : found, state: state.phase, playedMs };
      await terminal.write(`${JSON.stringify(result)}\n`);
      return isThere ? 0 : 1;
    } finally {
      await lamp.close();
    }
  },
};

/** The longest delay a timer supports. */
const maxPauseMs = 0x7fff_ffff;

async function keep(lamp: LampControl, terminal: Terminal): Promise<void> {
  await lamp.keep();
  terminal.say('Stored: the lamp plays it from power-on.');
}

/** Reports the steps as the lamp plays them, and changes of its state. `end` stops that and returns the last state. */
function reportPlayback(lamp: LampControl, { program }: Show, terminal: Terminal): { end: () => LampState } {
  let lastMessage = '';
  let last: LampState = { phase: 'idle' };
  const say = (message: string) => {
    if (message !== lastMessage) terminal.say(message);
    lastMessage = message;
  };
  const unsubscribe = lamp.listen({
    onReport: ({ programMs }: LampReport) => {
      const { index } = stepAt(program, programMs);
      const step = program.steps[index];
      say(step ? `Step ${index + 1} of ${program.steps.length}: ${step.id}` : 'The ending plays.');
    },
    onState: (state) => {
      const hadTrouble = !['idle', 'looking', 'ready'].includes(last.phase);
      if (state.phase === 'ready') say(`${hadTrouble ? 'It is back. ' : ''}${playingWords(state.lamp)}`);
      else if (state.phase !== 'looking') say(wordsFor(state));
      if (state.phase !== 'looking' || !hadTrouble) last = state;
    },
    onRefusal: ({ message }) => say(message),
  });
  return {
    end: () => {
      unsubscribe();
      return last;
    },
  };
}

function playingWords({ fps }: LampInfo): string {
  return fps === undefined
    ? 'It plays on its own.'
    : `Frames are streamed to it, up to ${Math.round(fps)} a second, while this runs.`;
}

function wordsFor(state: LampState): string {
  const { title, next } = lampText(state);
  return `${title}: ${next}`;
}
