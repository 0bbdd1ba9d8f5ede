import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { inColorOrder } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/LampState';
import { positionAt, type Show } from '#shared/lamp/Show';
import { programChecksum } from '#shared/lamp/wire/crc';
import type { Program } from '#shared/program/Program';
import { askLamp } from '../../electron/lamp/askLamp';
import { createLamp } from '../../electron/lamp/createLamp';
import type { LampControl } from '../../electron/lamp/LampControl';
import { forkLamp } from '../../electron/lamp/process/forkLamp';
import { realClock } from '../../electron/clock/Clock';
import { patternShows } from '../bench/patternShows';
import { buildHost, hostEnvironment } from '../fakes/firmware/buildHost';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { programOf } from '../shared/animation/showing';
import { needs } from '../tools/needs';

const layout = parseLayout('10x14+32,GRB');
const guards = { brightness: 120, budgetMa: 900 };

/** Every pattern, with cross-fades, for ever; small enough for the lamp. */
const everything: Program = programOf({
  name: 'Everything',
  steps: patternShows.map(({ command }, index) => ({
    id: `s${index}`,
    command,
    duration: 700,
    transition: 300,
  })),
  loop: { count: 0, start_step: 's0', end_step: `s${patternShows.length - 1}` },
});

/** The firmware on a pseudo-terminal, and the frames it shows. */
class HostLamp {
  readonly frames: { readonly ms: number; readonly hex: string }[] = [];
  readonly #process: ChildProcess;

  constructor(link: string, storage: string) {
    const words = ['--link', link, '--storage', storage, '--frames'];
    this.#process = spawn(buildHost('lamp-host'), words, {
      env: hostEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: this.#process.stdout ?? process.stdin });
    lines.on('line', (line) => {
      const [, ms, hex] = /^\d+ (\d+) ([0-9a-f]+)$/.exec(line) ?? [];
      if (ms !== undefined && hex !== undefined) this.frames.push({ ms: Number(ms), hex });
    });
  }

  async unplug(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
  }
}

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function plugIn(link: string, storage: string): HostLamp {
  const host = new HostLamp(link, storage);
  cleanUps.push(() => host.unplug());
  return host;
}

/** The lamp as the terminal has it, and as the app has it. */
const homes: Readonly<Record<string, () => LampControl>> = {
  'in this process': () =>
    createLamp((error) => {
      throw error;
    }),
  'in a process of its own': () =>
    forkLamp(pathToFileURL(join(import.meta.dirname, '../../out/main/lampProcess.js'))),
};

let start: () => LampControl;

function open(): LampControl {
  const lamp = start();
  cleanUps.push(() => lamp.close());
  return lamp;
}

function untilState(lamp: LampControl, phase: LampState['phase']): Promise<void> {
  return new Promise((resolve) => {
    const forget = lamp.listen({ onState: (state) => state.phase === phase && resolve() });
    cleanUps.push(() => Promise.resolve(forget()));
  });
}

function nextReport(lamp: LampControl): Promise<LampReport> {
  return new Promise((resolve) => {
    const forget = lamp.listen({ onReport: resolve });
    cleanUps.push(() => Promise.resolve(forget()));
  });
}

/** How far the lamp is from where the show is, in ms. */
function behind(show: Show, { programMs, atMs }: LampReport): number {
  return Math.abs(programMs - positionAt(show, atMs));
}

/** A report says when the lamp answered only as well as the machine was free to notice: one of three must be right. */
async function expectInTime(lamp: LampControl, show: Show): Promise<LampReport> {
  let report = await nextReport(lamp);
  for (let more = 2; more > 0 && behind(show, report) >= 1500; more--) report = await nextReport(lamp);
  expect(behind(show, report)).toBeLessThan(1500);
  return report;
}

const lostCodes: ReadonlySet<string> = new Set(['LAMP_GONE', 'LAMP_SILENT', 'LAMP_NOT_FOUND']);

