// The benchmark behind `lamp bench`: prints each figure as it is measured; ends with 1 when a target is missed.
import { hasChromium } from '../e2e/inChromium';
import { composerBench } from './composerBench';
import { contextBench } from './contextBench';
import { engineBench } from './engineBench';
import { isMet, type Figure } from './Figure';
import { lampBench } from './lampBench';
import { playerBench } from './playerBench';
import { windowBench } from './windowBench';

let missed = 0;
const benches = [contextBench(), composerBench(), playerBench(), engineBench(), lampBench()];
for (const figures of hasChromium ? [...benches, windowBench()] : benches) {
  for await (const figure of figures) {
    if (!isMet(figure)) missed++;
    console.log(line(figure));
  }
}
if (!hasChromium) console.log('skipped: first paint and idle load of the window; they need Chromium');
console.log(missed === 0 ? '\nAll targets are met.' : `\nTargets missed: ${missed}.`);
process.exitCode = missed === 0 ? 0 : 1;

function line(figure: Figure): string {
  const { name, value, atLeast, atMost, note = '' } = figure;
  const target = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const mark = isMet(figure) ? 'ok    ' : 'MISSED';
  return `${mark}  ${value.toFixed(2).padStart(7)}  ${target.padEnd(6)}  ${name}${note && `  (${note})`}`;
}
