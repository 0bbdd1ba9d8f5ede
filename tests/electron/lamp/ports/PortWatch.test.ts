import { describe, expect, it } from 'vitest';
import type { LampwrightError } from '#shared/errors/LampwrightError';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { PortWatch } from '../../../../electron/lamp/ports/PortWatch';
import { FakeClock } from '../../../fakes/FakeClock';

type Ports = readonly PortDescription[];

const uno: PortDescription = { path: '/dev/ttyACM0', name: 'Arduino Uno', likelihood: 'lamp' };
const pico: PortDescription = { path: '/dev/ttyACM1', name: 'Raspberry Pi Pico', likelihood: 'lamp' };

/** A system whose ports a test plugs in and out. */
class FakeSystem {
  readonly clock = new FakeClock();
  readonly troubles: LampwrightError[] = [];
  ports: Ports = [];
  lists = 0;
  atOnce = 0;
  maxAtOnce = 0;
  answer: () => Promise<void> = () => Promise.resolve();

  readonly watch = new PortWatch(
    async () => {
      this.lists++;
      this.maxAtOnce = Math.max(this.maxAtOnce, ++this.atOnce);
      try {
        await this.answer();
        return structuredClone(this.ports);
      } finally {
        this.atOnce--;
      }
    },
    (error) => this.troubles.push(error),
    this.clock,
  );

  /** Subscribes, and records the reported paths. */
  listen(): { reports: string[][]; end: () => void } {
    const reports: string[][] = [];
    return { reports, end: this.watch.onChange((ports) => reports.push(ports.map(({ path }) => path))) };
  }
}

describe('PortWatch', () => {
  it('reports the whole list at first, and then only when it has changed', async () => {
    const system = new FakeSystem();
    system.ports = [uno];
    const { reports } = system.listen();
    await system.clock.advance(3500);
    expect(reports).toEqual([[uno.path]]);
    system.ports = [uno, pico];
    await system.clock.advance(1000);
    system.ports = [pico];
    await system.clock.advance(1000);
    expect(reports).toEqual([[uno.path], [uno.path, pico.path], [pico.path]]);
  });

  it('reports another board on the same path', async () => {
    const system = new FakeSystem();
    system.ports = [uno];
    const { reports } = system.listen();
    await system.clock.advance(500);
    system.ports = [{ ...pico, path: uno.path }];
    await system.clock.advance(1000);
    expect(reports.length).toBe(2);
  });

  it('lists once a second, for all listeners together', async () => {
    const system = new FakeSystem();
    const [first, second] = [system.listen(), system.listen()];
    await system.clock.advance(10_500);
    expect(system.lists).toBe(11);
    expect([first.reports, second.reports]).toEqual([[[]], [[]]]);
  });

  it('reports the list at once to a later listener', async () => {
    const system = new FakeSystem();
    system.ports = [uno];
    system.listen();
    await system.clock.advance(500);
    expect(system.listen().reports).toEqual([[uno.path]]);
  });

  it('continues for the remaining listener when one of two unsubscribes', async () => {
    const system = new FakeSystem();
    const [first, second] = [system.listen(), system.listen()];
    await system.clock.advance(500);
    first.end();
    system.ports = [uno];
    await system.clock.advance(1000);
    expect([first.reports, second.reports]).toEqual([[[]], [[], [uno.path]]]);
  });

  it('stops while there is no listener, and lists again when one subscribes', async () => {
    const system = new FakeSystem();
    system.ports = [uno];
    const { end } = system.listen();
    await system.clock.advance(500);
    end();
    await system.clock.advance(5000);
    expect([system.lists, system.clock.waiting]).toEqual([1, 0]);
    system.ports = [pico];
    const { reports } = system.listen();
    await system.clock.advance(500);
    expect(reports).toEqual([[pico.path]]);
  });

  it('keeps one rhythm when a listener leaves and another comes during a listing', async () => {
    const system = new FakeSystem();
    system.answer = () => new Promise((resolve) => void system.clock.after(400, resolve));
    system.listen().end();
    system.listen();
    await system.clock.advance(13_500);
    expect(system.lists).toBe(10);
    expect(system.maxAtOnce).toBe(1);
  });

  it('gives up a listing that hangs, says so once, starts none in parallel, and continues after it', async () => {
    const system = new FakeSystem();
    let letGo = () => {};
    system.answer = () => new Promise((resolve) => (letGo = resolve));
    const { reports } = system.listen();
    await system.clock.advance(2900);
    expect(system.troubles).toEqual([]);
    await system.clock.advance(20_000);
    expect(system.troubles.map(({ code }) => code)).toEqual(['PORT_FAILED']);
    expect(system.lists).toBe(1);
    system.answer = () => Promise.resolve();
    system.ports = [uno];
    letGo();
    await system.clock.advance(4000);
    expect(reports.at(-1)).toEqual([uno.path]);
    expect(system.maxAtOnce).toBe(1);
  });

  it('says once that listing fails, and again only after it has worked in between', async () => {
    const system = new FakeSystem();
    const fail = () => Promise.reject(new Error('no such thing'));
    system.answer = fail;
    const { reports } = system.listen();
    await system.clock.advance(5000);
    expect(system.troubles.length).toBe(1);
    expect(system.troubles[0]).toMatchObject({ code: 'PORT_FAILED', cause: new Error('no such thing') });
    system.answer = () => Promise.resolve();
    await system.clock.advance(2000);
    expect(reports).toEqual([[]]);
    system.answer = fail;
    await system.clock.advance(2000);
    expect(system.troubles.length).toBe(2);
  });

  it('gives the current ports on request, within 3 s or not at all', async () => {
    const system = new FakeSystem();
    system.ports = [uno];
    await expect(system.watch.now()).resolves.toEqual([uno]);
    system.answer = () => new Promise(() => {});
    const listing = system.watch.now().catch((error: unknown) => error);
    await system.clock.advance(3000);
    expect(await listing).toMatchObject({ code: 'PORT_FAILED' });
  });
});
