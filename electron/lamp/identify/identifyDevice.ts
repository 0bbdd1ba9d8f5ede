import { helloSchema, type Hello } from '#shared/lamp/wire/messages';
import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import { requestWledInfo, type WledInfo } from '../streaming/wled/wledInfo';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { PortProbe } from './PortProbe';
import { findImprovInfo, improvInfoRequest } from './improv';
import { classifyBytes, readableText, type UnknownDevice } from './classifyBytes';

/** What is behind a port. */
export type IdentifiedDevice =
  | { readonly kind: 'native'; readonly hello: Hello }
  | { readonly kind: 'wled'; readonly info: WledInfo }
  | { readonly kind: 'adalight' }
  /** Nothing, text of something else, or bytes of another speed. */
  | UnknownDevice;

/** What the look is at. */
export type IdentifyPhase = 'banner' | 'hello' | 'improv' | 'version' | 'adalight';

export interface IdentifyOptions {
  readonly onPhase?: (phase: IdentifyPhase) => void;
  readonly signal?: AbortSignal;
  /** It was listened to and said hello to already. */
  readonly hasTriedHello?: boolean;
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
export async function identifyDevice(
  wire: Wire,
  clock: Clock,
  options: IdentifyOptions = {},
): Promise<IdentifiedDevice> {
  const hearing = new PortProbe(wire, clock, options.signal);
  try {
    return await runPhases(hearing, options);
  } finally {
    hearing.stopListening();
  }
}

async function runPhases(
  hearing: PortProbe,
  { onPhase = () => {}, hasTriedHello: isGreeted = false }: IdentifyOptions,
): Promise<IdentifiedDevice> {
  if (!isGreeted) {
    onPhase('banner');
    await hearing.waitForLine((line) => isAda(line) || isBoot(line) || undefined, phaseMs.banner);

    onPhase('hello');
    const hello = await requestHelloBlindly(hearing);
    if (hello) return { kind: 'native', hello };
  }

  onPhase('improv');
  await hearing.send(improvInfoRequest);
  const improv = await hearing.waitForBytes(findImprovInfo, phaseMs.improv);
  if (improv && improv.firmware !== 'WLED') {
    return {
      kind: 'other',
      text: readableText(Buffer.from(`${improv.firmware} ${improv.version}`, 'latin1')),
    };
  }

  onPhase('version');
  await hearing.send(bytesOf('v'));
  const isWled = await hearing.waitForLine((line) => /WLED \d+$/.test(line) || undefined, phaseMs.version);
  if (improv || isWled) {
    const info = await requestWledInfo(hearing, infoMs);
    return info ? { kind: 'wled', info } : classifyBytes(withoutEcho(hearing.receivedText));
  }

  onPhase('adalight');
  const hasSaidAda = hearing.receivedText.split('\n').slice(0, -1).some(isAda);
  const saysAda =
    hasSaidAda || (await hearing.waitForLine((line) => isAda(line) || undefined, phaseMs.adalight));
  return saysAda === true ? { kind: 'adalight' } : classifyBytes(withoutEcho(hearing.receivedText));
}

/** A lamp that has dropped the line says so: then it is asked again at once. */
async function requestHelloBlindly(hearing: PortProbe): Promise<Hello | undefined> {
  for (let id = 1; id <= helloTries; id++) {
    await hearing.send(bytesOf(`${sealLine({ id, do: 'hello' })}\n`));
    const answer = await hearing.waitForLine(
      (line) => helloInLine(line) ?? droppedInLine(line),
      phaseMs.helloTry,
    );
    if (answer !== undefined && answer !== 'dropped') return answer;
  }
  return undefined;
}

function helloInLine(line: string): Hello | undefined {
  const members = messageIn(line);
  return members?.['ok'] === true ? helloSchema.safeParse(members).data : undefined;
}

function droppedInLine(line: string): 'dropped' | undefined {
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
  const question = Buffer.from(improvInfoRequest).toString('latin1');
  return Buffer.from(heard.replaceAll(question, ''), 'latin1');
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
