/** The device info of the Improv protocol (https://www.improv-wifi.com/serial/). */
export interface ImprovInfo {
  readonly firmware: string;
  readonly version: string;
}

/** Requests the device info: `IMPROV`, version 1, a command of two bytes (3: info, no data), checksum. */
export const improvInfoRequest = Uint8Array.of(0x49, 0x4d, 0x50, 0x52, 0x4f, 0x56, 1, 3, 2, 3, 0, 0xe6);

/** The beginning of the answer: a result, of version 1. */
const resultStart = 'IMPROV\u0001\u0004';
const infoCommand = 3;

/** Finds a complete device info in the received text, one character per byte; `undefined` if there is none. */
export function findImprovInfo(received: string): ImprovInfo | undefined {
  for (let at = received.indexOf(resultStart); at >= 0; at = received.indexOf(resultStart, at + 1)) {
    const info = readInfo(received.slice(at));
    if (info) return info;
  }
  return undefined;
}

function readInfo(packet: string): ImprovInfo | undefined {
  const head = resultStart.length + 1;
  const length = packet.charCodeAt(head - 1);
  const end = head + length;
  // Beyond the end of the text `charCodeAt` returns NaN, which equals nothing.
  if (improvChecksum(packet.slice(0, end)) !== packet.charCodeAt(end)) return undefined;
  if (packet.charCodeAt(head) !== infoCommand) return undefined;
  const [firmware = '', version = ''] = stringsOf(packet.slice(head + 2, end));
  return { firmware, version };
}

/** Splits strings that are each preceded by their length. */
function stringsOf(data: string): string[] {
  const strings: string[] = [];
  for (let at = 0; at < data.length; at += 1 + data.charCodeAt(at)) {
    strings.push(data.slice(at + 1, at + 1 + data.charCodeAt(at)));
  }
  return strings;
}

function improvChecksum(characters: string): number {
  let sum = 0;
  for (let at = 0; at < characters.length; at++) sum = (sum + characters.charCodeAt(at)) & 0xff;
  return sum;
}
