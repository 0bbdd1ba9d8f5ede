import type { HttpExchange, ReceivedRequest } from './HttpExchange';
import { FaultQueue } from './FaultQueue';
import type { ChatFault } from './faults';
import type { ChatMessage } from './gemmaPrompt';
import { ModelRunners } from './ModelRunners';
import { ModelStore } from './ModelStore';
import { WorkQueue } from './WorkQueue';

/** How the server is set up; everything is optional. */
export interface FakeOllamaOptions {
  /** A free port by default. */
  port?: number;
  host?: string;
  /** Also decides which features exist: `truncate` since 0.12.6, cached counts since 0.31. */
  version?: string;
  /** The installed models; `gemma3:4b` by default. */
  models?: readonly string[];
  /** Writing speed. By default as fast as the event loop allows, still one chunk per token. */
  tokensPerSecond?: number;
  /** Reading speed, for tokens that are not in the cache. */
  readTokensPerSecond?: number;
  loadMs?: number;
  pullBytesPerSecond?: number;
  /** Free disk space for pulls. */
  diskFreeBytes?: number;
  /** Scales all token counts, to show that nothing depends on exact ones. */
  tokenBias?: number;
  /** Whether `prompt_eval_count` covers the whole prompt, with or without a separate cached count, or as in 0.30.0. */
  counts?: 'with-cached' | 'without-cached' | 'uncached-only';
  /** Called for each request when it is finished. */
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

/** A reply the model will give. */
export interface ScriptedReply {
  text: string;
  doneReason?: string;
  fault?: ChatFault | ChatFault['name'];
  tokensPerSecond?: number;
  /** Where it waits for the test: what is shown for a moment only can be looked at, however slow the machine is. */
  holds?: readonly ReplyHold[];
}

/** Nothing is written after this many tokens until the promise has settled. */
export interface ReplyHold {
  afterTokens: number;
  until: Promise<unknown>;
}

/** Token counts of one chat whose prompt was read. */
export interface ChatStats {
  promptTokens: number;
  cachedTokens: number;
  replyTokens: number;
}

/** What was silently cut because the prompt did not fit. */
export interface Truncation {
  droppedMessages: number;
  /** Tokens sent, and tokens read. */
  sentTokens: number;
  readTokens: number;
}

/** The state shared by all request handlers. */
export class ServerState {
  readonly options: Required<FakeOllamaOptions>;
  readonly faults = new FaultQueue();
  readonly models: ModelStore;
  readonly runners: ModelRunners;
  /** Like the real server, it writes one reply at a time. */
  readonly chatQueue = new WorkQueue();
  /** Bytes on the disk at the start; the free space is counted from here. */
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

  /** Converts pieces of text to tokens. */
  tokens(pieces: number): number {
    return Math.round(pieces * this.options.tokenBias);
  }

  /** How many pieces fit into this many tokens. */
  pieces(tokens: number): number {
    return Math.floor(tokens / this.options.tokenBias);
  }

  /** Whether the server has at least this version. */
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
