import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { parseLayout } from '#shared/lamp/layoutText';
import { blinking, LampTalk, sumOf, traffic } from './LampTalk';

const sum = sumOf(encodeProgram(traffic));

function brightest(talk: LampTalk): number {
  return Math.max(...talk.lamp.shown().bytes);
}

describe('power', () => {
  it('brings the banner, and why', () => {
    const talk = new LampTalk();
    for (const reset of ['power', 'button', 'brown-out', 'watchdog', 'unknown'] as const) {
      talk.lamp.power(reset);
      const said = talk.heard();
      expect(said).toMatch(
        /^Ada\n\{"event":"boot","lamp":"Lampwright","firmware":"1.0.0","reset":"[a-z-]+","crc":"....".\n$/,
      );
      expect(said).toContain(`"reset":"${reset}"`);
      expect(talk.ask({ do: 'hello' })).toMatchObject({ reset });
    }
  });

  it('brings no banner for Adalight hosts where there are no frames', () => {
    const talk = new LampTalk({ can: ['keep'] });
    talk.lamp.power();
    expect(talk.heard()).toMatch(/^\{"event":"boot"/);
  });

  it('forgets what was not kept', async () => {
    const talk = new LampTalk();
    talk.play(traffic);
    talk.ask({ do: 'brightness', value: 9 });
    await talk.wait(9999);
    talk.lamp.power();
    expect(talk.status()).toMatchObject({ state: 'empty', brightness: 255, kept: 'no' });
    await talk.wait(60_000);
    talk.lamp.power();
    expect(talk.status()).toMatchObject({ brightness: 255 });
  });

  it('lets the light rise within half a second', async () => {
    const talk = new LampTalk({ layout: parseLayout('strip1') });
    talk.play(traffic);
    talk.ask({ do: 'keep' });
    await talk.wait(2000);
    const full = brightest(talk);
    talk.ask({ do: 'play' });
    await talk.wait(16);
    const red = brightest(talk);
    expect(red).toBe(full);
    talk.lamp.power();
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
    const talk = new LampTalk();
    talk.play(traffic, 5000);
    await talk.wait(100);
    talk.messages();
    expect(talk.ask({ do: 'keep' })).toEqual({ ok: true });
    expect(talk.status()).toMatchObject({ kept: 'saving' });
    await talk.wait(1699);
    expect(talk.messages()).toEqual([]);
    await talk.wait(1);
    expect(talk.messages()).toEqual([{ event: 'kept', sum }]);
    expect(talk.status()).toMatchObject({ kept: sum });
    talk.play(blinking);
    talk.lamp.power();
    await talk.wait(1500);
    expect(talk.status()).toMatchObject({ state: 'playing', clock: 1500, step: 1, sum, kept: sum });
  });

  it('stores the settings with it', async () => {
    const talk = new LampTalk();
    talk.play(traffic);
    talk.ask({ do: 'brightness', value: 9 });
    talk.ask({ do: 'layout', value: 'ring7' });
    talk.ask({ do: 'keep' });
    await talk.wait(1700);
    talk.lamp.power();
    expect(talk.status()).toMatchObject({ brightness: 9 });
    expect(talk.lamp.shown().bytes).toHaveLength(21);
  });

  it('of a program that is stored already is done at once', async () => {
    const talk = new LampTalk();
    talk.play(traffic);
    talk.ask({ do: 'keep' });
    await talk.wait(1700);
    talk.messages();
    talk.ask({ do: 'keep' });
    expect(talk.status()).toMatchObject({ kept: sum });
    await talk.wait(0);
    expect(talk.messages()).toContainEqual({ event: 'kept', sum });
  });

  it('cut off by the power leaves what was kept before', async () => {
    const talk = new LampTalk();
    talk.play(traffic);
    talk.ask({ do: 'keep' });
    await talk.wait(1700);
    talk.play(blinking);
    talk.ask({ do: 'keep' });
    await talk.wait(1699);
    talk.lamp.power();
    await talk.wait(5000);
    expect(talk.status()).toMatchObject({ sum, kept: sum });
  });

  it('is undone by forget, also while it is at it', async () => {
    const talk = new LampTalk();
    talk.play(traffic);
    talk.ask({ do: 'keep' });
    await talk.wait(1700);
    expect(talk.ask({ do: 'forget' })).toEqual({ ok: true });
    expect(talk.status()).toMatchObject({ kept: 'no', sum });
    talk.ask({ do: 'keep' });
    talk.ask({ do: 'forget' });
    talk.messages();
    await talk.wait(5000);
    expect(talk.messages().filter(({ event }) => event === 'kept')).toEqual([]);
    talk.lamp.power();
    expect(talk.status()).toMatchObject({ state: 'empty', kept: 'no' });
  });
});

describe('settings', () => {
  it('are stored after ten seconds without a change', async () => {
    const talk = new LampTalk();
    talk.ask({ do: 'brightness', value: 9 });
    await talk.wait(9999);
    talk.ask({ do: 'limit', ma: 700 });
    await talk.wait(9999);
    talk.ask({ do: 'limit' });
    await talk.wait(1);
    talk.lamp.power();
    expect(talk.status()).toMatchObject({ brightness: 9, limit: 700 });
  });
});

describe('after a brown-out', () => {
  async function scaledAfter(prepare: (talk: LampTalk) => void): Promise<number> {
    const talk = new LampTalk();
    talk.play(traffic, 5000);
    talk.ask({ do: 'limit', ma: 1000 });
    talk.ask({ do: 'keep' });
    await talk.wait(1700);
    prepare(talk);
    await talk.wait(600);
    expect(talk.ask({ do: 'limit' })).toEqual({ ok: true, limit: 1000 });
    return Number(talk.status()['scaled']);
  }

  it('the limit is halved until the next limit or start', async () => {
    const whole = await scaledAfter((talk) => talk.lamp.power());
    const halved = await scaledAfter((talk) => talk.lamp.power('brown-out'));
    expect(halved).toBeLessThan(whole * 0.6);
    const set = (talk: LampTalk) => {
      talk.lamp.power('brown-out');
      talk.ask({ do: 'limit', ma: 1000 });
    };
    expect(await scaledAfter(set)).toBe(whole);
    const again = (talk: LampTalk) => {
      talk.lamp.power('brown-out');
      talk.lamp.power();
    };
    expect(await scaledAfter(again)).toBe(whole);
  });
});
