import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fakes/temporaryFolder';

const root = join(import.meta.dirname, '../..');

/** What the linter says, under the repository's own rules, of a file with this import in it. */
function complaint(file: string, from: string): string {
  const folder = temporaryFolder();
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `import { thing } from '${from}';\n\nexport const same = thing;\n`);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'unix', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

describe('imports point inward', () => {
  it.each([
    ['shared/program/a.ts', '../../electron/cli/help'],
    ['shared/program/a.ts', '../../renderer/App'],
    ['shared/program/a.ts', 'node:fs'],
    ['shared/program/a.ts', 'react'],
    ['shared/program/a.ts', 'electron'],
    ['renderer/stage/a.ts', '../../electron/cli/help'],
    ['renderer/stage/a.ts', '../../shared/program/schema'],
    ['renderer/stage/a.ts', 'node:fs'],
    ['renderer/stage/a.ts', 'electron'],
    ['renderer/stage/a.ts', 'serialport'],
    ['renderer/words/a.ts', '../store/conversationItems'],
    ['renderer/words/inspector/a.ts', '../../inspector/steps/refusal'],
    ['renderer/words/a.ts', '../../shared/program/schema'],
    ['renderer/words/a.ts', 'react'],
    ['electron/cli/a.ts', '../../renderer/App'],
    ['electron/cli/a.ts', '../../tests/fakes/FakeTerminal'],
    ['electron/cli/a.ts', '../../shared/program/schema'],
    ['electron/cli/a.ts', 'electron-store'],
    ['electron/cli/a.ts', 'conf'],
    ['electron/cli/a.ts', 'ollama'],
    ['electron/engine/ollama/a.ts', 'undici'],
    ['electron/engine/ollama/OllamaClient.ts', 'conf'],
    ['electron/cli/a.ts', '../storage/electronStore'],
    ['electron/storage/openConfStore.ts', '../../renderer/App'],
    ['electron/lamp/a.ts', 'serialport'],
    ['electron/lamp/ports/a.ts', '@serialport/bindings-cpp'],
    ['electron/main.ts', 'serialport'],
    ['electron/engine/ollama/OllamaClient.ts', 'serialport'],
    ['electron/lamp/ports/serialPorts.ts', 'conf'],
    ['electron/lamp/ports/serialPorts.ts', 'ollama'],
    ['electron/lamp/ports/serialPorts.ts', '../../../renderer/App'],
  ])('%s may not import %s', (file, from) => {
    expect(complaint(file, from)).toContain('no-restricted-imports');
  });

  it.each([
    ['shared/program/a.ts', './schema'],
    ['shared/program/a.ts', '../api/errors'],
    ['shared/program/a.ts', 'zod'],
    ['renderer/stage/a.ts', '#shared/program/schema'],
    ['renderer/stage/a.ts', 'react'],
    ['renderer/words/a.ts', '#shared/program/schema'],
    ['renderer/words/inspector/a.ts', '../formats'],
    ['electron/cli/a.ts', '#shared/program/schema'],
    ['electron/cli/a.ts', 'node:fs'],
    ['electron/cli/a.ts', '../storage/confStore'],
    ['electron/main.ts', './storage/electronStore'],
    ['electron/engine/ollama/OllamaClient.ts', 'ollama'],
    ['electron/engine/ollama/checkedFetch.ts', 'undici'],
    ['electron/storage/openConfStore.ts', 'conf'],
    ['electron/storage/openElectronStore.ts', 'electron-store'],
    ['electron/lamp/ports/serialPorts.ts', 'serialport'],
    ['tests/a.ts', '../electron/cli/help'],
  ])('%s may import %s', (file, from) => {
    expect(complaint(file, from)).not.toContain('no-restricted-imports');
  });
});
