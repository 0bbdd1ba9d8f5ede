import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../../package.json';
import { temporaryFolder } from '../fakes/temporaryFolder';
import { commandsFor, readWorkflow, yaml } from './readWorkflow';
import { needs } from '../tools/needs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const release = readWorkflow('release');
const ci = readWorkflow('ci');
const installers = readWorkflow('installers');

const builderSchema = z.object({
  directories: z.object({ output: z.string() }),
  linux: z.object({ target: z.array(z.string()) }),
  win: z.object({ target: z.string() }),
  mac: z.object({ target: z.string() }),
});

describe('a release', () => {
  const { version, test, firmware, draft } = release.jobs;
  const uploads = [...(installers.jobs['installers']?.steps ?? []), ...(firmware?.steps ?? [])].filter(
    ({ uses = '' }) => uses.startsWith('actions/upload-artifact@'),
  );
  const paths = uploads.map(({ with: options }) => String(options?.['path']).trim().split('\n'));

  // The commands are run as they stand, in a shell.
  it('is refused first of all when its tag is not the version', needs('posix'), () => {
    const [command = ''] = version ? commandsFor(version) : [];
    expect(command).toContain('$GITHUB_REF_NAME');
    for (const job of [test, firmware]) expect(job?.needs).toBe('version');
    const run = (tag: string) =>
      spawnSync('sh', ['-ec', command], { cwd: root, env: { ...process.env, GITHUB_REF_NAME: tag } }).status;
    expect(run(`v${packageJson.version}`)).toBe(0);
    expect(run('v0.0.1')).not.toBe(0);
  });

  it('takes every installer that electron-builder makes, after it was tried', () => {
    const { directories, linux, win, mac } = builderSchema.parse(yaml.load(read('electron-builder.yml')));
    const endings = [...linux.target, win.target, mac.target].map((target) =>
      target === 'nsis' ? 'exe' : target,
    );
    expect(paths[0]).toEqual(endings.map((ending) => `${directories.output}/*.${ending}`));
    // Kept for a release alone; the last of all steps, so that nothing is kept that failed.
    expect(uploads[0]?.if).toBe("github.ref_type == 'tag'");
    expect(installers.jobs['installers']?.steps.at(-1)).toBe(uploads[0]);
  });

  it('takes the firmware from where its Makefile puts it', () => {
    const makefile = read('resources/firmware/Makefile');
    const name = /^AVR_NAME := \$\(BUILD\)\/(.+)$/m.exec(makefile)?.[1];
    const build = /^BUILD \?= (.+)$/m.exec(makefile)?.[1];
    expect(paths[1]).toEqual([`resources/firmware/${build}/${name}.hex`]);
    expect(makefile).toMatch(/^avr: /m);
    const forAvr = /^#\s+make avr .*\(Debian: (.+)\)$/m.exec(makefile)?.[1];
    expect(firmware && commandsFor(firmware)).toEqual([
      'apt-get update -qq',
      `apt-get install -y -qq make ${forAvr}`,
      'make -C resources/firmware avr',
    ]);
  });

  it('builds the firmware where it is tested', () => {
    const tested = ci.jobs['test']?.strategy?.matrix.include;
    expect(tested).toEqual([{ os: 'ubuntu-24.04', container: firmware?.container }]);
  });

  it('is told by what the changelog says of its version', needs('posix'), () => {
    const command = draft?.steps.find(({ run }) => run?.includes('CHANGELOG.md'))?.run ?? '';
    expect(command).toContain('notes.md');
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

  it('waits for the tests and the installers, and stays a draft', () => {
    expect(test?.uses).toBe('./.github/workflows/ci.yml');
    expect(ci.on).toHaveProperty('workflow_call');
    expect(draft?.needs).toEqual(['test', 'firmware']);
    expect(draft?.steps.map(({ run = '' }) => run).join('\n')).toMatch(/gh release create .* --draft /);
  });
});
