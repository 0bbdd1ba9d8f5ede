/** Ways for the next connection or request to go wrong, whatever it asks; with `path`, the next request to that path. */
export type ServerFault = { path?: string } & (
  | { name: 'refuse' | 'html' | 'html-502' | 'redirect' | 'truncated-body' }
  /** Another program listens at this address. */
  | { name: 'not-ollama'; as?: 'json' | 'html' }
);

/** Ways for the next `GET /api/version` to go wrong. */
export type VersionFault =
  | { name: 'slow-version'; ms: number }
  | { name: 'version-empty' }
  | { name: 'version-not-json' };

/** Ways for the next chat to go wrong before it writes anything. */
export type StartFault = {
  name: 'http-500-out-of-memory' | 'busy' | 'slow-load' | 'die-while-loading' | 'die-while-reading';
};

/** Ways for the next chat with messages to go wrong after so many tokens (none by default), or at its end if it is shorter. */
export type StreamFault = { afterTokens?: number } & (
  | { name: 'die-mid-line' | 'no-done' | 'stall' | 'broken-json-line' }
  | { name: 'runaway-string' }
  | { name: 'error-line'; message?: string }
  /** With equal chunks the server itself gives up after 31; varying ones come until a limit or the client ends them. */
  | { name: 'runaway-whitespace'; isVarying?: boolean }
  | { name: 'garbage-bytes'; seed?: number; bytes?: number }
  | { name: 'oversized-line'; bytes?: number }
);

/** Ways for the next pull, or create that pulls, to go wrong after so many bytes of it (half the first layer by default). */
export type PullFault = {
  name: 'disk-full' | 'pull-cut-off' | 'pull-error' | 'pull-stall';
  afterBytes?: number;
};

export type ChatFault = StartFault | StreamFault;
export type Fault = ServerFault | VersionFault | ChatFault | PullFault;

/** A fault with all its settings left at their defaults may be given by name. */
export type FaultName = Exclude<Fault['name'], 'slow-version'>;
export type GivenFault = Fault | FaultName;

/** A part of the server's work that can go wrong. */
export type FaultKind = keyof typeof names;

/** The faults of one part. */
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

/** Whether a fault concerns this part of the server's work. */
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
