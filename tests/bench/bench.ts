// The benchmark behind `lamp bench`, which has already validated these arguments.
import { parseArgs } from 'node:util';
import { benchGroups } from '../../electron/cli/benchCommand';
import { groupOf } from './groups';
import { runBench } from './runBench';

const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } });
const only = values.only?.split(',');
const names = benchGroups.filter((name) => only?.includes(name) ?? true);

process.exitCode = await runBench(names.map(groupOf), values.json === true ? 'json' : 'table', {
  write: (text) => process.stdout.write(text),
  progress: (words) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001B[2K${words?.slice(0, process.stderr.columns - 1) ?? ''}`);
  },
});
