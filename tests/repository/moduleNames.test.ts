import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Modules without a main export: several of a kind, named after what they have in common. A new module belongs here only
 * if it has no export that it could be named after.
 */
const collections = new Set<string>([]);

/** The names that a module exports. */
function exportsOf(text: string): string[] {
  const declared =
    /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
  const listed = /^export (?:type )?\{([^}]*)\}/gm;
  return [
    ...[...text.matchAll(declared)].flatMap(([, name]) => name ?? []),
    ...[...text.matchAll(listed)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => name.trim().split(' as ').at(-1) ?? []),
    ),
  ];
}

const modules = spawnSync('git', ['ls-files', 'electron', 'renderer', 'shared'], {
  cwd: root,
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('shared/composer/'));

describe('modules', () => {
  it('carry the name of their main export, unless they are a collection', () => {
    expect(modules.length).toBeGreaterThan(500);
    const misnamed = modules.filter((path) => {
      const names = exportsOf(readFileSync(join(root, path), 'utf8'));
      return names.length > 0 && !names.includes(basename(path).replace(/\.tsx?$/, ''));
    });
    expect(misnamed.filter((path) => !collections.has(path))).toEqual([]);
    expect([...collections].filter((path) => !misnamed.includes(path))).toEqual([]);
  });
});
