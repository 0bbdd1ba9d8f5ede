import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';

const piece = Buffer.alloc(1 << 20, 'x');
const pieces = 256;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A terminal that gets far more input than any program needs, and measures the heap at the end of it. */
class FloodedTerminal extends FakeTerminal {
  poured = 0;
  heldBytes = 0;

  override get stdin(): AsyncIterable<string | Uint8Array> {
    return this.#pour();
  }

  async *#pour(): AsyncGenerator<Uint8Array> {
    for (; this.poured < pieces; this.poured++) yield piece;
    collectGarbage();
    this.heldBytes = process.memoryUsage().heapUsed;
  }
}

describe('oversized input', () => {
  it('is read no further than the limit for programs', async () => {
    const terminal = new FloodedTerminal();
    expect(await runLamp(['validate', '-'], commands, '0', terminal)).toBe(1);
    expect(terminal.lines).toMatchObject([{ error: { code: 'TOO_LARGE' } }]);
    expect(terminal.poured).toBeLessThan(pieces);
  });

  it('on one line is measured, not stored', async () => {
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const terminal = new FloodedTerminal();
    expect(await runLamp(['validate', '--ndjson'], commands, '0', terminal)).toBe(0);
    expect(terminal.lines).toMatchObject([{ error: { code: 'TOO_LARGE' } }]);
    expect(terminal.written).toContain(String(pieces * piece.length));
    expect(terminal.heldBytes - before).toBeLessThan((pieces * piece.length) / 4);
  });
});
