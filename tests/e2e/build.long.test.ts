import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const built = (file: string) => readFileSync(join(root, 'out', file), 'utf8');

describe('the build', () => {
  it('makes the preload a CommonJS file, which a sandboxed window can load', () => {
    expect(built('preload/preload.cjs')).toContain('require("electron")');
  });

  it('keeps Electron out of everything but the main entry', () => {
    const files = readdirSync(join(root, 'out/main'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((file) => file.endsWith('.js'));
    const importing = scripts.filter((file) => /from ["']electron["']/.test(built(`main/${file}`)));
    expect(importing).toEqual(['main.js']);
  });

  it('makes a page without inline scripts or styles, as its policy demands', () => {
    const page = built('renderer/index.html');
    expect(page).toMatch(/<script type="module"[^>]* src="/);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|style=/);
  });
});

describe('npm start', () => {
  it('says what is wrong with a port that is none', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'electron/bin/start.mjs')], {
      env: { ...process.env, PORT: 'eighty', LAMPWRIGHT_HOST: 'browser' },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, 'PORT is “eighty”; it must be a number from 0 to 65535.\n']);
  });
});
