import { frameAt } from '#shared/animation/frameAt';
import { defaultBudgetMa, idleCurrentMa } from '#shared/animation/guards/currentEstimate';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { inColorOrder, ledCount, type Layout } from '#shared/lamp/Layout';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import { readLayout, readSeconds, readWhole } from './readOptions';
import { readProgram, softenAndReport } from './readProgram';

/** `lamp frames`: the bytes the lamp gets for each frame. */
export const frames: CliCommand = {
  details: `Writes one line per frame: the time in ms and the bytes in hex, as the lamp gets them.

  --layout 10x14+32   the lamp: columns x rows + ambient LEDs, strip60, ring24;
                      ,serpentine ,mirrored ,rotate90 ,GRB … may follow
  --brightness 0-255  of the whole lamp; default 255
  --budget-ma N       what the lamp may draw; default ${defaultBudgetMa}
  --no-guards         the pattern's own bytes: no softening of flashes, no gamma,
                      no brightness, no current limit`,
  options: {
    at: { type: 'string' },
    fps: { type: 'string' },
    seconds: { type: 'string' },
    layout: { type: 'string' },
    brightness: { type: 'string' },
    'budget-ma': { type: 'string' },
    'no-guards': { type: 'boolean' },
  },
  run: async (call, terminal) => {
    const times = readTimes(call);
    const layout = readLayout(call);
    const brightness = readWhole(call, 'brightness', [0, 255], 255);
    const budgetMa = readWhole(call, 'budget-ma', [0, 1_000_000], defaultBudgetMa);
    const isGuarded = call.options['no-guards'] !== true;
    const written = await readProgram(call, terminal);
    const program = isGuarded ? softenAndReport(written, layout, terminal) : written;
    if (isGuarded) warnOfBudget(budgetMa, layout, terminal);
    const frame = new Uint8Array(ledCount(layout) * 3);
    for (const ms of times) {
      frameAt(program, layout, ms, frame);
      if (isGuarded) guardFrame(frame, { brightness, budgetMa }, frame);
      const bytes = Buffer.from(inColorOrder(frame, layout.colorOrder));
      await terminal.write(`${ms} ${bytes.toString('hex')}\n`);
    }
    return 0;
  },
};

/** The requested times, in ms. */
function readTimes(call: CommandCall): Iterable<number> {
  const { at, fps, seconds } = call.options;
  if (typeof at === 'string') {
    if (fps !== undefined || seconds !== undefined) {
      throw new LampwrightError('BAD_USAGE', 'Either --at, or --fps and --seconds.');
    }
    return readList(at);
  }
  const rate = readWhole(call, 'fps', [1, 1000], undefined);
  const length = readSeconds(call);
  if (rate === undefined || length === undefined) {
    throw new LampwrightError('BAD_USAGE', 'Say when: --at MS[,MS…], or --fps N --seconds S.');
  }
  return evenly(rate, length);
}

function readList(list: string): number[] {
  return list.split(',').map((text) => {
    const ms = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(ms)) {
      throw new LampwrightError('BAD_USAGE', '--at takes whole ms from 0, with commas between them.');
    }
    return ms;
  });
}

function* evenly(fps: number, seconds: number): Generator<number> {
  // Rounding errors must not add a frame: 110.00000000000001 is 110 frames.
  const count = Math.ceil(fps * seconds - 1e-6);
  for (let frame = 0; frame < count; frame++) yield Math.round((frame * 1000) / fps);
}

function warnOfBudget(budgetMa: number, layout: Layout, terminal: Terminal): void {
  const idleMa = idleCurrentMa(ledCount(layout));
  if (budgetMa > idleMa) return;
  terminal.say(
    `${ledCount(layout)} LEDs draw ${idleMa} mA even when dark: with ${budgetMa} mA the lamp stays black.`,
  );
}
