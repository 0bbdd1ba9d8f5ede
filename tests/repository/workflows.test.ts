import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json';
import { installerKinds } from '../tools/desktop/installation';
import {
  commandsFor,
  readWorkflow,
  stepsOf,
  systems,
  workflowNames,
  workflowText,
  type Job,
} from './readWorkflow';

const root = join(import.meta.dirname, '../..');
const workflows = workflowNames.map((name) => readWorkflow(name));
const jobs = workflows.flatMap((workflow) => Object.entries(workflow.jobs));
const ownJobs = jobs.filter(([, { uses }]) => uses === undefined);
const allSteps = stepsOf(jobs.map(([, job]) => job));
const ci = readWorkflow('ci');
const jobOf = (name: string): Job => {
  const job = ownJobs.find(([known]) => known === name)?.[1];
  if (!job) throw new Error(`There is no job ${name}.`);
  return job;
};

/** The rows of a job's matrix, each with its system: its list of systems with what is included, or what is included alone. */
function rowsOf(job: Job): readonly Readonly<Record<string, string>>[] {
  const include = job.strategy?.matrix.include ?? [];
  const runners = job.strategy?.matrix['os'] ?? include.map((row) => row['os'] ?? '');
  return runners.map((os) => ({ os, ...include.find((row) => row['os'] === os) }));
}

/** Each job as it runs, once for each row of its matrix. */
const runs = ownJobs.flatMap(([name, job]) => {
  const rows = rowsOf(job);
  return (rows.length > 0 ? rows : [{}]).map((row) => ({ name, row, commands: commandsFor(job, row) }));
});

/** A command without what it is run under, and its words. */
function wordsOf(command: string): readonly string[] {
  return command.replace(/^(sudo|xvfb-run --auto-servernum) /, '').split(' ');
}

/** The npm script that a command runs, if it does. */
function scriptOf(command: string): string | undefined {
  const [npm, first, second] = wordsOf(command);
  if (npm !== 'npm') return undefined;
  return first === 'run' ? second : first;
}

