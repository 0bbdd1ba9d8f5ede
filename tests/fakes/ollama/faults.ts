/** Faults of the next connection or request, whatever it is; with `path`, of the next request to that path. */
export type ServerFault = { path?: string } & (
  | { name: 'refuse' | 'html' | 'html-502' | 'redirect' | 'truncated-body' }
  /** Another program listens at this address. */
  | { name: 'not-ollama'; as?: 'json' | 'html' }
);

/** Faults of the next `GET /api/version`. */
export type VersionFault =
  | { name: 'slow-version'; ms: number }
  | { name: 'version-empty' }
  | { name: 'version-not-json' };

/** Faults of the next chat before it writes anything. */
export type StartFault = {
  name: 'http-500-out-of-memory' | 'busy' | 'slow-load' | 'die-while-loading' | 'die-while-reading';
};

/** Faults of the next chat with messages, after `afterTokens` tokens (default 0) or at its end if it is shorter. */
export type StreamFault = { afterTokens?: number } & (
  | { name: 'die-mid-line' | 'no-done' | 'stall' | 'broken-json-line' }
  | { name: 'runaway-string' }
  | { name: 'error-line'; message?: string }
  /** The server itself stops after 31 equal chunks; varying ones continue until a limit or the client ends them. */
  | { name: 'runaway-whitespace'; isVarying?: boolean }
  | { name: 'garbage-bytes'; seed?: number; bytes?: number }
  | { name: 'oversized-line'; bytes?: number }
);

/** Faults of the next pull, or create that pulls, after `afterBytes` bytes (default: half the first layer). */
export type PullFault = {
  name: 'disk-full' | 'pull-cut-off' | 'pull-error' | 'pull-stall';
  afterBytes?: number;
};

export type ChatFault = StartFault | StreamFault;
export type Fault = ServerFault | VersionFault | ChatFault | PullFault;

/** A fault whose settings all have defaults can be given by name. */
export type FaultName = Exclude<Fault['name'], 'slow-version'>;
export type GivenFault = Fault | FaultName;

/** The stage of the server's work in which a fault happens. */
export type FaultKind = keyof typeof names;

/** The faults of one stage. */
export type FaultOf<Kind extends FaultKind> = Extract<Fault, { name: (typeof names)[Kind][number] }>;

const names = {
  server: ['refuse', 'html', 'html-502', 'redirect', 'truncated-body', 'not-ollama'],
  version: ['slow-version', 'version-empty', 'version-not-json'],
  start: ['http-500-out-of-memory', 'busy', 'slow-load', 'die-while-loading', 'die-while-reading'],
  stream: [
    'die-mid-line',
    'no-done',
    'stall',
    'runaway-string',
    'broken-json-line',
    'error-line',
    'runaway-whitespace',
    'garbage-bytes',
    'oversized-line',
  ],
  pull: ['disk-full', 'pull-cut-off', 'pull-error', 'pull-stall'],
} as const;

/** Whether a fault belongs to this stage. */
export function isFault<Kind extends FaultKind>(fault: Fault, kind: Kind): fault is FaultOf<Kind> {
  return (names[kind] as readonly string[]).includes(fault.name);
}

/** The faults that can be given by name. */
export const faultNames: readonly string[] = Object.values(names)
  .flat()
  .filter((name) => name !== 'slow-version');

export function isFaultName(name: string): name is FaultName {
  return faultNames.includes(name);
}
