import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { chromium } from 'playwright-core';
import { compose } from '#shared/composer/compose';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import { ledCount } from '#shared/lamp/layout';
import { parseLayout } from '#shared/lamp/layoutText';

const out = '/tmp/look-stage/shots'; mkdirSync(out, { recursive: true });
const built: any = await build({ configFile: false, logLevel: 'warn', build: { write: false, minify: false, lib: { entry: 'tests/renderer/stage/picture/picturePage.ts', formats: ['iife'], name: 'x' } } });
const parts = (Array.isArray(built) ? built[0] : built).output;
const code = parts.find((p: any) => p.type === 'chunk').code;
const css = String(parts.find((p: any) => p.fileName.endsWith('.css')).source);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'] });
const want = process.argv.slice(2);
const shots: [string, string, string, number, number, number, string, string, number?][] = [
  ['fire', 'fireplace', '10x14+32', 965, 645, 1, 'lamp', 'app'],
  ['fire2d', 'fireplace', '10x14+32', 965, 645, 1, 'lamp', 'canvas'],
  ['aurora', 'northern lights', '10x14+32', 965, 480, 2, 'lamp', 'app'],
  ['rain', 'rain on a window', '10x14+32', 700, 480, 1, 'lamp', 'app'],
  ['sunrise', 'sunrise', '10x14+32', 700, 480, 1, 'lamp', 'app', 9000],
  ['heart', 'a heart that beats', '10x14+32', 700, 480, 1, 'lamp', 'app'],
  ['off', '', '10x14+32', 700, 480, 1, 'lamp', 'app'],
  ['off2d', '', '10x14+32', 700, 480, 1, 'lamp', 'canvas'],
  ['white', 'white', '10x14+32', 700, 480, 1, 'lamp', 'app'],
  ['leds', 'northern lights', '10x14+32', 965, 480, 1, 'leds', 'app'],
  ['leds2d', 'northern lights', '10x14+32', 965, 480, 1, 'leds', 'canvas'],
  ['ledsHeart', 'a heart that beats', '10x14+32', 700, 480, 2, 'leds', 'app'],
  ['strip', 'sunset', 'strip60', 965, 480, 1, 'lamp', 'app'],
  ['stripOff', '', 'strip60', 965, 480, 1, 'lamp', 'app'],
  ['stripLeds', 'rainbow', 'strip60', 965, 480, 1, 'leds', 'app'],
  ['ring', 'rainbow colours', 'ring24', 700, 480, 1, 'lamp', 'app'],
  ['ring2d', 'rainbow', 'ring24', 700, 480, 1, 'lamp', 'canvas'],
  ['ringOff', '', 'ring24', 700, 480, 1, 'lamp', 'app'],
  ['big', 'lava lamp', '256x128', 965, 645, 1, 'lamp', 'app'],
  ['bigAmbient', 'northern lights', '64x32+200', 965, 645, 1, 'lamp', 'app'],
  ['bigLeds', 'lava lamp', '256x128', 965, 645, 1, 'leds', 'app'],
  ['turned', 'northern lights', '10x14+32,rotate90', 965, 480, 1, 'lamp', 'app'],
  ['plain', 'lava lamp', '16x16', 700, 480, 1, 'lamp', 'app'],
  ['tiny', 'fireplace', '4x4', 700, 480, 1, 'lamp', 'app'],
  ['matrix3', 'lava lamp', '20x3', 700, 480, 1, 'lamp', 'app'],
  ['small', 'fireplace', '10x14+32', 520, 340, 1, 'lamp', 'app'],
];
for (const [name, wish, layoutText, width, height, ratio, view, painter, atMs] of shots) {
  if (want.length && !want.includes(name)) continue;
  const layout = parseLayout(layoutText);
  const bytes = new Uint8Array(ledCount(layout) * 3);
  if (wish === 'white') bytes.fill(255);
  else if (wish) { frameAt(compose(wish).program, layout, atMs ?? 2600, bytes); guardFrame(bytes, { brightness: 200, budgetMa: 100000 }, bytes); }
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio });
  page.on('console', (m) => console.log(name, m.type(), m.text()));
  page.on('pageerror', (e) => console.log(name, e.message));
  await page.setContent('<!doctype html><html><body></body></html>');
  await page.addStyleTag({ content: css });
  await page.addScriptTag({ content: code });
  const ms = await page.evaluate((p: any) => { picturePage.paint(p); const t = performance.now(); for (let i = 0; i < 3; i++) picturePage.paint(p); return (performance.now() - t) / 3; }, { painter, layout: layoutText, bytes: [...bytes], view, size: { width, height, ratio } });
  await page.screenshot({ path: `${out}/${name}.png` });
  console.log(name, ms.toFixed(1));
  await page.close();
}
await browser.close();
