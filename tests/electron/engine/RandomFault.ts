import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';
import type { Fault } from '../../fakes/ollama/faults';
import type { FakeOllamaOptions, ScriptedReply } from '../../fakes/ollama/ServerState';
import followUps from '../../fixtures/engine/follow-ups.json';
import replies from '../../fixtures/engine/replies.json';

/** What happens while a wish is being answered, besides the server's faults. */
export type Interruption =
  | { readonly what: 'none' | 'stopped-before' | 'server-down' }
  /** The user stops, or the server restarts, after this many events or this much time. */
  | { readonly what: 'stop' | 'restart'; readonly afterEvents: number }
  | { readonly what: 'stop' | 'restart'; readonly afterMs: number };

/** One wish, the model's replies to it, and everything that goes wrong on the way. */
export interface RandomFault {
  readonly wish: string;
  /** The current program, if the wish is about one. */
  readonly current: Program | undefined;
  readonly isNew: boolean;
  readonly isAnotherTake: boolean;
  /** The wish replaces the previous one. */
  readonly isInstead: boolean;
  readonly replies: readonly ScriptedReply[];
  readonly faults: readonly Fault[];
  /** The faults happen to every request. */
  readonly isLasting: boolean;
  readonly interruption: Interruption;
  readonly numCtx: number;
  /** The seed for splitting the bytes on the way; undefined leaves them as the server sends them. */
  readonly cutSeed: number | undefined;
  /** The server after a restart. */
  readonly server: Pick<FakeOllamaOptions, 'version' | 'tokenBias'>;
}

const exchanges = [
  ...replies.map(({ wish, text }) => ({ wish, text, current: undefined })),
  ...followUps.map(({ wish, text, current }) => ({ wish, text, current: soundProgram(current.program) })),
];

function soundProgram(raw: unknown): Program {
  const parsed = parseProgram(raw);
  if (parsed.ok) return parsed.program;
  throw new Error(parsed.error.message);
}

/** As people type; the log must store it unchanged. */
const typed = fc.constantFrom(
  '{}',
  '{}',
  '{}',
  '  {} ',
  '{}\n\nplease',
  '🔥 {} 🇺🇳',
  '<end_of_turn>{}',
  '{}\u0000',
  '\u202e{}',
  '{} \ud83d',
);

const path = fc.constantFrom({}, { path: '/api/chat' }, { path: '/api/ps' });
const serverFault: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .tuple(fc.constantFrom('refuse', 'html', 'html-502', 'redirect', 'truncated-body'), path)
    .map(([name, at]) => ({ name, ...at })),
  fc
    .tuple(fc.constantFrom('json', 'html'), path)
    .map(([as, at]) => ({ name: 'not-ollama' as const, as, ...at })),
);
const startFault: fc.Arbitrary<Fault> = fc
  .constantFrom('http-500-out-of-memory', 'busy', 'slow-load', 'die-while-loading', 'die-while-reading')
  .map((name) => ({ name }));

const errorText = fc.constantFrom(
  'llama runner process has terminated: exit status 2',
  'cudaMalloc failed: out of memory',
  'unexpected EOF',
  '',
  `something\n\u0007odd ${'at length '.repeat(100)}`,
);
const breaks: fc.Arbitrary<Fault> = fc.oneof(
  fc
    .constantFrom('die-mid-line', 'no-done', 'stall', 'broken-json-line', 'runaway-string')
    .map((name) => ({ name })),
  errorText.map((message) => ({ name: 'error-line' as const, message })),
  fc.boolean().map((isVarying) => ({ name: 'runaway-whitespace' as const, isVarying })),
  fc
    .record({ seed: fc.nat(1000), bytes: fc.integer({ min: 1, max: 3000 }) })
    .map((garbage) => ({ name: 'garbage-bytes' as const, ...garbage })),
  fc.integer({ min: 1000, max: 3_000_000 }).map((bytes) => ({ name: 'oversized-line' as const, bytes })),
);
const streamFault: fc.Arbitrary<Fault> = fc
  .tuple(breaks, fc.oneof(fc.nat(20), fc.nat(400)))
  .map(([fault, afterTokens]) => ({ ...fault, afterTokens }));

