import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import type { Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { lampKinds } from '#shared/lamp/PortDescription';
import type { DriverChoice, LampTarget } from '../lamp/LampControl';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import { readSettings } from './openStorage';
import { readLayout, readWhole } from './readOptions';

/** The options of every command that uses a lamp. */
export const lampOptions: CliCommand['options'] = {
  port: { type: 'string' },
  driver: { type: 'string' },
  data: { type: 'string' },
};

/** The help text for `lampOptions`. */
export const lampOptionsHelp = `  --port PATH      the lamp's port, as lamp ports lists it; else the lamp chosen in the app
  --driver NAME    auto (find out), ${lampKinds.join(', ')} or virtual
  --data DIR       the data folder with the settings`;

const drivers: readonly DriverChoice[] = ['auto', ...lampKinds];

/** Which lamp a command uses, and with which limits. */
export interface LampCall {
  readonly target: LampTarget;
  readonly guards: Guards;
  /** For lamps that do not report their layout. */
  readonly layout: Layout;
}

/** Reads the options, with the settings as defaults. Fails with BAD_USAGE. */
export async function lampCall(call: CommandCall, terminal: Terminal): Promise<LampCall> {
  const settings = await readSettings(call.options, terminal);
  const layout = call.options['layout'] === undefined ? parseLayout(settings.layout) : readLayout(call);
  return {
    target: targetOf(call, settings, layout),
    guards: {
      brightness: readWhole(call, 'brightness', [0, 255], settings.brightness),
      budgetMa: readWhole(call, 'budget-ma', [0, 1_000_000], settings.budgetMa ?? defaultBudgetMa),
    },
    layout,
  };
}

function targetOf({ options }: CommandCall, { lamp }: Settings, layout: Layout): LampTarget {
  const { port, driver = 'auto' } = options;
  if (driver === 'virtual') {
    if (port === undefined) return { type: 'virtual' };
    throw new LampwrightError('BAD_USAGE', 'The virtual lamp has no port.');
  }
  const choice = drivers.find((name) => name === driver);
  if (!choice) throw new LampwrightError('BAD_USAGE', `--driver takes ${drivers.join(', ')} or virtual.`);
  if (port === '') throw new LampwrightError('BAD_USAGE', '--port needs a path.');
  if (typeof port === 'string') return { type: 'port', port: { path: port }, driver: choice, layout };
  if (lamp) return { type: 'port', port: lamp, driver: choice, layout };
  if (choice === 'auto') return { type: 'virtual' };
  throw new LampwrightError('BAD_USAGE', `Which port? --driver ${choice} needs --port PATH.`);
}
