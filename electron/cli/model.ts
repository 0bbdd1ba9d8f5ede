import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Settings } from '#shared/api/settingsSchema';
import { profileOf } from '#shared/conversation/prompt/profiles';
import { chooseModel, lampModelState } from '../engine/ollama/lampModel';
import { assertSuitable, baseNames, unsuitability, type BaseModel } from '../engine/ollama/modelNames';
import {
  getModel,
  obtainModel,
  warmUpModel,
  type ModelSetupCall,
  type DesiredModel,
} from '../engine/ollama/getModel';
import { checkOllama } from '../engine/ollama/OllamaStatus';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import {
  engineCall,
  engineOptions,
  engineOptionsHelp,
  modelNamed,
  modelEngine,
  noticeReporter,
  type EngineCall,
} from './engineCall';
import { openStorage } from './openStorage';
import { setupReporter } from './progressReporters';

type Action = (engine: EngineCall, call: CommandCall, terminal: Terminal) => Promise<unknown>;

/** `lamp model`: the model in Ollama. */
export const model: CliCommand = {
  details: `  status      whether Ollama runs, its models, and the lamp model among them
  get         all it takes to a model that is ready: starts Ollama, downloads, makes the lamp
              model, warms it up; what is done already is passed over
  pull [NAME] downloads a model, the base of the lamp model unless named; goes on where an earlier
              download was cut off
  create      makes the lamp model from its base, which is downloaded where it is missing
  warm        loads the model and lets it read its prompt, so that the first wish is quick
  use NAME    chooses an installed model from now on; lamp is the lamp model

  --base NAME      the base of the lamp model: gemma3:4b (3.3 GB), or gemma3:1b (0.8 GB) for
                   weak laptops; it is remembered
${engineOptionsHelp}

Progress goes to standard error; Ctrl-C stops, and the same command continues later.`,
  options: { base: { type: 'string' }, ...engineOptions },
  run: async (call, terminal) => {
    const [verb = '', ...rest] = call.words;
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
    if (!action)
      throw new LampwrightError('BAD_USAGE', verb ? `There is no action “${verb}”.` : 'Which action?');
    const [min, max] = verb === 'use' ? [1, 1] : [0, verb === 'pull' ? 1 : 0];
    if (rest.length < min || rest.length > max)
      throw new LampwrightError(
        'BAD_USAGE',
        `lamp model ${verb} takes ${max === 1 ? 'one NAME' : 'no words'}.`,
      );
    const result = await action(await engineCall(call, terminal), { ...call, words: rest }, terminal);
    await terminal.write(`${JSON.stringify(result)}\n`);
    return 0;
  },
};

const actions: Readonly<Record<string, Action>> = {
  status: async ({ client, base }) => {
    const status = await checkOllama(client);
    const host = client.address.url;
    if (status.phase === 'down') return { host, ...status };
    const models = status.models.map((installed) => ({
      ...installed,
      profile: profileOf(installed.name).name,
      unsuitable: unsuitability(installed.name),
    }));
    return { host, ...status, models, lampModel: lampModelState(status.models, base) };
  },
  get: async (engine, call, terminal) => {
    const base = readBase(engine, call);
    const desired: DesiredModel = engine.chosen === null ? { lampOn: base } : { name: engine.chosen };
    const done = resultFor(await getModel(desired, setupOf(engine, terminal), terminal.stopSignal()));
    await saveBase(base, engine, call, terminal);
    return done;
  },
  pull: async (engine, { words: [name = engine.base] }, terminal) =>
    resultFor(await obtainModel({ name }, setupOf(engine, terminal), terminal.stopSignal())),
  create: async (engine, call, terminal) => {
    const base = readBase(engine, call);
    const done = resultFor(
      await obtainModel({ lampOn: base }, setupOf(engine, terminal), terminal.stopSignal()),
    );
    await saveBase(base, engine, call, terminal);
    return done;
  },
  use: async ({ client }, { words: [name = ''], options }, terminal) => {
    const chosen = modelNamed(name);
    // Ollama need not run for this. If it does, the choice is checked.
    const status = await checkOllama(client);
    if (chosen !== null) assertSuitable(chosen);
    if (chosen !== null && status.phase === 'up') chooseModel(status.models, chosen);
    await changeSettings({ engineModel: chosen }, options, terminal);
    return { ok: true, model: chosen ?? 'lamp' };
  },
  warm: async (engineTarget, _, terminal) => {
    const engine = await modelEngine(engineTarget, terminal);
    const signal = terminal.stopSignal();
    await warmUpModel(engine, setupOf(engineTarget, terminal), signal);
    return resultFor(signal.aborted ? undefined : engine.model.name);
  },
};

function setupOf({ client, numCtx }: EngineCall, terminal: Terminal): ModelSetupCall {
  return { client, numCtx, onProgress: setupReporter(terminal), notice: noticeReporter(terminal) };
}

function resultFor(name: string | undefined): unknown {
  if (name === undefined)
    throw new LampwrightError('STOPPED', 'Stopped. Run the same command again to continue.');
  return { ok: true, model: name };
}

/** The base given with `--base`, else the one in the settings. Fails with BAD_USAGE. */
function readBase({ chosen, base }: EngineCall, { options }: CommandCall): BaseModel {
  const given = options['base'];
  if (given === undefined) return base;
  if (chosen !== null)
    throw new LampwrightError(
      'BAD_USAGE',
      `--base is for the lamp model, but “${chosen}” is chosen. Run lamp model use lamp first, or add --model lamp.`,
    );
  const known = baseNames.find((name) => name === given);
  if (known) return known;
  throw new LampwrightError('BAD_USAGE', `--base takes ${baseNames.join(' or ')}.`);
}

/** Stores a changed base in the settings. */
async function saveBase(
  base: BaseModel,
  engine: EngineCall,
  { options }: CommandCall,
  terminal: Terminal,
): Promise<void> {
  if (base !== engine.base) await changeSettings({ lampBase: base }, options, terminal);
}

async function changeSettings(
  changes: Partial<Settings>,
  options: CommandCall['options'],
  terminal: Terminal,
): Promise<void> {
  const storage = await openStorage(options, 'write', terminal);
  try {
    storage.settings.set(changes);
  } finally {
    await storage.close();
  }
}
