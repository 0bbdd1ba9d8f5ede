import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';
import { rainbow } from '#shared/program/commands';
import { LampLink } from '../../../electron/lamp/link/LampLink';
import { uploadProgram } from '../../../electron/lamp/link/uploadProgram';
import { openPort } from '../../../electron/lamp/ports/serialPorts';
import { realClock } from '../../../electron/clock/Clock';
import type { Wire } from '../../../electron/lamp/wire/Wire';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { buildHost, hostEnvironment } from '../../fakes/firmware/buildHost';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { needs } from '../../tools/needs';

const moving = endlessProgram('Rainbow', rainbow(2000));

/** A lamp on a pseudo-terminal, and what it prints. */
interface Host {
  readonly process: ChildProcessWithoutNullStreams;
  readonly path: string;
  readonly printed: Interface;
}

async function startHost(...options: string[]): Promise<Host> {
  const process = spawn(buildHost('lamp-host'), options);
  onTestFinished(() => {
    process.kill('SIGKILL');
  });
  const printed = createInterface(process.stdout);
  const [path] = (await once(printed, 'line')) as [string];
  return { process, path, printed };
}

/** A port that is open as the app opens it, and the app's link to the lamp behind it. */
class Port {
  readonly #link: LampLink;

  private constructor(private readonly wire: Wire) {
    this.#link = new LampLink(wire, realClock);
  }

  static async open(path: string): Promise<Port> {
    const wire = await openPort(path, { baud: 115_200 });
    onTestFinished(() => wire.close());
    return new Port(wire);
  }

  ask(request: Request): Promise<Members> {
    return this.#link.request(request);
  }

  play(bytes: Uint8Array): Promise<Members> {
    return uploadProgram(this.#link, { bytes, maxLineLength: 191, positionMs: () => 0 });
  }

  close(): Promise<void> {
    return this.wire.close();
  }
}

describe('the lamp on a pseudo-terminal', needs('g++'), () => {
  it('is a port that can be opened and closed, and ends when it is told to', async () => {
    const link = join(temporaryFolder(), 'lamp');
    const { process, path } = await startHost('--link', link, '--leds', 'ring24');
    expect(realpathSync(link)).toBe(path);
    for (let round = 0; round < 3; round++) {
      const port = await Port.open(link);
      expect(await port.ask({ do: 'hello' })).toMatchObject({ ok: true, layout: 'ring24' });
      await port.close();
    }
    process.kill('SIGTERM');
    expect(await once(process, 'exit')).toEqual([0, null]);
    expect(existsSync(link)).toBe(false);
  });

  it('prints the frames it shows', async () => {
    const { path, printed } = await startHost('--frames', '--leds', '10x14+32,GRB');
    const port = await Port.open(path);
    await port.play(encodeProgram(moving));
    const layout = parseLayout('10x14+32,GRB');
    for await (const line of printed) {
      const [number, ms, hex] = line.split(' ');
      expect(Number(number)).toBeGreaterThan(0);
      if (Number(ms) < 600) continue;
      const frame = frameAt(moving, layout, Number(ms));
      guardFrame(frame, { brightness: 255, budgetMa: 450 }, frame);
      expect(hex).toBe(Buffer.from(inColorOrder(frame, 'GRB')).toString('hex'));
      if (Number(ms) > 900) break;
    }
  });

  it('keeps its program in a file, through a start after a kill', async () => {
    const folder = temporaryFolder();
    const options = ['--link', join(folder, 'lamp'), '--storage', join(folder, 'storage')];
    const first = await startHost(...options);
    const port = await Port.open(join(folder, 'lamp'));
    const code = encodeProgram(moving);
    await port.play(code);
    await port.ask({ do: 'keep' });
    let kept: unknown = 'saving';
    while (kept === 'saving') kept = (await port.ask({ do: 'status' }))['kept'];
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    await startHost(...options);
    const again = await Port.open(join(folder, 'lamp'));
    expect(await again.ask({ do: 'status' })).toMatchObject({
      state: 'playing',
      sum: kept,
      size: code.length,
    });
  });

  it('draws its LEDs', async () => {
    const { printed } = await startHost('--show', '--leds', '4x3+8');
    // Two rows of LEDs to a row of characters, with the ambient ones: 6 × 5 become 6 × 3.
    const rows: string[] = [];
    for await (const line of printed) {
      rows.push(line);
      if (rows.length === 3) break;
    }
    for (const row of rows) expect(row.match(/\u2580/g)).toHaveLength(6);
  });

  it.each([['--leds', '0x0'], ['--memory', '5000'], ['--memory', 'x'], ['--link'], ['--what', '1']])(
    'says how it is used instead of starting with %s %s',
    async (...options: string[]) => {
      const process = spawn(buildHost('lamp-host'), options, { env: hostEnvironment });
      let complaint = '';
      process.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
      expect(await once(process, 'close')).toEqual([2, null]);
      expect(complaint).toContain('Usage:');
    },
  );
});
