import { parseHello, type Hello } from '#shared/lamp/wire/messages';
import { sealLine } from '#shared/lamp/wire/lines';
import { sealedMessageIn } from '../link/sealedMessageIn';
import { requestWledInfo, type WledInfo } from '../streaming/wled/wledInfo';
import type { Clock } from '../../clock/Clock';
import type { Wire } from '../wire/Wire';
import { PortProbe } from './PortProbe';
import { findImprovInfo, improvInfoRequest } from './improv';
import { classifyBytes, readableText, type UnknownDevice } from './classifyBytes';

/** The device behind a port. */
export type IdentifiedDevice =
  | { readonly kind: 'native'; readonly hello: Hello }
  | { readonly kind: 'wled'; readonly info: WledInfo }
  | { readonly kind: 'adalight' }
  /** It sends nothing, text that is not a lamp's, or bytes at another baud rate. */
  | UnknownDevice;

/** The step that identifying is at. */
export type IdentifyPhase = 'banner' | 'hello' | 'improv' | 'version' | 'adalight';

export interface IdentifyOptions {
  readonly onPhase?: (phase: IdentifyPhase) => void;
  readonly signal?: AbortSignal;
  /** Skips the banner and `hello`: the caller has already tried them. */
  readonly hasTriedHello?: boolean;
}

/** How long each phase may take, less than 6 s in all. The banner's is long because a board is silent after its reset. */
const phaseMs = { banner: 2500, helloTry: 450, improv: 350, version: 350, adalight: 1200 };
const helloTries = 3;
/** With WLED the Adalight phase is skipped, so its info may take that long. */
const infoMs = phaseMs.adalight;

/**
 * Finds out what is behind a port, at 115200 baud, within 6 s. It sends only harmless requests: `hello`, Improv's request for
 * device info, WLED's `v` and, to WLED only, the request for its info; no pixels and no change of baud rate. The wire stays
 * open. Fails with LAMP_GONE when the cable is pulled, LAMP_SILENT when the port accepts no bytes, and STOPPED when
 * `signal` is aborted.
 */
export async function identifyDevice(
  wire: Wire,
  clock: Clock,
  options: IdentifyOptions = {},
): Promise<IdentifiedDevice> {
  const probe = new PortProbe(wire, clock, options.signal);
  try {
    return await runPhases(probe, options);
  } finally {
    probe.stopListening();
  }
}

async function runPhases(
  probe: PortProbe,
  { onPhase = () => {}, hasTriedHello = false }: IdentifyOptions,
): Promise<IdentifiedDevice> {
  if (!hasTriedHello) {
    onPhase('banner');
    await probe.waitForLine((line) => isAda(line) || isBoot(line) || undefined, phaseMs.banner);

    onPhase('hello');
    const hello = await requestHelloBlindly(probe);
    if (hello) return { kind: 'native', hello };
  }

  onPhase('improv');
  await probe.send(improvInfoRequest);
  const improv = await probe.waitForBytes(findImprovInfo, phaseMs.improv);
  if (improv && improv.firmware !== 'WLED') {
    return {
      kind: 'other',
      text: readableText(Buffer.from(`${improv.firmware} ${improv.version}`, 'latin1')),
    };
  }

  onPhase('version');
  await probe.send(bytesOf('v'));
  const isWled = await probe.waitForLine((line) => /WLED \d+$/.test(line) || undefined, phaseMs.version);
  if (improv || isWled) {
    const info = await requestWledInfo(probe, infoMs);
    return info ? { kind: 'wled', info } : classifyBytes(withoutEcho(probe.receivedText));
  }

  onPhase('adalight');
  const hasSentAda = probe.receivedLines.some(isAda);
  const isAdalight =
    hasSentAda || (await probe.waitForLine((line) => isAda(line) || undefined, phaseMs.adalight));
  return isAdalight === true ? { kind: 'adalight' } : classifyBytes(withoutEcho(probe.receivedText));
}

/** Sends `hello` up to three times, at once again when the lamp reports that it dropped the line. */
async function requestHelloBlindly(probe: PortProbe): Promise<Hello | undefined> {
  for (let id = 1; id <= helloTries; id++) {
    await probe.send(bytesOf(`${sealLine({ id, do: 'hello' })}\n`));
    const answer = await probe.waitForLine(
      (line) => helloInLine(line) ?? droppedInLine(line),
      phaseMs.helloTry,
    );
    if (answer !== undefined && answer !== 'dropped') return answer;
  }
  return undefined;
}

function helloInLine(line: string): Hello | undefined {
  const members = sealedMessageIn(line);
  return members?.['ok'] === true ? parseHello(members) : undefined;
}

function droppedInLine(line: string): 'dropped' | undefined {
  return sealedMessageIn(line)?.['event'] === 'ignored' ? 'dropped' : undefined;
}

function isBoot(line: string): boolean {
  return sealedMessageIn(line)?.['event'] === 'boot';
}

/** Lamps with our firmware send `Ada` when they start, Adalight ones also while they wait for frames. */
function isAda(line: string): boolean {
  return line.endsWith('Ada');
}

/** Removes our Improv request, which is not text: a device that echoes it would be taken for one at a wrong baud rate. */
function withoutEcho(received: string): Uint8Array {
  const request = Buffer.from(improvInfoRequest).toString('latin1');
  return Buffer.from(received.replaceAll(request, ''), 'latin1');
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
