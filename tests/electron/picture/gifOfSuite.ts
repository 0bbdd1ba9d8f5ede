import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt } from '#shared/animation/frameAt';
import { defaultLayout, type Layout } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { gifOf, defaultGifLimits, type Gif, type GifLimits } from '../../../electron/picture/gifOf';
import { gifSpanOf } from '../../../electron/picture/gifSpanOf';
import { colorAt, decodeGif, type DecodedGif } from '../../fakes/decodeGif';
import { patternOf, programOf, showing, solidStep } from '../../shared/animation/showing';
import { program } from '../../shared/program/arbitraries';
import { ledPixels, middleOf } from './ledPixels';

async function made(shown: Program, layout: Layout = defaultLayout, limits?: Partial<GifLimits>) {
  const { signal } = new AbortController();
  const gif = await gifOf(shown, layout, { signal, limits: { ...defaultGifLimits, ...limits } });
  if (!gif) throw new Error('Stopped without an abort.');
  const decoded = decodeGif(gif.bytes);
  expect([decoded.width, decoded.height, decoded.frames.length]).toEqual([gif.width, gif.height, gif.frames]);
  return { gif, decoded };
}

/** For each frame of a GIF, the LEDs' colours as a lamp frame in hex, and its start time. */
function ledsOf(
  { frames }: DecodedGif,
  layout: Layout,
): { readonly fromMs: number; readonly leds: string }[] {
  const middles = ledPixels(layout).map(middleOf);
  let fromMs = 0;
  return frames.map(({ shown, delay }) => {
    const leds = middles.map(({ x, y }) => colorAt(shown, x, y)).join('');
    const frame = { fromMs, leds };
    fromMs += delay * 10;
    return frame;
  });
}

/** Checks that every LED has the colour of `frameAt` at every 40 ms. */
function expectTheVeryLight(
  shown: Program,
  layout: Layout,
  { gif, decoded }: Made,
  maxMs = defaultGifLimits.maxMs,
) {
  const { startMs } = gifSpanOf(shown, layout, maxMs);
  const frames = ledsOf(decoded, layout);
  for (let ms = 0; ms < gif.lengthMs - 20; ms += 40) {
    const on = frames.findLast(({ fromMs }) => fromMs <= ms)?.leds;
    const light = Buffer.from(frameAt(shown, layout, startMs + ms)).toString('hex');
    if (on !== light) expect.fail(`other light at ${ms} ms`);
  }
}

interface Made {
  readonly gif: Gif;
  readonly decoded: DecodedGif;
}

function lengthOf({ frames }: DecodedGif): number {
  return frames.reduce((sum, { delay }) => sum + delay * 10, 0);
}

const looped = { count: 0, start_step: 'a', end_step: 'a' };
/** A pattern that repeats forever, with rounds of `duration` ms. */
function repeating(command: object, duration: number): Program {
  return programOf({ name: 'Again', steps: [{ id: 'a', command, duration }], loop: looped });
}
const rainbow = patternOf('rainbow', { speed: 1000 });
const fire = patternOf('fire', { color: '#FF4500', color2: '#FFC940', speed: 700 });

