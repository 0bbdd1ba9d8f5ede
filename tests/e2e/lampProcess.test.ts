import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { LampState } from '#shared/lamp/LampState';
import { forkLamp } from '../../electron/lamp/process/forkLamp';
import type { RemoteLamp } from '../../electron/lamp/process/RemoteLamp';
import { realClock } from '../../electron/clock/Clock';
import { showing } from '../shared/animation/showing';

const built = pathToFileURL(join(import.meta.dirname, '../../out/main/lampProcess.js'));
const program = showing({ type: 'pattern', name: 'rainbow', params: { speed: 2000 } });

let lamp: RemoteLamp | undefined;
afterEach(async () => {
  await lamp?.close();
  lamp = undefined;
});

describe('the lamp in a process of its own', () => {
  it('plays on the virtual lamp, reports, keeps, and ends', async () => {
    lamp = forkLamp(built);
    const states: LampState['phase'][] = [];
    const isReady = new Promise<void>((resolve) => {
      lamp?.listen({
        onState: ({ phase }) => {
          states.push(phase);
          if (phase === 'ready') resolve();
        },
      });
    });
    await lamp.use({ type: 'virtual' });
    await isReady;
    expect([...new Set(states)]).toEqual(['idle', 'looking', 'ready']);
    const report = new Promise((resolve) => lamp?.listen({ onReport: resolve }));
    expect(await lamp.play({ program, startedMs: realClock.now() - 5000 })).toBe('shown');
    await lamp.keep();
    expect(await report).toMatchObject({ step: 0, scaledPercent: expect.any(Number) as number });
  });

  it('tells a failure with its code', async () => {
    lamp = forkLamp(built);
    await expect(lamp.keep()).rejects.toMatchObject({ code: 'LAMP_NOT_FOUND' });
  });

  it('says so when the process cannot start', async () => {
    const broken = forkLamp(pathToFileURL(join(import.meta.dirname, 'nothing.js')));
    await expect(broken.play({ program, startedMs: 0 })).rejects.toMatchObject({ code: 'INTERNAL' });
  });
});
