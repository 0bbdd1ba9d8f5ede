// Writes a contact sheet of scenes, a row each: `node tests/tools/run.mjs tests/tools/sheets/writeSceneSheet.ts OUT.png FILE [NAME…]`,
// FILE being a module of shared/composer/scenes (`weather`), NAME one of its scenes.
import { readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { frameAt } from '#shared/animation/frameAt';
import { flashReport } from '#shared/animation/flashes/flashReport';
import { programLengthMs } from '#shared/animation/Schedule';
import type { Scene } from '#shared/composer/scenes/Scene';
import { defaultLayout } from '#shared/lamp/Layout';
import { parseProgram } from '#shared/program/parseProgram';
import { structureOf } from '../../shared/composer/structureOf';
import { Sheet } from './Sheet';

const [, , out = '/dev/null', file = 'weather', ...names] = process.argv;
const all = await scenesIn(file);
const scenes = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
for (const name of names.filter((each) => !all.some((scene) => scene.name === each)))
  console.log(`${file} has no scene “${name}”. It has ${all.map((scene) => scene.name).join(', ')}.`);
const frames = 12;
const sheet = new Sheet(frames * 112 + 16, scenes.length * 150 + 10);
for (const [row, { name, steps, loopCount, loopFrom, ending }] of scenes.entries()) {
  const raw = {
    name,
    steps,
    ...(loopCount !== undefined && {
      loop: { count: loopCount, start_step: loopFrom ?? steps[0]?.id, end_step: steps.at(-1)?.id },
    }),
    ...(ending && { on_complete: { command: ending } }),
  };
  const parsed = parseProgram(raw);
  if (!parsed.ok) {
    console.log(`${name}: ${parsed.error.message}`);
    continue;
  }
  for (const repair of parsed.repairs) console.log(`${name}: REPAIR ${repair}`);
  const { isSafe, worstShare, worstMs } = flashReport(parsed.program, defaultLayout);
  if (!isSafe)
    console.log(`${name}: FLASHES (${Math.round(worstShare * 100)} % of the LEDs at ${worstMs} ms)`);
  const passMs = steps.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const lengthMs = programLengthMs(parsed.program);
  const untilMs = steps.length === 1 && lengthMs === Infinity ? 6000 : passMs || 6000;
  console.log(`row ${row + 1}: ${name} (${untilMs} ms)`);
  for (let at = 0; at < frames; at++) {
    const ms = Math.round((untilMs * (at + 0.5)) / frames);
    sheet.lamp(frameAt(parsed.program, defaultLayout, ms), defaultLayout, 28 + at * 112, 26 + row * 150, 8);
  }
}
writeFileSync(out, sheet.png());

const seen = new Map<string, string>();
for (const other of readdirSync('shared/composer/scenes').filter((name) => /^[a-z]/.test(name))) {
  for (const { name, steps } of await scenesIn(other.replace('.ts', ''))) {
    const structure = structureOf(steps);
    const twin = seen.get(structure);
    // Lists of several files hold the same scenes again.
    if (twin !== undefined && twin !== name)
      console.log(`TWINS: ${twin} and ${name} differ only in colours, names and times`);
    seen.set(structure, name);
  }
}

async function scenesIn(name: string): Promise<Scene[]> {
  const path = pathToFileURL(resolve(`shared/composer/scenes/${name}.ts`)).href;
  const exports = (await import(path)) as Record<string, unknown>;
  return Object.values(exports).flatMap((value) => (Array.isArray(value) ? (value as Scene[]) : []));
}
