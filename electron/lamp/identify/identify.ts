import { helloSchema, type Hello } from '#shared/lamp/wire/messages';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import { askWledInfo, type WledInfo } from '../streaming/wled/wledInfo';
import type { Clock } from '../wire/Clock';
import type { Wire } from '../wire/Wire';
import { Hearing } from './Hearing';
import { findImprovInfo, improvProbe } from './improv';
import { judge, legibleIn, type Judgement } from './judge';

/** What is behind a port. */
export type Identified =
  | { readonly kind: 'native'; readonly hello: Hello }
  | { readonly kind: 'wled'; readonly info: WledInfo }
  | { readonly kind: 'adalight' }
  /** Nothing, text of something else, or bytes of another speed. */
  | Judgement;

/** What the look is at. */
export type LookPhase = 'banner' | 'hello' | 'improv' | 'version' | 'adalight';

export interface LookOptions {
  readonly onPhase?: (phase: LookPhase) => void;
  readonly signal?: AbortSignal;
  /** It was listened to and said hello to already. */
  readonly isGreeted?: boolean;
}

/**
 * How long each phase may take; together less than 6 s. A board that has just been reset is silent at
 * first.
 */
const phaseMs = { banner: 2500, helloTry: 450, improv: 350, version: 350, adalight: 1200 };
const helloTries = 3;
/** WLED's info takes the time in which nobody listens for `Ada`. */
const infoMs = phaseMs.adalight;

/**
 * Looks what is behind a port that nobody knows, at 115200 baud, within 6 s. It sends only what does
 * nothing: a `hello`, the question of Improv, WLED's `v` and, to WLED, the question for its info; no pixels
 * and no change of speed. The wire stays open. Fails with `LAMP_GONE` when the cable is pulled,
 * `LAMP_SILENT` when the port takes no bytes, and `STOPPED`.
 */
export async function identify(wire: Wire, clock: Clock, options: LookOptions = {}): Promise<Identified> {
  const hearing = new Hearing(wire, clock, options.signal);
  try {
    return await look(hearing, options);
  } finally {
    hearing.end();
  }
}

async function look(
  hearing: Hearing,
  { onPhase = () => {}, isGreeted = false }: LookOptions,
): Promise<Identified> {
  if (!isGreeted) {
    onPhase('banner');
    await hearing.findLine((line) => isAda(line) || isBoot(line) || undefined, phaseMs.banner);

    onPhase('hello');
    const hello = await askHello(hearing);
    if (hello) return { kind: 'native', hello };
  }

  onPhase('improv');
  await hearing.say(improvProbe);
  const improv = await hearing.findBytes(findImprovInfo, phaseMs.improv);
  if (improv && improv.firmware !== 'WLED') {
    return { kind: 'other', said: legibleIn(Buffer.from(`${improv.firmware} ${improv.version}`, 'latin1')) };
  }

  onPhase('version');
  await hearing.say(bytesOf('v'));
  const isWled = await hearing.findLine((line) => /WLED \d+$/.test(line) || undefined, phaseMs.version);
  if (improv || isWled) {
    const info = await askWledInfo(hearing, infoMs);
    return info ? { kind: 'wled', info } : judge(withoutEcho(hearing.heard));
  }

  onPhase('adalight');
  const hasSaidAda = hearing.heard.split('\n').slice(0, -1).some(isAda);
  const saysAda =
    hasSaidAda || (await hearing.findLine((line) => isAda(line) || undefined, phaseMs.adalight));
  return saysAda === true ? { kind: 'adalight' } : judge(withoutEcho(hearing.heard));
}

/** A lamp that has dropped the line says so: then it is asked again at once. */
async function askHello(hearing: Hearing): Promise<Hello | undefined> {
  for (let id = 1; id <= helloTries; id++) {
    await hearing.say(bytesOf(`${sealLine({ id, do: 'hello' })}\n`));
    const answer = await hearing.findLine((line) => readHello(line) ?? readDropped(line), phaseMs.helloTry);
    if (answer !== undefined && answer !== 'dropped') return answer;
  }
  return undefined;
}

function readHello(line: string): Hello | undefined {
  const members = messageIn(line);
  return members?.['ok'] === true ? helloSchema.safeParse(members).data : undefined;
}

function readDropped(line: string): 'dropped' | undefined {
  return messageIn(line)?.['event'] === 'ignored' ? 'dropped' : undefined;
}

function isBoot(line: string): boolean {
  return messageIn(line)?.['event'] === 'boot';
}

/** What lamps with our firmware say when they have started, and Adalight ones also while they wait. */
function isAda(line: string): boolean {
  return /Ada\r?$/.test(line);
}

/** The sealed message in a line. Noise may stand before it. */
function messageIn(line: string): Members | undefined {
  const start = line.indexOf('{');
  const read = start >= 0 ? readLine(line.slice(start)) : undefined;
  return read?.ok === true && read.isSealed ? read.members : undefined;
}

/** A device that echoes would be judged by our own question, which is no text. */
function withoutEcho(heard: string): Uint8Array {
  const question = Buffer.from(improvProbe).toString('latin1');
  return Buffer.from(heard.replaceAll(question, ''), 'latin1');
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
