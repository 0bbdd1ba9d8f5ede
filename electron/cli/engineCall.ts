import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Notice } from '#shared/api/progress';
import { numCtxRange, type Settings } from '#shared/api/settingsSchema';
import { uncalibrated, type Calibration } from '#shared/conversation/tokens/Calibration';
import { composerEngine } from '../engine/composerEngine';
import type { Calibrations, AnswerDependencies } from '../engine/AnswerDependencies';
import { chosenAddress, cloudWarning, readAddress, remoteWarning } from '../engine/ollama/OllamaAddress';
import { chooseModel } from '../engine/ollama/lampModel';
import type { BaseModel } from '../engine/ollama/modelNames';
import { OllamaClient } from '../engine/ollama/OllamaClient';
import { OllamaEngine } from '../engine/ollama/OllamaEngine';
import { assertUp, checkOllama } from '../engine/ollama/OllamaStatus';
import type { CliCommand, CommandCall, Terminal } from './CliCommand';
import { openStorage } from './openStorage';
import { readWhole } from './readOptions';

/** The options of every command that uses Ollama. */
export const engineOptions: CliCommand['options'] = {
  host: { type: 'string' },
  model: { type: 'string' },
  'num-ctx': { type: 'string' },
  data: { type: 'string' },
};

/** The help text for `engineOptions`. */
export const engineOptionsHelp = `  --host ADDRESS   where Ollama listens; else the setting, OLLAMA_HOST, or this machine
  --model NAME     any installed model, or lamp for the lamp model; else the setting
  --num-ctx N      the model's window in tokens; else the setting, or 4096
  --data DIR       the data folder with the settings`;

/** What a command needs to reach the model. */
export interface EngineCall {
  readonly client: OllamaClient;
  /** The model by name; `null` is the lamp model. */
  readonly chosen: string | null;
  /** The base of the lamp model. */
  readonly base: BaseModel;
  readonly numCtx: number;
  readonly calibrations: Calibrations;
}

/** Reads the options, with the settings as defaults. Warns if Ollama is remote. Fails with BAD_HOST or BAD_USAGE. */
export async function engineCall(call: CommandCall, terminal: Terminal): Promise<EngineCall> {
  const { settings, calibrations } = await readStored(call, terminal);
  const { host, model } = call.options;
  const address =
    typeof host === 'string' ? readAddress(host) : chosenAddress(settings.engineHost, process.env);
  const warning = remoteWarning(address);
  if (warning) terminal.say(warning);
  return {
    client: new OllamaClient(address),
    chosen: typeof model === 'string' ? modelNamed(model) : settings.engineModel,
    base: settings.lampBase,
    numCtx: readWhole(call, 'num-ctx', numCtxRange, settings.numCtx),
    calibrations,
  };
}

/** The model as an engine. Fails if Ollama or the model is not ready. */
export async function modelEngine(
  { client, chosen, base, numCtx }: EngineCall,
  terminal: Terminal,
): Promise<OllamaEngine> {
  try {
    const status = await checkOllama(client);
    assertUp(status);
    const model = chooseModel(status.models, chosen, base);
    const warning = cloudWarning(model);
    if (warning) terminal.say(warning);
    return new OllamaEngine(client, { name: model.name, numCtx });
  } catch (error) {
    if (!(error instanceof LampwrightError)) throw error;
    const message = `${error.message} (lamp doctor says what is missing.)`;
    throw new LampwrightError(error.code, message, { cause: error });
  }
}

/** An engine, and the calibration of its tokens. */
type Chosen = Pick<AnswerDependencies, 'engine' | 'calibrations'>;

const composer: Chosen = {
  engine: composerEngine,
  calibrations: { calibration: () => uncalibrated, setCalibration: () => undefined },
};

/** The engine for `--engine`. `auto` is the model if it is ready, else the composer, with a message that says why. */
export async function chosenEngine(name: string, call: CommandCall, terminal: Terminal): Promise<Chosen> {
  if (name === 'builtin') return composer;
  try {
    const target = await engineCall(call, terminal);
    return { engine: await modelEngine(target, terminal), calibrations: target.calibrations };
  } catch (error) {
    // A model requested explicitly is not replaced by the composer.
    const isExplicit = name !== 'auto' || 'model' in call.options;
    if (isExplicit || !(error instanceof LampwrightError) || isUserMistake(error)) throw error;
    terminal.say(`${error.message} Until then the built-in composer answers.`);
    return composer;
  }
}

function isUserMistake({ code }: LampwrightError): boolean {
  return code === 'BAD_USAGE' || code === 'BAD_HOST';
}

/** The model named on the command line; `lamp` stands for the lamp model, which is `null`. */
export function modelNamed(name: string): string | null {
  return name === 'lamp' ? null : name;
}

/** Writes notices to the terminal, each message once. */
export function noticeReporter(terminal: Terminal): (notice: Notice) => void {
  const shown = new Set<string>();
  return ({ message }) => {
    if (!shown.has(message)) terminal.say(message);
    shown.add(message);
  };
}

async function readStored(
  { options }: CommandCall,
  terminal: Terminal,
): Promise<{ settings: Settings; calibrations: Calibrations }> {
  const storage = await openStorage(options, 'read', terminal);
  try {
    const learnt = new Map<string, Calibration>();
    return {
      settings: storage.settings.get(),
      // New calibrations last for this command only, since the app may be writing to the folder.
      calibrations: {
        calibration: (model) => learnt.get(model) ?? storage.calibration(model),
        setCalibration: (model, calibration) => void learnt.set(model, calibration),
      },
    };
  } finally {
    await storage.close();
  }
}
