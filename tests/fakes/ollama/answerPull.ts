import type { HttpExchange } from './HttpExchange';
import type { PullFault } from './faults';
import { digestOf, fullName, type Layer, type StoredModel } from './ModelStore';
import { ClientGone, pause } from './pause';
import { readBody } from './readBody';
import type { ServerState } from './ServerState';

/** About as often as the real server reports progress. */
const reportMs = 60;
/** At unlimited speed, a layer still comes in this many portions. */
const portionsPerLayer = 20;

interface PullBody {
  model: string;
  name: string;
  stream: boolean;
}

interface CreateBody extends PullBody {
  from: string;
  system: string;
  parameters: Record<string, unknown>;
}

/** A failure that is reported inside the stream. */
class Failure extends Error {}

type Emit = (line: object) => Promise<void>;

/** Answers `POST /api/pull`: downloads missing layers one by one, and resumes an interrupted pull. */
export async function answerPull(exchange: HttpExchange, state: ServerState, text: string): Promise<void> {
  const body = readBody<PullBody>(exchange, text);
  if (!body) return;
  const name = body.model ?? body.name ?? '';
  if (name === '') return exchange.json(400, { error: 'invalid model name' });
  await respond(exchange, body.stream !== false, (emit) => pull(exchange, state, name, emit));
}

/**
 * Answers `POST /api/create`: pulls a missing base in the same call, then adds the system message and parameters.
 * As with the real server, the inner pull also reports `success`; only the last one is the model's.
 */
export async function answerCreate(exchange: HttpExchange, state: ServerState, text: string): Promise<void> {
  const body = readBody<CreateBody>(exchange, text);
  if (!body) return;
  const { from = '', system = '', parameters = {} } = body;
  const given = body.model ?? body.name ?? '';
  if (given === '') return exchange.json(400, { error: 'invalid model name' });
  if (from === '') return exchange.json(400, { error: "neither 'from' or 'files' was specified" });
  await respond(exchange, body.stream !== false, async (emit) => {
    const base = state.models.find(from) ?? (await pull(exchange, state, from, emit));
    for (const { digest } of base.layers) await emit({ status: `using existing layer ${digest}` });
    const added = [system, JSON.stringify(parameters)].map((part) => ({
      digest: digestOf(part),
      size: part.length,
    }));
    for (const { digest } of added) await emit({ status: `creating new layer ${digest}` });
    await emit({ status: 'writing manifest' });
    state.models.add({
      ...base,
      name: fullName(given),
      modifiedAt: new Date(),
      layers: [...base.layers, ...added],
      system: system || base.system,
      parameters: { ...base.parameters, ...parameters },
      parent: base.name,
    });
    await emit({ status: 'success' });
  });
}

async function respond(
  exchange: HttpExchange,
  isStreaming: boolean,
  work: (emit: Emit) => Promise<unknown>,
): Promise<void> {
  try {
    await work(isStreaming ? (line) => exchange.line(line) : () => Promise.resolve());
    if (!isStreaming) return exchange.json(200, { status: 'success' });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (!isStreaming) return exchange.json(500, { error: error.message });
    await exchange.line({ error: error.message });
  }
  exchange.end();
}

async function pull(
  exchange: HttpExchange,
  state: ServerState,
  name: string,
  emit: Emit,
): Promise<StoredModel> {
  await emit({ status: 'pulling manifest' });
  const model = state.models.fromRegistry(name);
  if (!model) throw new Failure('pull model manifest: file does not exist');
  const fault = state.faults.take('pull');
  let faultAt = fault
    ? state.models.bytes + (fault.afterBytes ?? (model.layers[0]?.size ?? 0) / 2)
    : Infinity;
  for (const layer of model.layers) {
    const status = `pulling ${layer.digest.slice('sha256:'.length, 'sha256:'.length + 12)}`;
    const report = (completed: number) =>
      emit({ status, digest: layer.digest, total: layer.size, completed });
    let completed = state.models.fetched.get(layer.digest) ?? 0;
    await report(completed);
    while (completed < layer.size) {
      const { pullBytesPerSecond: speed, diskFreeBytes } = state.options;
      await pause(speed === Infinity ? 0 : reportMs, exchange.signal);
      const step = speed === Infinity ? layer.size / portionsPerLayer : (speed * reportMs) / 1000;
      const next = Math.min(layer.size, completed + Math.max(1, Math.ceil(step)));
      const bytes = state.models.bytes + next - completed;
      if (bytes > state.initialBytes + diskFreeBytes) throw new Failure(diskFull(layer));
      if (fault && bytes >= faultAt) {
        faultAt = Infinity;
        await failPull(exchange, fault, layer);
      }
      completed = next;
      state.models.fetched.set(layer.digest, completed);
      await report(completed);
    }
  }
  await emit({ status: 'verifying sha256 digest' });
  await emit({ status: 'writing manifest' });
  state.models.add({ ...model, modifiedAt: new Date() });
  await emit({ status: 'success' });
  return model;
}

async function failPull(exchange: HttpExchange, { name }: PullFault, layer: Layer): Promise<void> {
  if (name === 'disk-full') throw new Failure(diskFull(layer));
  if (name === 'pull-error') throw new Failure('max retries exceeded: unexpected EOF');
  if (name === 'pull-stall') return pause(Infinity, exchange.signal);
  exchange.cut();
  throw new ClientGone();
}

function diskFull({ digest }: Layer): string {
  return `write /root/.ollama/models/blobs/${digest.replace(':', '-')}-partial: no space left on device`;
}
