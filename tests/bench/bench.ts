// The benchmark behind `lamp bench`: prints each figure as it is measured; ends with 1 when a target is missed.
import { composerBench } from './composerBench';
import { contextBench } from './contextBench';
import { engineBench } from './engineBench';
import { isMet, type Figure } from './Figure';
import { lampBench } from './lampBench';
import { playerBench } from './playerBench';

let missed = 0;
for (const figures of [contextBench(), composerBench(), playerBench(), engineBench(), lampBench()]) {
  for await (const figure of figures) {
    if (!isMet(figure)) missed++;
    console.log(line(figure));
  }
}
console.log(missed === 0 ? '\nAll targets are met.' : `\nTargets missed: ${missed}.`);
process.exitCode = missed === 0 ? 0 : 1;

function line(figure: Figure): string {
  const { name, value, atLeast, atMost, note = '' } = figure;
  const target = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const mark = isMet(figure) ? 'ok    ' : 'MISSED';
  return `${mark}  ${value.toFixed(2).padStart(7)}  ${target.padEnd(6)}  ${name}${note && `  (${note})`}`;
}
