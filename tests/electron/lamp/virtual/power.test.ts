import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { programChecksum } from '#shared/lamp/wire/crc';
import { parseLayout } from '#shared/lamp/layoutText';
import { blinking, VirtualLampClient, traffic } from './VirtualLampClient';

const sum = programChecksum(encodeProgram(traffic));

function brightest(talk: VirtualLampClient): number {
  return Math.max(...talk.lamp.displayedFrame().bytes);
}

describe('power', () => {
  it('prints the banner with the cause', () => {
    const talk = new VirtualLampClient();
    for (const reset of ['power', 'button', 'brown-out', 'watchdog', 'unknown'] as const) {
      talk.lamp.powerCycle(reset);
      const said = talk.takeText();
      expect(said).toMatch(
        /^Ada\n\{"event":"boot","lamp":"Lampwright","firmware":"1.0.0","reset":"[a-z-]+","crc":"....".\n$/,
      );
      expect(said).toContain(`"reset":"${reset}"`);
      expect(talk.request({ do: 'hello' })).toMatchObject({ reset });
    }
  });

  it('prints no banner for Adalight hosts if the lamp accepts no frames', () => {
    const talk = new VirtualLampClient({ can: ['keep'] });
    talk.lamp.powerCycle();
    expect(talk.takeText()).toMatch(/^\{"event":"boot"/);
  });

  it('loses what was not stored', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    talk.request({ do: 'brightness', value: 9 });
    await talk.wait(9999);
    talk.lamp.powerCycle();
    expect(talk.status()).toMatchObject({ state: 'empty', brightness: 255, kept: 'no' });
    await talk.wait(60_000);
    talk.lamp.powerCycle();
    expect(talk.status()).toMatchObject({ brightness: 255 });
  });

  it('fades the light in within half a second', async () => {
    const talk = new VirtualLampClient({ layout: parseLayout('strip1') });
    talk.play(traffic);
    talk.request({ do: 'keep' });
    await talk.wait(2000);
    const full = brightest(talk);
    talk.request({ do: 'play' });
    await talk.wait(16);
    const red = brightest(talk);
    expect(red).toBe(full);
    talk.lamp.powerCycle();
    const rising = [brightest(talk)];
    for (let at = 0; at < 5; at++) {
      await talk.wait(104);
      rising.push(brightest(talk));
    }
    expect(rising).toEqual([0, 48, 106, 155, 212, 255]);
  });
});

describe('keep', () => {
  it('stores the program, says so, and it plays from power-on', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic, 5000);
    await talk.wait(100);
    talk.takeMessages();
    expect(talk.request({ do: 'keep' })).toEqual({ ok: true });
    expect(talk.status()).toMatchObject({ kept: 'saving' });
    await talk.wait(1699);
    expect(talk.takeMessages()).toEqual([]);
    await talk.wait(1);
    expect(talk.takeMessages()).toEqual([{ event: 'kept', sum }]);
    expect(talk.status()).toMatchObject({ kept: sum });
    talk.play(blinking);
    talk.lamp.powerCycle();
    await talk.wait(1500);
    expect(talk.status()).toMatchObject({ state: 'playing', clock: 1500, step: 1, sum, kept: sum });
  });

  it('stores the settings with it', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    talk.request({ do: 'brightness', value: 9 });
    talk.request({ do: 'layout', value: 'ring7' });
    talk.request({ do: 'keep' });
    await talk.wait(1700);
    talk.lamp.powerCycle();
    expect(talk.status()).toMatchObject({ brightness: 9 });
    expect(talk.lamp.displayedFrame().bytes).toHaveLength(21);
  });

  it('is done at once if the program is already stored', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    talk.request({ do: 'keep' });
    await talk.wait(1700);
    talk.takeMessages();
    talk.request({ do: 'keep' });
    expect(talk.status()).toMatchObject({ kept: sum });
    await talk.wait(0);
    expect(talk.takeMessages()).toContainEqual({ event: 'kept', sum });
  });

  it('interrupted by a power cut leaves what was stored before', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    talk.request({ do: 'keep' });
    await talk.wait(1700);
    talk.play(blinking);
    talk.request({ do: 'keep' });
    await talk.wait(1699);
    talk.lamp.powerCycle();
    await talk.wait(5000);
    expect(talk.status()).toMatchObject({ sum, kept: sum });
  });

  it('is undone by forget, also while it is running', async () => {
    const talk = new VirtualLampClient();
    talk.play(traffic);
    talk.request({ do: 'keep' });
    await talk.wait(1700);
    expect(talk.request({ do: 'forget' })).toEqual({ ok: true });
    expect(talk.status()).toMatchObject({ kept: 'no', sum });
    talk.request({ do: 'keep' });
    talk.request({ do: 'forget' });
    talk.takeMessages();
    await talk.wait(5000);
    expect(talk.takeMessages().filter(({ event }) => event === 'kept')).toEqual([]);
    talk.lamp.powerCycle();
    expect(talk.status()).toMatchObject({ state: 'empty', kept: 'no' });
  });
});

describe('settings', () => {
  it('are stored after ten seconds without a change', async () => {
    const talk = new VirtualLampClient();
    talk.request({ do: 'brightness', value: 9 });
    await talk.wait(9999);
    talk.request({ do: 'limit', ma: 700 });
    await talk.wait(9999);
    talk.request({ do: 'limit' });
    await talk.wait(1);
    talk.lamp.powerCycle();
    expect(talk.status()).toMatchObject({ brightness: 9, limit: 700 });
  });
});

describe('after a brown-out', () => {
  async function scaledAfter(prepare: (talk: VirtualLampClient) => void): Promise<number> {
    const talk = new VirtualLampClient();
    talk.play(traffic, 5000);
    talk.request({ do: 'limit', ma: 1000 });
    talk.request({ do: 'keep' });
    await talk.wait(1700);
    prepare(talk);
    await talk.wait(600);
    expect(talk.request({ do: 'limit' })).toEqual({ ok: true, limit: 1000 });
    return Number(talk.status()['scaled']);
  }

  it('the limit is halved until the next limit or start', async () => {
    const whole = await scaledAfter((talk) => talk.lamp.powerCycle());
    const halved = await scaledAfter((talk) => talk.lamp.powerCycle('brown-out'));
    expect(halved).toBeLessThan(whole * 0.6);
    const set = (talk: VirtualLampClient) => {
      talk.lamp.powerCycle('brown-out');
      talk.request({ do: 'limit', ma: 1000 });
    };
    expect(await scaledAfter(set)).toBe(whole);
    const again = (talk: VirtualLampClient) => {
      talk.lamp.powerCycle('brown-out');
      talk.lamp.powerCycle();
    };
    expect(await scaledAfter(again)).toBe(whole);
  });
});