describe('the workflows', () => {
  it('run for every push and pull request, and for a tag with a version', () => {
    expect(Object.keys(ci.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    expect(readWorkflow('release').on).toEqual({ push: { tags: ['v*'] } });
    expect(Object.keys(readWorkflow('installers').on)).toEqual(['workflow_call']);
  });

  it('may read, and only the draft of a release may write', () => {
    for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
    const raised = jobs.flatMap(([name, { permissions }]) => (permissions ? [{ name, permissions }] : []));
    expect(raised).toEqual([{ name: 'draft', permissions: { contents: 'write' } }]);
  });

  it('know no secret', () => {
    for (const name of workflowNames) expect(workflowText(name)).not.toMatch(/secrets/i);
  });

  it('use actions of GitHub’s own, each in one exact version', () => {
    const actions = allSteps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+\.\d+\.\d+$/);
    const versions = new Set(actions);
    expect(new Set(actions.map((action) => action.split('@')[0])).size).toBe(versions.size);
  });

  it('leave no credentials in the working copy', () => {
    for (const { uses = '', with: options } of allSteps) {
      if (uses.startsWith('actions/checkout@'))
        expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('end in time, on systems of a certain version', () => {
    for (const [name, job] of ownJobs) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
      const runners =
        job['runs-on'] === '${{ matrix.os }}' ? rowsOf(job).map(({ os }) => os) : [job['runs-on']];
      for (const runner of runners) expect(runner, name).toMatch(/^(ubuntu|windows|macos)-[\d.]+$/);
    }
  });

  it('run the same shell on every system where a command is more than a call of npm', () => {
    for (const { name, row, commands } of runs) {
      const shell = jobOf(name).defaults?.run.shell;
      if (row['os']?.startsWith('ubuntu') ?? true) continue;
      if (commands.some((command) => !/^npm [\w:. -]+$/.test(command))) expect(shell, name).toBe('bash');
    }
  });

  it('call commands and scripts that exist', () => {
    const known = ['npm', 'apt-get', 'sysctl', 'make', 'test', 'echo', 'awk', 'sha256sum', 'gh'];
    for (const command of runs.flatMap(({ commands }) => commands)) {
      expect(known, command).toContain(wordsOf(command)[0]);
      const script = scriptOf(command);
      if (script) expect(['ci', ...Object.keys(packageJson.scripts)], command).toContain(script);
      const unquoted = command.replaceAll(/'[^']*'/g, "''");
      expect(unquoted, 'nothing may fail unseen').not.toMatch(/\|\||; |\bset \+e/);
    }
    for (const [, { uses }] of jobs) if (uses) expect(existsSync(join(root, uses)), uses).toBe(true);
  });

  it('have scripts whose files exist', () => {
    const files = runs
      .flatMap(({ commands }) => commands.map(scriptOf))
      .flatMap((script) => Object.entries(packageJson.scripts).find(([name]) => name === script)?.[1] ?? [])
      .flatMap((script) => script.match(/\b(?:tests|electron)\/\S+/g) ?? []);
    expect(files).toContain('tests/tools/desktop/testInstaller.ts');
    for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('take a working copy, then Node.js, then the packages, before they call a script', () => {
    for (const { name, commands } of runs) {
      const scripts = commands.flatMap((command) => scriptOf(command) ?? []);
      if (scripts.length === 0) continue;
      expect(scripts[0], name).toBe('ci');
      const uses = jobOf(name).steps.map((step) => step.uses?.split('@')[0] ?? step.run);
      expect(uses.slice(0, 2), name).toEqual(['actions/checkout', 'actions/setup-node']);
      expect(
        scripts.filter((script) => script === 'ci'),
        name,
      ).toHaveLength(1);
    }
  });
});

describe('the tests of a push', () => {
  it('run on three systems, with the oldest Node that is promised and a newer one', () => {
    const matrix = jobOf('test').strategy?.matrix;
    expect(matrix?.['os']?.map((name) => name.split('-')[0])).toEqual(Object.keys(systems));
    expect(packageJson.engines.node).toBe(`>=${matrix?.['node']?.[0]}`);
    expect(matrix?.['node']?.length).toBeGreaterThan(1);
  });

  it('are the quick ones everywhere, and the long ones where all tools are', () => {
    for (const { row, commands } of runs.filter(({ name }) => name === 'test')) {
      const scripts = commands.flatMap((command) => scriptOf(command) ?? []);
      expect(scripts).toEqual(['ci', 'test', ...(row['container'] ? ['test:long'] : [])]);
    }
  });

  it('have the Debian packages that .ci/run installs, and skip nothing for want of one', () => {
    const ciRun = readFileSync(join(root, '.ci/run'), 'utf8');
    const wanted = /^packages=\((.+)\)$/m.exec(ciRun)?.[1];
    const row = rowsOf(jobOf('test')).find(({ container }) => container !== undefined);
    const commands = commandsFor(jobOf('test'), row);
    expect(commands).toContain(`apt-get install -y -qq ${wanted}`);
    // The tokenizer is a download of its own, which only .ci/run has.
    const required = /^export HAS_TOOLS='(.+)'$/m.exec(ciRun)?.[1]?.replace(' gemma-tokenizer', '');
    expect(commands).toContain(`echo 'HAS_TOOLS=${required}' >> "$GITHUB_ENV"`);
  });
});

describe('the tests of the desktop', () => {
  const desktop = runs.filter(({ name }) => name === 'desktop');
  const installers = runs.filter(({ name }) => name === 'installers');
  const isDesktopTest = (command: string) => /test:(desktop|installer)/.test(command);
  const position = (commands: readonly string[], part: string) =>
    commands.findIndex((command) => command.includes(part));

  it('run on three systems, with the development build and with each installer', () => {
    for (const job of [desktop, installers])
      expect(job.map(({ row }) => row['os']?.split('-')[0])).toEqual(Object.keys(systems));
    const tested = installers.map(({ commands }) =>
      commands.flatMap((command) => /test:installer -- (\S+)$/.exec(command)?.[1] ?? []),
    );
    expect(tested).toEqual([['deb', 'AppImage'], ['exe'], ['dmg']]);
    expect(tested.flat().sort()).toEqual([...installerKinds].sort());
    expect(ci.jobs['installers']?.uses).toBe('./.github/workflows/installers.yml');
  });

  it('fetch Electron’s binary and build before, as nobody else does', () => {
    for (const { commands } of desktop)
      expect(commands.flatMap((command) => scriptOf(command) ?? [])).toEqual([
        'ci',
        'fetch:electron',
        'build',
        'test:desktop',
      ]);
    for (const { commands } of installers)
      expect(position(commands, 'test:installer')).toBeGreaterThan(position(commands, 'npm run package'));
  });

  it('may not be skipped', () => {
    expect(jobOf('desktop').env).toEqual({ HAS_TOOLS: 'electron' });
    const test = jobOf('desktop').steps.at(-1);
    expect(test).toEqual({ run: '${{ matrix.display }} npm run test:desktop' });
    // An installed app is never skipped: the test is told where it is.
    const tool = readFileSync(join(root, 'tests/tools/desktop/testInstaller.ts'), 'utf8');
    expect(tool).toContain('LAMPWRIGHT_DESKTOP: executable');
  });

  it('have a display and a sandbox on Linux, which others have by themselves', () => {
    for (const { row, commands } of [...desktop, ...installers]) {
      const isLinux = row['os']?.startsWith('ubuntu') === true;
      for (const command of commands.filter(isDesktopTest))
        expect(command.startsWith('xvfb-run --auto-servernum npm run'), command).toBe(isLinux);
      if (!isLinux) continue;
      const first = commands.findIndex(isDesktopTest);
      expect(commands.findIndex((command) => /apt-get install .*\bxvfb\b/.test(command))).toBeLessThan(first);
      expect(position(commands, 'apparmor_restrict_unprivileged_userns')).toBeLessThan(first);
      expect(position(commands, 'apparmor_restrict_unprivileged_userns')).toBeGreaterThan(-1);
    }
    // Chromium's sandbox refuses root, who containers run as.
    for (const name of ['desktop', 'installers']) expect(jobOf(name)).not.toHaveProperty('container');
  });
});
