import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { geometryOf, unit, type Zone } from '#shared/animation/Geometry';
import { screenValue } from '#shared/animation/guards/gamma';
import { ledCount } from '#shared/lamp/Layout';
import { parseLayout } from '#shared/lamp/layoutText';
import { lampSceneOf } from '../../renderer/stage/picture/lampScene';
import type { PaintRequest, PagePixels as SentPixels } from '../renderer/stage/picture/picturePage';
import { chromiumPath } from './inChromium';
import { needs } from '../tools/needs';

const size = { width: 360, height: 320, ratio: 1 };
const usual = '10x14+32';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The page that paints pictures, as one script. */
async function scriptOfPage(): Promise<string> {
  const entry = join(import.meta.dirname, '../renderer/stage/picture/picturePage.ts');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  return output[0].code;
}

const withCard = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const withoutCard = ['--disable-3d-apis'];

function openBrowser(graphics: readonly string[]): Promise<Browser> {
  const args = [...graphics, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: chromiumPath ?? '', args });
}

/** Opens the page, and notes what its console complains of. */
async function openPage(browser: Browser, script: string) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setContent('<!doctype html><title>Lamps</title><body></body>');
  await page.addScriptTag({ content: script });
  return { page, complaints };
}

/** Bytes of a lamp on which some LEDs of a zone have a colour, which is linear light. */
function lit(
  layoutName: string,
  zoneName: 'grid' | 'ambient',
  leds: (led: number) => boolean,
  color: Rgb,
): Uint8Array {
  const layout = parseLayout(layoutName);
  const bytes = new Uint8Array(ledCount(layout) * 3);
  const { wires } = geometryOf(layout)[zoneName];
  wires.forEach((wire, led) => leds(led) && bytes.set(color, wire * 3));
  return bytes;
}

const dark = (layout: string) => lit(layout, 'grid', () => false, [0, 0, 0]);

const received = ({ rgba, ...sent }: SentPixels): Pixels => ({ ...sent, rgba: Buffer.from(rgba, 'base64') });

async function paint(
  page: Page,
  painted: Omit<Partial<PaintRequest>, 'bytes'>,
  bytes: Uint8Array,
): Promise<Pixels> {
  const picture: PaintRequest = {
    painter: 'app',
    layout: usual,
    view: 'lamp',
    size,
    ...painted,
    bytes: [...bytes],
  };
  return received(await page.evaluate((wanted) => picturePage.paint(wanted), picture));
}

/** The mean colour of a small square of a picture. */
function colorAt({ width, rgba }: Pixels, x: number, y: number, radius = 2): Rgb {
  const mean = (channel: number) => {
    let sum = 0;
    for (let row = -radius; row <= radius; row++)
      for (let column = -radius; column <= radius; column++)
        sum += rgba[((Math.round(y) + row) * width + Math.round(x) + column) * 4 + channel] ?? Number.NaN;
    return sum / (2 * radius + 1) ** 2;
  };
  return [mean(0), mean(1), mean(2)];
}

/** Where an LED is on the picture. */
function placeOf(layoutName: string, zone: (geometry: ReturnType<typeof geometryOf>) => Zone, led: number) {
  const { geometry, pitch, originX, originY } = lampSceneOf(parseLayout(layoutName), size);
  const { seenX, seenY } = zone(geometry);
  return [
    originX + ((seenX[led] ?? 0) / unit) * pitch,
    originY + ((seenY[led] ?? 0) / unit) * pitch,
  ] as const;
}

/** The mean colours of a picture, in squares of this many pixels. */
function mosaic(pixels: Pixels, side: number): Rgb[] {
  const colors: Rgb[] = [];
  for (let y = side; y + side < pixels.height; y += 2 * side + 1)
    for (let x = side; x + side < pixels.width; x += 2 * side + 1) colors.push(colorAt(pixels, x, y, side));
  return colors;
}

function farthestApart(one: Pixels, other: Pixels): number {
  const others = mosaic(other, 8);
  return Math.max(
    ...mosaic(one, 8).flatMap((color, at) =>
      color.map((value, channel) => Math.abs(value - (others[at]?.[channel] ?? 0))),
    ),
  );
}

