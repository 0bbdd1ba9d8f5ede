import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import packageJson from '../../package.json';
import { repliesOf, rows } from '../shared/program/fixtures';
import { parseReply } from '#shared/program/parseReply';

const root = join(import.meta.dirname, '../..');
const launcher = join(root, 'electron/bin/lamp.mjs');
const run = promisify(execFile);

/** Runs the built command as a process, with text on its standard input. */
function lamp(words: string[], input = ''): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, [launcher, ...words], { stdio: 'pipe' });
    let stdout = '';
    let stderr = '';
    process_.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    process_.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    process_.on('error', reject).on('close', (code) => resolve({ code, stdout, stderr }));
    process_.stdin.on('error', () => undefined).end(input);
  });
}

describe('the built lamp command', () => {
  it('tells the version of the package', async () => {
    expect(await lamp(['--version'])).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' });
  });

  it('runs through npm without a word that is not its own', async () => {
    const { stdout } = await run('npm', ['run', '-s', 'lamp', '--', '--version'], { cwd: root });
    expect(stdout).toBe(`${packageJson.version}\n`);
  });

  it('writes the frames of a program, and brings the benchmark along', async () => {
    const command = { type: 'pattern', name: 'solid', params: { color: '#FF8040' } };
    const program = JSON.stringify({ name: 'Glow', steps: [{ id: 'a', command, duration: null }] });
    const { code, stdout } = await lamp(
      ['frames', '-', '--at', '0,9', '--no-guards', '--layout', '2x1'],
      program,
    );
    expect([code, stdout]).toEqual([0, '0 ff8040ff8040\n9 ff8040ff8040\n']);
    expect(existsSync(join(root, 'out/main/bench.js'))).toBe(true);
  });

  it('answers wrong usage with exit code 2, bad input with 1', async () => {
    expect(await lamp(['validate'])).toMatchObject({ code: 2, stdout: '' });
    expect(await lamp(['validate', '-'], 'hello')).toMatchObject({ code: 1 });
  });

  it('gives for every recorded reply what the parser gives', async () => {
    const texts = rows
      .filter((row) => row !== 'follow-ups')
      .flatMap((row) => repliesOf(row).map(({ text }) => text));
    const { code, stdout } = await lamp(
      ['validate', '--ndjson'],
      texts.map((text) => `${JSON.stringify(text)}\n`).join(''),
    );
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      const parsed = parseReply(text);
      const line = JSON.parse(lines[index] ?? '') as { ok: boolean; program?: unknown; error?: unknown };
      if (parsed.ok) expect(JSON.stringify(line.program)).toBe(formatProgram(parsed.program));
      else expect(line).toEqual({ ok: false, error: parsed.error });
    }
  });

  it('ends quietly when nobody reads its output any more', async () => {
    const many = '{"name":"x","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}\n'.repeat(20_000);
    const process_ = spawn(process.execPath, [launcher, 'validate', '--ndjson'], { stdio: 'pipe' });
    let stderr = '';
    process_.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    process_.stdin.on('error', () => undefined).end(many);
    process_.stdout.once('data', () => process_.stdout.destroy());
    const code = await new Promise((resolve) => process_.on('close', resolve));
    expect([code, stderr]).toEqual([0, '']);
  });
});
