import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../../package.json';
import { temporaryFolder } from '../fakes/temporaryFolder';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Comes with electron-builder, without types. */
const yaml: { load: (text: string) => unknown } = createRequire(import.meta.url)('js-yaml');

const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.object({
  uses: z.string().optional(),
  container: z.string().optional(),
  permissions: permissionsSchema.optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.array(z.unknown())) }).optional(),
  steps: z.array(stepSchema).default([]),
});
const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: permissionsSchema,
  jobs: z.record(z.string(), jobSchema),
});
const builderSchema = z.object({
  directories: z.object({ output: z.string() }),
  linux: z.object({ target: z.array(z.string()) }),
  win: z.object({ target: z.string() }),
  mac: z.object({ target: z.string() }),
});

const names = ['ci', 'release'] as const;
const texts = names.map((name) => read(`.github/workflows/${name}.yml`));
const [ci, release] = texts.map((text) => workflowSchema.parse(yaml.load(text))) as [Workflow, Workflow];
type Workflow = z.infer<typeof workflowSchema>;

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const commandsOf = (workflow: Workflow) => stepsOf(workflow).map(({ run = '' }) => run);
const allSteps = [ci, release].flatMap(stepsOf);

/** The Debian packages of each `apt-get install`. */
function debianPackages(commands: readonly string[]): string[][] {
  return commands.flatMap((text) =>
    Array.from(text.matchAll(/apt-get install ((?:-\S+ )*)(.+)$/gm), ([, , list = '']) => list.split(' ')),
  );
}

describe('the workflows', () => {
  it('run for every push and pull request, and for a tag with a version', () => {
    expect(Object.keys(ci.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
  });

  it('may read, and only the draft of a release may write', () => {
    for (const { permissions } of [ci, release]) expect(permissions).toEqual({ contents: 'read' });
    const raised = [ci, release].flatMap(({ jobs }) =>
      Object.entries(jobs).flatMap(([name, { permissions }]) => (permissions ? [{ name, permissions }] : [])),
    );
    expect(raised).toEqual([{ name: 'draft', permissions: { contents: 'write' } }]);
  });

  it('know no secret', () => {
    for (const text of texts) expect(text).not.toMatch(/secrets/i);
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

  it('call scripts that exist', () => {
    const scripts = [ci, release].flatMap((workflow) =>
      commandsOf(workflow).flatMap((text) =>
        Array.from(text.matchAll(/\bnpm (?:run )?(\S+)/g), ([, script = '']) => script),
      ),
    );
    expect(new Set(scripts)).toEqual(new Set(['ci', 'test', 'package']));
    for (const script of scripts) expect(Object.keys({ ci: '', ...packageJson.scripts })).toContain(script);
    for (const { jobs } of [ci, release])
      for (const { uses } of Object.values(jobs))
        if (uses) expect(existsSync(join(root, uses)), uses).toBe(true);
  });
});

describe('the tests of a push', () => {
  it('run on three systems, with the oldest Node that is promised and a newer one', () => {
    const { os = [], node = [] } = ci.jobs['test']?.strategy?.matrix ?? {};
    expect(os.map((name) => String(name).split('-')[0])).toEqual(['ubuntu', 'windows', 'macos']);
    expect(packageJson.engines.node).toBe(`>=${String(node[0])}`);
    expect(node.length).toBeGreaterThan(1);
  });

  it('have the Debian packages that .ci/run installs, and skip nothing for want of one', () => {
    const wanted = /^packages=\((.+)\)$/m.exec(read('.ci/run'))?.[1]?.split(' ');
    expect(debianPackages(commandsOf(ci))).toEqual([wanted]);
    expect(commandsOf(ci).join('\n')).toContain('HAS_TOOLS=1');
  });
});

describe('a release', () => {
  const uploads = (job: string) =>
    (release.jobs[job]?.steps ?? [])
      .filter(({ uses = '' }) => uses.startsWith('actions/upload-artifact@'))
      .flatMap(({ with: options }) => String(options?.['path']).trim().split('\n'));

  it('takes every installer that electron-builder makes', () => {
    const { directories, linux, win, mac } = builderSchema.parse(yaml.load(read('electron-builder.yml')));
    const endings = [...linux.target, win.target, mac.target].map((target) =>
      target === 'nsis' ? 'exe' : target,
    );
    expect(uploads('installers')).toEqual(endings.map((ending) => `${directories.output}/*.${ending}`));
  });

  it('takes the firmware from where its Makefile puts it', () => {
    const makefile = read('resources/firmware/Makefile');
    const name = /^AVR_NAME := \$\(BUILD\)\/(.+)$/m.exec(makefile)?.[1];
    const build = /^BUILD \?= (.+)$/m.exec(makefile)?.[1];
    expect(uploads('firmware')).toEqual([`resources/firmware/${build}/${name}.hex`]);
    expect(commandsOf(release)).toContain('make -C resources/firmware avr');
    expect(makefile).toMatch(/^avr: /m);
    const forAvr = /^#\s+make avr .*\(Debian: (.+)\)$/m.exec(makefile)?.[1]?.split(' ') ?? [];
    expect(debianPackages(commandsOf(release))).toEqual([['make', ...forAvr]]);
  });

  it('builds the firmware where it is tested', () => {
    const tested = ci.jobs['test']?.strategy?.matrix['include'];
    expect(tested).toEqual([{ os: 'ubuntu-24.04', container: release.jobs['firmware']?.container }]);
  });

  it.skipIf(process.platform === 'win32')('is told by what the changelog says of its version', () => {
    const command = commandsOf(release).find((text) => text.includes('CHANGELOG.md')) ?? '';
    const folder = temporaryFolder();
    copyFileSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
    const run = (tag: string) =>
      spawnSync('sh', ['-ec', command], { cwd: folder, env: { ...process.env, GITHUB_REF_NAME: tag } })
        .status;
    expect(run(`v${packageJson.version}`)).toBe(0);
    const notes = readFileSync(join(folder, 'notes.md'), 'utf8');
    expect(notes).toContain('### ');
    expect(notes).not.toMatch(/^## /m);
    expect(run('v0.0.1')).not.toBe(0);
  });

  it('waits for the tests, and stays a draft', () => {
    expect(release.jobs['test']?.uses).toBe('./.github/workflows/ci.yml');
    expect(ci.on).toHaveProperty('workflow_call');
    const draft = commandsOf({ ...release, jobs: { draft: release.jobs['draft'] ?? { steps: [] } } });
    expect(draft.join('\n')).toMatch(/gh release create .* --draft /);
  });
});
