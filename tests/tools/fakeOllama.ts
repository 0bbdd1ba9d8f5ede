import { parseArgs } from 'node:util';
import { FakeOllama } from '../fakes/ollama/FakeOllama';
import { faultNames, isFaultName } from '../fakes/ollama/faults';
import { lampReply } from '../fakes/ollama/lampReply';

/**
 * Starts the stand-in for Ollama at the real one's address: `node tests/tools/run.mjs tests/tools/fakeOllama.ts
 * [serve] [--port 11434] [--speed 10] [--read 60] [--load-ms 2000] [--pull-mb 50] [--models gemma3:4b,…] [--empty]
 * [--misbehave busy,…] [--slowly WORDS]`: the faults are those of `faults.ts`, each happens to every request it concerns;
 * a wish that has these words is answered slowly enough for something to happen in the middle of it.
 * Without `--port`, `OLLAMA_HOST` decides. Ends on Ctrl-C.
 */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    speed: { type: 'string' },
    read: { type: 'string' },
    'load-ms': { type: 'string' },
    'pull-mb': { type: 'string' },
    models: { type: 'string' },
    empty: { type: 'boolean' },
    misbehave: { type: 'string' },
    slowly: { type: 'string' },
  },
});
if (positionals.some((word) => word !== 'serve')) {
  console.error(`Unknown word: ${positionals.join(' ')}. Only “serve” is understood.`);
  process.exit(2);
}

const address = addressOf(process.env['OLLAMA_HOST'] ?? '');
const ollama = await FakeOllama.start({
  port: number(values.port, address.port),
  host: values.port === undefined ? address.host : '127.0.0.1',
  tokensPerSecond: number(values.speed, Infinity),
  readTokensPerSecond: number(values.read, Infinity),
  loadMs: number(values['load-ms'], 0),
  pullBytesPerSecond: number(values['pull-mb'], Infinity) * 1e6,
  models: values.empty === true ? [] : (values.models ?? 'gemma3:4b').split(','),
  onRequest: ({ method, path, isAborted, at }, status) => {
    const took = `${Date.now() - at} ms`;
    console.log(
      `${new Date(at).toISOString()} ${method} ${path} ${isAborted ? 'client left' : status} ${took}`,
    );
  },
}).catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
const { slowly } = values;
ollama.replyWith((chat) => {
  const text = lampReply(chat);
  const isSlow = slowly !== undefined && chat.messages.at(-1)?.content.includes(slowly) === true;
  return isSlow ? { text, tokensPerSecond: 150 } : text;
});
for (const name of values.misbehave?.split(',') ?? []) {
  if (!isFaultName(name)) {
    console.error(`There is no fault “${name}”. There are: ${faultNames.join(', ')}.`);
    process.exit(2);
  }
  ollama.failAlways(name);
}
console.log(`FakeOllama listens on ${ollama.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void ollama.stop());

/** `OLLAMA_HOST` as the real server reads it: a scheme is allowed, both parts may be missing. */
function addressOf(text: string): { host: string; port: number } {
  const bare = text
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
  const [, host = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(bare) ?? [];
  return { host: host.replaceAll(/[[\]]/g, '') || '127.0.0.1', port: port === '' ? 11_434 : Number(port) };
}

function number(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isNaN(value)) return value;
  console.error(`“${text}” is no number.`);
  process.exit(2);
}