const moment = fc.oneof(
  fc.record({ afterEvents: fc.oneof(fc.nat(10), fc.nat(500)) }),
  fc.record({ afterMs: fc.nat(60) }),
);
const quiet: Interruption = { what: 'none' };
const interruption: fc.Arbitrary<Interruption> = fc.oneof(
  { weight: 10, arbitrary: fc.constant(quiet) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Interruption>({ what: 'stopped-before' }, { what: 'server-down' }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('stop', 'restart'), moment)
      .map(([what, when]) => ({ what, ...when })),
  },
);

/** Mostly complete; otherwise cut at a random place, or ended for an odd reason. */
function replyOf(text: string): fc.Arbitrary<ScriptedReply> {
  const reasons = fc.constantFrom('stop', 'length', 'unload', '');
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant({ text }) },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => ({ text: text.slice(0, end) })) },
    { weight: 1, arbitrary: reasons.map((doneReason) => ({ text, doneReason })) },
  );
}

/** Every kind of fault a wish can meet, alone or several in a row, at any moment; sometimes none. */
export const randomFault: fc.Arbitrary<RandomFault> = fc
  .constantFrom(...exchanges)
  .chain(({ wish, text: plain, current }) => {
    // Characters of several bytes, which may be split on the way.
    const text = plain.replace('"note":"', `"note":"${'✨ü🌙'.repeat(8)} `);
    return fc.record({
      wish: typed.map((form) => form.replace('{}', wish)),
      current: fc.constant(current),
      isNew: fc.boolean(),
      isAnotherTake: fc.boolean(),
      isInstead: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
      replies: fc.array(replyOf(text), { minLength: 2, maxLength: 2 }),
      faults: fc.oneof(
        { weight: 5, arbitrary: fc.array(fc.oneof(serverFault, startFault), { minLength: 1, maxLength: 1 }) },
        { weight: 8, arbitrary: fc.array(streamFault, { minLength: 1, maxLength: 1 }) },
        {
          weight: 4,
          arbitrary: fc.array(fc.oneof(serverFault, startFault, streamFault), { minLength: 0, maxLength: 4 }),
        },
      ),
      isLasting: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
      interruption,
      numCtx: fc.constantFrom(3072, 4096, 4096, 8192),
      cutSeed: fc.option(fc.nat(), { nil: undefined }),
      server: fc.record({
        version: fc.constantFrom('0.12.6', '0.30.0', '0.33.0'),
        tokenBias: fc.constantFrom(0.8, 1, 1, 1.3),
      }),
    });
  });

/** A proxy that passes on the server's bytes in other chunks: single bytes, or many lines at once. */
export class CuttingProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(
    private readonly target: number,
    private seed: number,
  ) {
    this.server = createServer((client) => this.accept(client));
  }

  static async start(target: number, seed: number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target, seed);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many connections are open, on both sides. */
  get openSockets(): number {
    return this.sockets.size;
  }

  /** Resolves when all its sockets are closed; closes those still open. */
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private accept(client: Socket): void {
    const upstream = connect(this.target, '127.0.0.1');
    client.setNoDelay(true);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.resetAndDestroy());
      one.on('close', () => this.sockets.delete(one));
    }
    client.on('close', () => upstream.destroy());
    client.pipe(upstream);
    void this.handOn(upstream, client);
  }

  private async handOn(from: Socket, to: Socket): Promise<void> {
    let held = Buffer.alloc(0);
    from.on('data', (chunk: Buffer) => (held = Buffer.concat([held, chunk])));
    while (to.writable && !(from.closed && held.length === 0)) {
      await nextTurn();
      const size = this.random(3) === 0 ? 0 : this.random(Math.max(300, held.length / 4));
      if (size > 0 && held.length > 0) to.write(held.subarray(0, size));
      held = held.subarray(size);
    }
    to.end();
  }

  /** A whole number below `limit`; the same sequence for the same seed. */
  private random(limit: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * limit);
  }
}
