import { readLine, sealLine, type Members } from '#shared/lamp/wire/lines';
import { statusSchema, type LampStatus, type Request } from '#shared/lamp/wire/messages';
import type { SerialDevice } from '../../../../electron/lamp/virtual/SerialDevice';

/** Sends a request to a virtual lamp directly, bypassing the cable, to see its real state and not what the app believes. */
export function askDirectly(lamp: SerialDevice, request: Request): Members {
  const chunks: Uint8Array[] = [];
  const unsubscribe = lamp.onSent((bytes) => chunks.push(bytes));
  lamp.receive(new TextEncoder().encode(`\n${sealLine({ id: 60_000, ...request })}\n`));
  unsubscribe();
  const text = chunks.map((bytes) => new TextDecoder().decode(bytes)).join('');
  for (const line of text.split('\n')) {
    const read = readLine(line);
    if (read.ok && read.members['id'] === 60_000) return read.members;
  }
  throw new Error(`The lamp did not reply to “${request.do}”, but sent “${text}”.`);
}

/** The lamp's own status. */
export function statusOf(lamp: SerialDevice): LampStatus {
  return statusSchema.parse(askDirectly(lamp, { do: 'status' }));
}
