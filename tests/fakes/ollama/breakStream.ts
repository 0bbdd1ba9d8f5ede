import type { HttpExchange } from './HttpExchange';
import type { StreamFault } from './faults';
import { ClientGone, pause } from './pause';

const megabyte = 1 << 20;
const portion = 'x'.repeat(65_536);

/**
 * Applies a fault in the middle of a stream. Returns the position at which the stream continues after it.
 * @throws {ClientGone} if the fault ends the answer
 */
export async function breakStream(
  exchange: HttpExchange,
  fault: StreamFault,
  chunk: object,
  isStreaming: boolean,
): Promise<void> {
  const line = JSON.stringify(chunk);
  if (fault.name === 'runaway-whitespace' || fault.name === 'runaway-string') return;
  if (fault.name === 'stall') return pause(Infinity, exchange.signal);
  if (!isStreaming) {
    exchange.cut();
    throw new ClientGone();
  }
  switch (fault.name) {
    case 'broken-json-line':
      return exchange.write(`${line.slice(0, -12)}\n`);
    case 'garbage-bytes':
      return exchange.write(garbage(fault.seed ?? 1, fault.bytes ?? 64));
    case 'die-mid-line':
      await exchange.write(line.slice(0, line.length / 2));
      exchange.cut();
      break;
    case 'error-line':
      await exchange.line({
        error: fault.message ?? 'an error was encountered while running the model: unexpected EOF',
      });
      exchange.end();
      break;
    case 'no-done':
      exchange.end();
      break;
    case 'oversized-line':
      await exchange.write('{"message":{"role":"assistant","content":"');
      for (let sent = 0; sent < (fault.bytes ?? 4 * megabyte); sent += portion.length)
        await exchange.write(portion);
      exchange.end();
      break;
  }
  throw new ClientGone();
}

/** A line of bytes that are not UTF-8, the same for the same seed. */
function garbage(seed: number, count: number): Uint8Array {
  let state = (Math.imul(seed, 0x9e3779b1) | 1) >>> 0;
  const bytes = Uint8Array.from({ length: count + 1 }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % 255;
  });
  bytes[0] = 0xff;
  bytes[count] = 0x0a;
  return bytes;
}