/** Lets the lamp keep its program, again where a busy machine took it for lost: it had not answered for a second. */
async function keep(lamp: LampControl): Promise<void> {
  for (;;) {
    try {
      return await lamp.keep();
    } catch (error) {
      const isLost = error instanceof LampwrightError && lostCodes.has(error.code);
      if (!isLost) throw error;
      await untilState(lamp, 'ready');
    }
  }
}

function expected(program: Program, ms: number): string {
  const frame = frameAt(program, layout, ms);
  guardFrame(frame, guards, frame);
  return Buffer.from(inColorOrder(frame, layout.colorOrder)).toString('hex');
}

describe.each(Object.entries(homes))('the whole way to a lamp on a port', needs('g++'), (_, home) => {
  beforeEach(() => {
    start = home;
  });

  beforeAll(() => void buildHost('lamp-host'));

  it('uploads, plays the very bytes, is unplugged, plugged in again, and goes on where the preview is', async () => {
    const folder = temporaryFolder();
    const [link, storage] = [join(folder, 'lamp'), join(folder, 'eeprom')];
    const lamp = open();
    const first = plugIn(link, storage);
    await lamp.use({ type: 'port', port: { path: link }, driver: 'auto' });
    await untilState(lamp, 'ready');
    lamp.setGuards(guards);
    const show: Show = { program: everything, startedMs: realClock.now() - 60_000 };
    expect(encodeProgram(everything).length).toBeLessThanOrEqual(480);
    expect(await lamp.play(show)).toBe('shown');
    const shownFrom = first.frames.length;
    await expectInTime(lamp, show);
    await keep(lamp);
    await nextReport(lamp);
    const frames = first.frames.slice(shownFrom + 1);
    expect(frames.length).toBeGreaterThan(10);
    for (const { ms, hex } of frames) expect(hex).toBe(expected(everything, ms));

    const gone = untilState(lamp, 'unplugged');
    await first.unplug();
    await gone;
    const second = plugIn(link, storage);
    await untilState(lamp, 'ready');
    const report = await expectInTime(lamp, show);
    expect(report.isKept).toBe(true);
    expect(second.frames.length).toBeGreaterThan(0);
    await lamp.hold();
    await lamp.off();
  });

  it('is asked for one thing by lamp set: keep is answered when all is stored, a refusal in words', async () => {
    const link = join(temporaryFolder(), 'lamp');
    plugIn(link, join(temporaryFolder(), 'eeprom'));
    const lamp = open();
    await lamp.use({ type: 'port', port: { path: link }, driver: 'native' });
    await untilState(lamp, 'ready');
    await lamp.use(null);
    await untilState(lamp, 'idle');
    await expect(askLamp({ path: link }, { do: 'keep' })).rejects.toThrow('Play one first');
    await lamp.use({ type: 'port', port: { path: link }, driver: 'native' });
    await untilState(lamp, 'ready');
    await lamp.play({ program: everything, startedMs: realClock.now() });
    await lamp.use(null);
    await untilState(lamp, 'idle');
    const sum = programChecksum(encodeProgram(everything));
    expect(await askLamp({ path: link }, { do: 'keep' })).toMatchObject({ sum, kept: sum });
    expect(await askLamp({ path: link }, { do: 'forget' })).toMatchObject({ ok: true });
  });

  it('is one lamp at a time: a second program finds the port busy', async () => {
    const link = join(temporaryFolder(), 'lamp');
    plugIn(link, join(temporaryFolder(), 'eeprom'));
    const [lamp, other] = [open(), open()];
    await lamp.use({ type: 'port', port: { path: link }, driver: 'native' });
    await untilState(lamp, 'ready');
    await other.use({ type: 'port', port: { path: link }, driver: 'native' });
    await untilState(other, 'busy');
    await lamp.use(null);
    await untilState(other, 'ready');
  });

  it('says what it is when nothing is there', async () => {
    const lamp = open();
    await lamp.use({ type: 'port', port: { path: join(temporaryFolder(), 'nothing') }, driver: 'native' });
    await untilState(lamp, 'not-found');
    await expect(lamp.keep()).rejects.toThrow(LampwrightError);
  });
});
