import type { HttpExchange, ReceivedRequest } from './HttpExchange';
import { FaultQueue } from './FaultQueue';
import type { ChatFault } from './faults';
import type { ChatMessage } from './gemmaPrompt';
import { ModelRunners } from './ModelRunners';
import { ModelStore } from './ModelStore';
import { WorkQueue } from './WorkQueue';

/** How the server is set up; everything is optional. */
export interface FakeOllamaOptions {
  /** A free one by default. */
  port?: number;
  host?: string;
  /** Also decides what the server knows: `truncate` since 0.12.6, cached counts since 0.31. */
  version?: string;
  /** The models it has; `gemma3:4b` by default. */
  models?: readonly string[];
  /** Writing speed; as fast as the event loop allows by default, still one chunk per token. */
  tokensPerSecond?: number;
  /** Reading speed, for tokens that are not in the cache. */
  readTokensPerSecond?: number;
  loadMs?: number;
  pullBytesPerSecond?: number;
  /** Room for pulls. */
  diskFreeBytes?: number;
  /** Scales all token counts, to prove that nothing depends on exact ones. */
  tokenBias?: number;
  /** Whether `prompt_eval_count` is the whole prompt, with or without the cached part beside it, or as in 0.30.0. */
  counts?: 'with-cached' | 'without-cached' | 'uncached-only';
  /** Told of each request when it is over. */
  onRequest?: (request: ReceivedRequest, status: number) => void;
}

/** The body of a `POST /api/chat`. */
export interface ChatBody {
  model: string;
  messages: ChatMessage[];
  stream?: boolean;
  truncate?: boolean;
  keep_alive?: string | number;
  format?: unknown;
  tools?: unknown[];
  options?: Record<string, unknown>;
}

/** What the model will say. */
export interface ScriptedReply {
  text: string;
  doneReason?: string;
  fault?: ChatFault | ChatFault['name'];
  tokensPerSecond?: number;
}

/** The tokens of one chat that was read. */
export interface ChatStats {
  promptTokens: number;
  cachedTokens: number;
  replyTokens: number;
}

/** What was lost without a word because the prompt did not fit. */
export interface Truncation {
  droppedMessages: number;
  /** Tokens of what was sent, and of what was read. */
  sentTokens: number;
  readTokens: number;
}

/** Everything the server remembers, for the parts that answer. */
export class ServerState {
  readonly options: Required<FakeOllamaOptions>;
  readonly faults = new FaultQueue();
  readonly models: ModelStore;
  readonly runners: ModelRunners;
  /** The real server writes one reply at a time, too. */
  readonly turnstile = new WorkQueue();
  /** What the disk held at first: the free room is counted from here. */
  readonly initialBytes: number;
  readonly chats: ChatBody[] = [];
  readonly chatStats: ChatStats[] = [];
  readonly truncations: Truncation[] = [];
  readonly ignoredSchemaFeatures: string[] = [];
  readonly scripted: ScriptedReply[] = [];
  replyTo: (chat: ChatBody) => string | ScriptedReply = () => defaultReply;

  constructor(given: FakeOllamaOptions) {
    const version = given.version ?? '0.33.0';
    this.options = {
      port: 0,
      host: '127.0.0.1',
      models: ['gemma3:4b'],
      tokensPerSecond: Infinity,
      readTokensPerSecond: Infinity,
      loadMs: 0,
      pullBytesPerSecond: Infinity,
      diskFreeBytes: Infinity,
      tokenBias: 1,
      counts: countsOf(version),
      onRequest: () => {},
      ...given,
      version,
    };
    this.models = new ModelStore(this.options.models);
    this.initialBytes = this.models.bytes;
    this.runners = new ModelRunners(this.options.loadMs);
  }

  /** Pieces of text in tokens. */
  tokens(pieces: number): number {
    return Math.round(pieces * this.options.tokenBias);
  }

  /** How many pieces fit into so many tokens. */
  pieces(tokens: number): number {
    return Math.floor(tokens / this.options.tokenBias);
  }

  /** Whether the server is at least of this version. */
  isSince(version: string): boolean {
    return this.options.version.localeCompare(version, 'en', { numeric: true }) >= 0;
  }
}

/** Answers one request. */
export type RouteHandler = (exchange: HttpExchange, state: ServerState, body: string) => Promise<void> | void;

const defaultReply =
  '{"program":{"name":"Warm light","steps":[{"id":"glow","command":{"type":"pattern","name":"solid","params":{"color":"orange"}},"duration":null}]}}';

function countsOf(version: string): Required<FakeOllamaOptions>['counts'] {
  if (version === '0.30.0') return 'uncached-only';
  return version.localeCompare('0.31.0', 'en', { numeric: true }) < 0 ? 'without-cached' : 'with-cached';
}
