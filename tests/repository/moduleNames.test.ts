import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Modules without a main export: several of a kind, named after what they have in common. A new module belongs here only if it
 * has no export that it could be named after. (Functions around a type are in a file with the type's name in lower case.)
 */
const collections = new Set([
  'electron/cli/help.ts',
  'electron/cli/progressReporters.ts',
  'electron/cli/readInput.ts',
  'electron/cli/readOptions.ts',
  'electron/cli/serve.ts',
  'electron/cli/wishInput.ts',
  'electron/engine/ollama/chatRequests.ts',
  'electron/engine/ollama/diskAndMemory.ts',
  'electron/engine/ollama/lampModel.ts',
  'electron/engine/ollama/modelNames.ts',
  'electron/engine/ollama/ollamaInstallation.ts',
  'electron/engine/ollama/responseSchemas.ts',
  'electron/lamp/drivers/refusals.ts',
  'electron/lamp/identify/improv.ts',
  'electron/lamp/ports/portErrors.ts',
  'electron/lamp/ports/serialPorts.ts',
  'electron/lamp/process/lampProcessMessages.ts',
  'electron/lamp/virtual/adalightHeader.ts',
  'electron/storage/backup.ts',
  'electron/storage/files.ts',
  'electron/window/appProtocol.ts',
  'electron/window/quit.ts',
  'electron/window/startUp.ts',
  'renderer/conversation/PromptContext.tsx',
  'renderer/files/download.ts',
  'renderer/inspector/steps/sequenceEdits.ts',
  'renderer/keyboard/shortcuts.ts',
  'renderer/library/savedPrograms.ts',
  'renderer/library/thumbnails/thumbnailTime.ts',
  'renderer/settings/standingWishes.ts',
  'renderer/stage/picture/spreads.ts',
  'renderer/stage/picture/webgl/shaders/lampShader.ts',
  'renderer/stage/picture/webgl/shaders/ledsShader.ts',
  'renderer/stage/picture/webgl/shaders/screenShader.ts',
  'renderer/stage/picture/webgl/shaders/splatShader.ts',
  'renderer/store/WindowStoreContext.tsx',
  'renderer/store/selectors.ts',
  'renderer/words/formats.ts',
  'shared/animation/arithmetic/arithmetic.ts',
  'shared/animation/arithmetic/color.ts',
  'shared/animation/arithmetic/tables.ts',
  'shared/animation/flashes/luminance.ts',
  'shared/animation/flashes/turnRates.ts',
  'shared/animation/font/accents.ts',
  'shared/animation/guards/currentEstimate.ts',
  'shared/animation/guards/gamma.ts',
  'shared/animation/picture/shapes.ts',
  'shared/api/areas/appArea.ts',
  'shared/api/areas/conversationArea.ts',
  'shared/api/areas/conversationsArea.ts',
  'shared/api/areas/engineArea.ts',
  'shared/api/areas/lampArea.ts',
  'shared/api/areas/libraryArea.ts',
  'shared/api/areas/noticesArea.ts',
  'shared/api/areas/settingsArea.ts',
  'shared/api/areas/stageArea.ts',
  'shared/api/areas/wishArea.ts',
  'shared/api/contract.ts',
  'shared/api/progress.ts',
  'shared/conversation/context/promptLines.ts',
  'shared/conversation/conversationFile.ts',
  'shared/conversation/tokens/tokenTable.ts',
  'shared/conversation/wishText.ts',
  'shared/lamp/code/lampCodeTable.ts',
  'shared/lamp/layoutText.ts',
  'shared/lamp/wire/adalight.ts',
  'shared/lamp/wire/base64.ts',
  'shared/lamp/wire/crc.ts',
  'shared/lamp/wire/lines.ts',
  'shared/lamp/wire/messages.ts',
  'shared/program/color.ts',
  'shared/program/colorMath.ts',
  'shared/program/commandEdits.ts',
  'shared/program/commands.ts',
  'shared/program/edit/editTarget.ts',
  'shared/program/edit/stepEdits.ts',
  'shared/program/edit/timeEdits.ts',
  'shared/program/icons.ts',
  'shared/program/mend/vocabulary.ts',
  'shared/program/programFile.ts',
  'shared/program/text.ts',
]);

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
      const own = basename(path)
        .replace(/\.tsx?$/, '')
        .toLowerCase();
      return names.length > 0 && !names.some((name) => name.toLowerCase() === own);
    });
    expect(misnamed.filter((path) => !collections.has(path))).toEqual([]);
    expect([...collections].filter((path) => !misnamed.includes(path))).toEqual([]);
  });
});
