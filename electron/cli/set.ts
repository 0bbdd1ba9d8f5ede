import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Request } from '#shared/lamp/wire/messages';
import { askLamp } from '../lamp/askLamp';
import type { CliCommand } from './CliCommand';
import { lampCall } from './lampCall';

/** `lamp set`: a setting of a lamp with our firmware. */
export const set: CliCommand = {
  details: `Writes what the lamp answered. For lamps with our firmware; others have no settings to set.

  brightness N   of the whole lamp, 0 to 255
  limit MA       what it may draw, in mA
  off            turns it off
  keep           it plays its program from power-on, without the computer
  forget         stops playing from power-on

  --port PATH    the lamp's port; else the lamp chosen in the app
  --data DIR     the data folder with the settings`,
  options: { port: { type: 'string' }, data: { type: 'string' } },
  run: async (call, terminal) => {
    const request = readRequest(call.words);
    const { target } = await lampCall(call, terminal);
    if (target.type === 'virtual')
      throw new LampwrightError('BAD_USAGE', 'Which lamp? Name its port with --port; lamp ports lists them.');
    const reply = await askLamp(target.port, request);
    await terminal.write(`${JSON.stringify(reply)}\n`);
    return 0;
  },
};

function readRequest([what, value, ...more]: readonly string[]): Request {
  const takesValue = what === 'brightness' || what === 'limit';
  if (more.length > 0 || (value !== undefined) !== takesValue) throw misuse();
  if (what === 'brightness') return { do: what, value: readWholeUpTo(what, value, 255) };
  if (what === 'limit') return { do: what, ma: readWholeUpTo(what, value, 65_535) };
  if (what === 'off' || what === 'keep' || what === 'forget') return { do: what };
  throw misuse();
}

function readWholeUpTo(what: string, text: string | undefined, max: number): number {
  const value = text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= max) return value;
  throw new LampwrightError('BAD_USAGE', `${what} takes a whole number from 0 to ${max}.`);
}

function misuse(): LampwrightError {
  return new LampwrightError('BAD_USAGE', 'Say brightness N, limit MA, off, keep or forget.');
}
