import { parseArgs } from 'node:util';
import { shutdownSignal } from '../../electron/shutdownSignal';
import { describeSoak } from './describeSoak';
import { runSoak } from './runSoak';

/**
 * `npm run soak -- [--wishes 500] [--replugs 50] [--kills 20] [--seed 1]`: a long run of the real app, the real firmware
 * and a fake Ollama, each in its own process. Exits with 1 when anything was lost or leaked.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    wishes: { type: 'string', default: '500' },
    replugs: { type: 'string', default: '50' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});
const size = {
  wishes: number(values.wishes),
  replugs: number(values.replugs),
  kills: number(values.kills),
  seed: number(values.seed),
};
const report = await runSoak(size, (line) => console.log(line), shutdownSignal(process));
console.log(describeSoak(report));
process.exitCode = report.faults.length === 0 ? 0 : 1;

function number(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  console.error(`“${text}” is not a number.`);
  process.exit(2);
}