describe('the stage in a real browser', needs('chromium'), () => {
  let script = '';
  let browser: Browser;
  beforeAll(async () => {
    script = await scriptOfPage();
    browser = await openBrowser(withCard);
  });
  afterAll(() => browser.close());

  it('glows where LEDs are lit and stays dark where none are, whatever the lamp', async () => {
    const { page, complaints } = await openPage(browser, script);
    const lamps = [usual, '10x14+32,rotate90,serpentine', '16x16,mirrored', 'strip20', 'ring24'];
    for (const layout of lamps) {
      const count = geometryOf(parseLayout(layout)).grid.count;
      const [one, far] = [Math.floor(count / 8), Math.floor(count * 0.7)];
      const picture = await paint(
        page,
        { layout },
        lit(layout, 'grid', (led) => led === one, [180, 60, 0]),
      );
      const [red, green, blue] = colorAt(picture, ...placeOf(layout, ({ grid }) => grid, one), 1);
      const [nothing] = colorAt(picture, ...placeOf(layout, ({ grid }) => grid, far), 1);
      expect.soft(red, layout).toBeGreaterThan(130);
      expect.soft(green, layout).toBeLessThan(red * 0.8);
      expect.soft(blue, layout).toBeLessThan(green * 0.6);
      expect.soft(nothing, layout).toBeLessThan(40);
    }
    expect(await page.evaluate(() => picturePage.kind())).toBe('webgl2');
    expect(complaints).toEqual([]);
  });

  it('shows a lit panel in the lamp’s own colours', async () => {
    const { page } = await openPage(browser, script);
    const picture = await paint(
      page,
      {},
      lit(usual, 'grid', () => true, [200, 80, 20]),
    );
    const color = colorAt(picture, ...placeOf(usual, ({ grid }) => grid, 65), 0);
    [200, 80, 20].forEach((light, channel) =>
      expect(Math.abs((color[channel] ?? 0) - (screenValue[light] ?? 0))).toBeLessThan(10),
    );
  });

  it('lights the wall with the ambient LEDs, strongest by the lamp; off, the wall is dark and the glass just seen', async () => {
    const { page } = await openPage(browser, script);
    const { glass, pitch, originX, originY } = lampSceneOf(parseLayout(usual), size);
    const middle = originY + (glass.area.top + glass.area.height / 2) * pitch;
    const beside = originX + (glass.area.left - 1) * pitch;
    const blue = await paint(
      page,
      {},
      lit(usual, 'ambient', () => true, [0, 30, 255]),
    );
    const off = await paint(page, {}, dark(usual));
    const [, , near] = colorAt(blue, beside, middle);
    const [, , far] = colorAt(blue, beside - 3 * pitch, middle);
    expect(near).toBeGreaterThan(90);
    expect(far).toBeGreaterThan(25);
    expect(far).toBeLessThan(near * 0.8);
    const [wall] = colorAt(off, beside, middle);
    const [pane] = colorAt(off, originX + 2 * pitch, originY + 2 * pitch);
    expect(wall).toBeLessThan(14);
    expect(pane).toBeGreaterThan(wall + 3);
    expect(pane).toBeLessThan(45);
    const rim = Math.max(...[-2, -1, 0, 1].map((at) => colorAt(off, beside + pitch + at, middle, 0)[0]));
    expect(rim).toBeGreaterThan(pane + 5);
  });

  it('shows single LEDs as they are, ambient ones too, with dark ground between them and outlines of dark ones', async () => {
    for (const painter of ['app', 'canvas'] as const) {
      const { page } = await openPage(browser, script);
      const bytes = lit(usual, 'grid', (led) => led === 44, [255, 128, 0]);
      const glow = lit(usual, 'ambient', (led) => led === 3, [0, 64, 255]);
      bytes.forEach((byte, at) => (bytes[at] = byte | (glow[at] ?? 0)));
      const picture = await paint(page, { painter, view: 'leds' }, bytes);
      const [x, y] = placeOf(usual, ({ grid }) => grid, 44);
      const { pitch } = lampSceneOf(parseLayout(usual), size);
      const values = (...lights: number[]) => lights.map((light) => screenValue[light]);
      expect(colorAt(picture, x, y).map(Math.round)).toEqual(values(255, 128, 0));
      expect(colorAt(picture, ...placeOf(usual, ({ ambient }) => ambient, 3), 1).map(Math.round)).toEqual(
        values(0, 64, 255),
      );
      expect(colorAt(picture, x + pitch / 2, y, 0).map(Math.round)).toEqual([11, 10, 9]);
      const across = Array.from(
        { length: Math.ceil(pitch) },
        (_, at) => colorAt(picture, x + pitch / 2 + at, y, 0)[0],
      );
      expect(Math.max(...across)).toBeGreaterThan(30);
      expect(Math.max(...across)).toBeLessThan(90);
    }
  });

  it('looks alike with and without a graphics card', async () => {
    const { page } = await openPage(browser, script);
    const plainBrowser = await openBrowser(withoutCard);
    onTestFinished(() => plainBrowser.close());
    const plain = await openPage(plainBrowser, script);
    for (const layout of [usual, 'ring24', '16x16']) {
      const bytes = lit(layout, 'grid', (led) => led % 3 > 0, [220, 90, 30]);
      const glow = lit(layout, 'ambient', () => true, [30, 60, 160]);
      bytes.forEach((byte, at) => (bytes[at] = byte | (glow[at] ?? 0)));
      for (const view of ['lamp', 'leds'] as const) {
        const drawn = await paint(page, { layout, view }, bytes);
        const fallback = await paint(plain.page, { layout, view }, bytes);
        expect.soft(farthestApart(drawn, fallback), `${layout} ${view}`).toBeLessThan(20);
      }
    }
    expect(await plain.page.evaluate(() => picturePage.kind())).toBe('2d');
    expect(plain.complaints).toEqual([]);
  });

  it('paints again when the graphics card is lost, and without it when it is lost again and again', async () => {
    const { page, complaints } = await openPage(browser, script);
    const before = await paint(
      page,
      {},
      lit(usual, 'grid', (led) => led % 2 === 0, [200, 150, 90]),
    );
    for (const kind of ['webgl2', 'webgl2', '2d']) {
      const after = received(await page.evaluate(() => picturePage.loseCard()));
      expect(await page.evaluate(() => picturePage.kind())).toBe(kind);
      expect(farthestApart(before, after)).toBeLessThan(kind === '2d' ? 20 : 1);
    }
    expect(complaints).toEqual([]);
  });

  it('has no steps in a faint glow', async () => {
    const { page } = await openPage(browser, script);
    const picture = await paint(
      page,
      {},
      lit(usual, 'ambient', () => true, [60, 60, 60]),
    );
    // Along a line away from the lamp, single pixels differ from their neighbours even where the glow hardly changes.
    const { originY } = lampSceneOf(parseLayout(usual), size);
    const line = Array.from({ length: 60 }, (_, x) => colorAt(picture, x + 2, originY + 60, 0)[0]);
    const changes = line.slice(1).filter((value, at) => value !== line[at]).length;
    expect(changes).toBeGreaterThan(20);
  });
});