/** The tests, as many cases as a quick or a long run has time for. */
export function describeGifOf({
  runs,
  shares,
}: {
  readonly runs: number;
  readonly shares: readonly number[];
}): void {
  describe('the GIF of a program', () => {
    it('shows the light of the storm, LED by LED, at 25 frames a second', async () => {
      const reply = readFileSync(join(import.meta.dirname, '../../fixtures/replies/sound/storm.txt'), 'utf8');
      const parsed = parseReply(reply);
      if (!parsed.ok) throw new Error(parsed.error.message);
      const storm = await made(parsed.program);
      expectTheVeryLight(parsed.program, defaultLayout, storm);
      expect(storm.gif).toMatchObject({ width: 260, height: 340, lengthMs: 7500, isCut: false });
      expect(storm.decoded.plays).toBe(0);
      expect(lengthOf(storm.decoded)).toBe(7500);
    });

    it('shows the exact light of any program on any small lamp', async () => {
      const layouts = ['10x14+32', '4x5+9,serpentine,rotate90', 'ring24', 'strip30', '1x1'].map(parseLayout);
      await fc.assert(
        fc.asyncProperty(program, fc.constantFrom(...layouts), async (shown, layout) => {
          const maxMs = 400;
          expectTheVeryLight(shown, layout, await made(shown, layout, { maxMs }), maxMs);
        }),
        { numRuns: runs },
      );
    });

    it('plays a program that ends once, and ends with what stays on', async () => {
      const ending = programOf({
        name: 'Ending',
        steps: [solidStep('red', '#FF0000', 1000), solidStep('blue', '#0000FF', 500)],
        on_complete: { command: patternOf('solid', { color: '#123456' }) },
      });
      const { gif, decoded } = await made(ending);
      expect(decoded.plays).toBeUndefined();
      expect(gif.lengthMs).toBe(1500);
      const [red, blue, end] = ledsOf(decoded, defaultLayout).map(({ fromMs, leds }) => [
        fromMs,
        leds.slice(0, 6),
      ]);
      expect([red, blue, end]).toEqual([
        [0, 'ff0000'],
        [1000, '0000ff'],
        [1500, '123456'],
      ]);
    });

    it('fades into its first step at the loop’s seam as the lamp does, not from black', async () => {
      const fading = programOf({
        name: 'Fading',
        steps: [solidStep('red', '#FF0000', 1000, 400), solidStep('blue', '#0000FF', 1000)],
        loop: { count: 0, start_step: 'red', end_step: 'blue' },
      });
      const frames = ledsOf((await made(fading)).decoded, defaultLayout);
      expect(frames[0]?.leds.slice(0, 6)).toBe('0000ff');
      expect(frames.map(({ leds }) => leds.slice(0, 6))).not.toContain('000000');
    });

    it('needs one frame for constant light', async () => {
      const { gif, decoded } = await made(showing(patternOf('solid', { color: '#FFAA00' })));
      expect(gif).toMatchObject({ frames: 1, lengthMs: 4000 });
      expect(decoded.frames[0]?.delay).toBe(400);
      expect(gif.bytes.length).toBeLessThan(6000);
    });

    it.each([1000, 1010, 990, 1015, 1024])(
      'takes exactly as long as its %i ms, and no frame is too short for browsers',
      async (duration) => {
        const { decoded } = await made(repeating(rainbow, duration), parseLayout('3x3'));
        expect(Math.abs(lengthOf(decoded) - duration)).toBeLessThanOrEqual(5);
        expect(Math.min(...decoded.frames.map(({ delay }) => delay))).toBeGreaterThanOrEqual(2);
        expect(new Set(decoded.frames.slice(0, -1).map(({ delay }) => delay))).toEqual(new Set([4]));
      },
    );

    it('says if it shows only the beginning, and then repeats it', async () => {
      const long = programOf({ name: 'Long', steps: [solidStep('a', '#FF0000', 31_000)] });
      const { gif, decoded } = await made(long, parseLayout('2x2'));
      expect(gif).toMatchObject({ lengthMs: 30_000, isCut: true });
      expect([decoded.plays, lengthOf(decoded)]).toEqual([0, 30_000]);
    });

    it('shows a lamp with more LEDs than a GIF has colours, nearly unchanged', async () => {
      const layout = parseLayout('40x40');
      const shown = repeating(patternOf('rainbow', { speed: 4000 }), 120);
      const { decoded } = await made(shown, layout);
      for (const [at, { leds }] of ledsOf(decoded, layout).entries()) {
        const light = frameAt(shown, layout, at * 40);
        const furthest = Buffer.from(leds, 'hex').reduce(
          (max, value, place) => Math.max(max, Math.abs(value - (light[place] ?? 0))),
          0,
        );
        expect(furthest).toBeLessThanOrEqual(16);
      }
    });
  });

  describe('the limits of a GIF', () => {
    const layout = parseLayout('6x6');
    const shown = repeating(fire, 4000);

    it('are met with fewer frames, evenly spread over the same time', async () => {
      const whole = await made(shown, layout);
      expect(whole.gif.frames).toBe(100);
      for (const share of shares) {
        const maxBytes = Math.floor(whole.gif.bytes.length * share);
        const { gif, decoded } = await made(shown, layout, { maxBytes });
        expect(gif.bytes.length).toBeLessThanOrEqual(maxBytes);
        expect(gif.bytes.length).toBeGreaterThan(maxBytes / 4);
        expect([gif.lengthMs, lengthOf(decoded)]).toEqual([4000, 4000]);
        expect(new Set(decoded.frames.slice(0, -1).map(({ delay }) => delay)).size).toBe(1);
      }
    });

    it('also apply to the pixels drawn: a large lamp gets fewer frames', async () => {
      const { gif } = await made(shown, layout, { maxPixels: 2_000_000 });
      expect(gif.frames * gif.width * gif.height).toBeLessThanOrEqual(2_000_000);
      expect(gif.frames * gif.width * gif.height).toBeGreaterThan(1_000_000);
    });

    it('leave at least one frame, however tight they are', async () => {
      const { gif, decoded } = await made(shown, layout, { maxBytes: 100 });
      expect([gif.frames, lengthOf(decoded)]).toEqual([1, 4000]);
    });
  });

  describe('drawing a GIF', () => {
    const shown = repeating(fire, 4000);
    const layout = parseLayout('4x4');

    it('stops when aborted, before it starts or in the middle, and returns nothing', async () => {
      expect(await gifOf(shown, layout, { signal: AbortSignal.abort() })).toBeUndefined();
      const stop = new AbortController();
      const work = gifOf(shown, layout, { signal: stop.signal });
      setImmediate(() => setImmediate(() => stop.abort()));
      expect(await work).toBeUndefined();
    });

    it('yields to the event loop at every frame', async () => {
      const { turns, gif } = await counted(() => made(shown, layout));
      expect(gif.frames).toBe(100);
      expect(turns).toBeGreaterThanOrEqual(100);
    });

    it('stops early when the file gets too large, and tries fewer frames', async () => {
      const { gif: whole } = await made(shown, layout);
      const maxBytes = whole.bytes.length / 10;
      const { turns } = await counted(() => made(shown, layout, { maxBytes }));
      expect(turns).toBeLessThan(60);
    });
  });

  /** Runs some work, and counts the turns of the event loop meanwhile. */
  async function counted(work: () => Promise<Made>): Promise<Made & { readonly turns: number }> {
    let [turns, isDone] = [0, false];
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await work();
    isDone = true;
    return { ...result, turns };
  }
}
