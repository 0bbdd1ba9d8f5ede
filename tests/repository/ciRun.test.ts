import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { needs, toolNames } from '../tools/needs';

const root = join(import.meta.dirname, '../..');

/** How `npm ci`, `npm test` and `npm run test:long` end: the tally they leave, if any, and their exit code. */
type Outcome = readonly [tally: string, status: number];
const fine: Outcome = ['', 0];

/** Runs `.ci/run` where all packages are installed and npm does nothing but end so. */
function run(outcomes: { ci?: Outcome; test: Outcome; long: Outcome }) {
  const folder = temporaryFolder();
  const command = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  const end = ([tally, status]: Outcome) => `${tally && `echo '${tally}' > "$TALLY_FILE";`} exit ${status}`;
  command('dpkg', 'exit 0');
  command(
    'npm',
    `echo "$*" >> ${folder}/calls
echo "$HAS_TOOLS" > ${folder}/tools
case "$*" in
  ci) ${end(outcomes.ci ?? fine)};;
  test) ${end(outcomes.test)};;
  'run test:long') ${end(outcomes.long)};;
esac`,
  );
  const { status, stdout } = spawnSync(join(root, '.ci/run'), {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8').trim() : '';
  const [, ...calls] = read('calls').split('\n');
  return { status, closing: stdout.trim().split('\n').at(-1), calls, tools: read('tools').split(' ') };
}

describe('.ci/run', needs('posix'), () => {
  it('runs the README’s command, then the long tests, and adds what both counted', () => {
    const { status, closing, calls, tools } = run({
      test: ['1200 passed, 0 failed', 0],
      long: ['34 passed, 0 failed', 0],
    });
    expect([status, closing]).toEqual([0, '1234 passed, 0 failed']);
    const [command = ''] = readFileSync(join(root, 'README.md'), 'utf8').match(/^npm ci && npm test$/m) ?? [];
    expect(calls).toEqual([
      ...command.split(' && ').map((each) => each.replace('npm ', '')),
      'run test:long',
    ]);
    expect(packageJson.scripts).toHaveProperty('test:long');
    expect(tools).toEqual(toolNames.filter((tool) => tool !== 'electron'));
  });

  it('runs the long tests though quick ones have failed', () => {
    expect(run({ test: ['9 passed, 2 failed', 1], long: ['3 passed, 1 failed', 1] })).toMatchObject({
      status: 1,
      closing: '12 passed, 3 failed',
    });
  });

  it('fails where a run counted no failure but ended with one', () => {
    expect(run({ test: ['9 passed, 0 failed', 1], long: ['3 passed, 0 failed', 0] })).toMatchObject({
      status: 1,
      closing: '12 passed, 1 failed',
    });
    expect(run({ test: ['9 passed, 0 failed', 0], long: ['', 1] })).toMatchObject({
      status: 1,
      closing: '9 passed, 1 failed',
    });
  });

  it('fails where nothing was installed or built: no test has run', () => {
    for (const outcomes of [{ ci: ['', 1] as const }, {}])
      expect(run({ ...outcomes, test: ['', 1], long: fine })).toMatchObject({
        status: 1,
        closing: expect.stringMatching(/^0 passed, [12] failed$/),
      });
  });
});
