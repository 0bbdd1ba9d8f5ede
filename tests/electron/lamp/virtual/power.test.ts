import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';
import { parseLayout } from '#shared/lamp/layoutText';
import { blinking, VirtualLampClient, traffic } from './VirtualLampClient';

const sum = programChecksum(encodeProgram(traffic));

function brightest(client: VirtualLampClient): number {
  return Math.max(...client.lamp.displayedFrame().bytes);
}

describe('power', () => {
  it('prints the banner with the cause', () => {
    const client = new VirtualLampClient();
    for (const reset of ['power', 'button', 'brown-out', 'watchdog', 'unknown'] as const) {
      client.lamp.powerCycle(reset);
      const output = client.takeText();
      expect(output).toMatch(
        /^Ada\n\{"event":"boot","lamp":"Lampwright","firmware":"1.0.0","reset":"[a-z-]+","crc":"....".\n$/,
      );
      expect(output).toContain(`"reset":"${reset}"`);
      expect(client.request({ do: 'hello' })).toMatchObject({ reset });
    }
  });

  it('prints no banner for Adalight hosts if the lamp accepts no frames', () => {
    const client = new VirtualLampClient({ can: ['keep'] });
    client.lamp.powerCycle();
    expect(client.takeText()).toMatch(/^\{"event":"boot"/);
  });

  it('loses what was not stored', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'brightness', value: 9 });
    await client.wait(9999);
    client.lamp.powerCycle();
    expect(client.status()).toMatchObject({ state: 'empty', brightness: 255, kept: 'no' });
    await client.wait(60_000);
    client.lamp.powerCycle();
    expect(client.status()).toMatchObject({ brightness: 255 });
  });

  it('fades the light in within half a second', async () => {
    const client = new VirtualLampClient({ layout: parseLayout('strip1') });
    client.play(traffic);
    client.request({ do: 'keep' });
    await client.wait(2000);
    const full = brightest(client);
    client.request({ do: 'play' });
    await client.wait(16);
    const red = brightest(client);
    expect(red).toBe(full);
    client.lamp.powerCycle();
    const rising = [brightest(client)];
    for (let at = 0; at < 5; at++) {
      await client.wait(104);
      rising.push(brightest(client));
    }
    expect(rising).toEqual([0, 48, 106, 155, 212, 255]);
  });
});

describe('keep', () => {
  it('stores the program, says so, and it plays from power-on', async () => {
    const client = new VirtualLampClient();
    client.play(traffic, 5000);
    await client.wait(100);
    client.takeMessages();
    expect(client.request({ do: 'keep' })).toEqual({ ok: true });
    expect(client.status()).toMatchObject({ kept: 'saving' });
    await client.wait(1699);
    expect(client.takeMessages()).toEqual([]);
    await client.wait(1);
    expect(client.takeMessages()).toEqual([{ event: 'kept', sum }]);
    expect(client.status()).toMatchObject({ kept: sum });
    client.play(blinking);
    client.lamp.powerCycle();
    await client.wait(1500);
    expect(client.status()).toMatchObject({ state: 'playing', clock: 1500, step: 1, sum, kept: sum });
  });

  it('stores the settings with it', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'brightness', value: 9 });
    client.request({ do: 'layout', value: 'ring7' });
    client.request({ do: 'keep' });
    await client.wait(1700);
    client.lamp.powerCycle();
    expect(client.status()).toMatchObject({ brightness: 9 });
    expect(client.lamp.displayedFrame().bytes).toHaveLength(21);
  });

  it('is done at once if the program is already stored', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'keep' });
    await client.wait(1700);
    client.takeMessages();
    client.request({ do: 'keep' });
    expect(client.status()).toMatchObject({ kept: sum });
    await client.wait(0);
    expect(client.takeMessages()).toContainEqual({ event: 'kept', sum });
  });

  it('interrupted by a power cut leaves what was stored before', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'keep' });
    await client.wait(1700);
    client.play(blinking);
    client.request({ do: 'keep' });
    await client.wait(1699);
    client.lamp.powerCycle();
    await client.wait(5000);
    expect(client.status()).toMatchObject({ sum, kept: sum });
  });

  it('is undone by forget, also while it is running', async () => {
    const client = new VirtualLampClient();
    client.play(traffic);
    client.request({ do: 'keep' });
    await client.wait(1700);
    expect(client.request({ do: 'forget' })).toEqual({ ok: true });
    expect(client.status()).toMatchObject({ kept: 'no', sum });
    client.request({ do: 'keep' });
    client.request({ do: 'forget' });
    client.takeMessages();
    await client.wait(5000);
    expect(client.takeMessages().filter(({ event }) => event === 'kept')).toEqual([]);
    client.lamp.powerCycle();
    expect(client.status()).toMatchObject({ state: 'empty', kept: 'no' });
  });
});

describe('settings', () => {
  it('are stored after ten seconds without a change', async () => {
    const client = new VirtualLampClient();
    client.request({ do: 'brightness', value: 9 });
    await client.wait(9999);
    client.request({ do: 'limit', ma: 700 });
    await client.wait(9999);
    client.request({ do: 'limit' });
    await client.wait(1);
    client.lamp.powerCycle();
    expect(client.status()).toMatchObject({ brightness: 9, limit: 700 });
  });
});

describe('after a brown-out', () => {
  async function scaledAfter(prepare: (client: VirtualLampClient) => void): Promise<number> {
    const client = new VirtualLampClient();
    client.play(traffic, 5000);
    client.request({ do: 'limit', ma: 1000 });
    client.request({ do: 'keep' });
    await client.wait(1700);
    prepare(client);
    await client.wait(600);
    expect(client.request({ do: 'limit' })).toEqual({ ok: true, limit: 1000 });
    return Number(client.status()['scaled']);
  }

  it('the limit is halved until the next limit or start', async () => {
    const whole = await scaledAfter((client) => client.lamp.powerCycle());
    const halved = await scaledAfter((client) => client.lamp.powerCycle('brown-out'));
    expect(halved).toBeLessThan(whole * 0.6);
    const set = (client: VirtualLampClient) => {
      client.lamp.powerCycle('brown-out');
      client.request({ do: 'limit', ma: 1000 });
    };
    expect(await scaledAfter(set)).toBe(whole);
    const again = (client: VirtualLampClient) => {
      client.lamp.powerCycle('brown-out');
      client.lamp.powerCycle();
    };
    expect(await scaledAfter(again)).toBe(whole);
  });
});
