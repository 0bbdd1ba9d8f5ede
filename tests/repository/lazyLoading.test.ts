import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { BrowserHost } from '../e2e/BrowserHost';
import { temporaryFolder } from '../fakes/temporaryFolder';

const lamp = join(import.meta.dirname, '../../out/main/lamp.js');
const run = promisify(execFile);

/** A process started with this writes the address of each file it loads into `list`. */
function listingLoads() {
  const folder = temporaryFolder();
  const [list, hooks, start] = ['loaded.txt', 'hooks.mjs', 'start.mjs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(list, '');
  writeFileSync(
    hooks,
    `import { appendFileSync } from 'node:fs';
export function load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + '\\n');
  return next(url, context);
}
`,
  );
  writeFileSync(
    start,
    `import { register } from 'node:module';\nregister(${JSON.stringify(pathToFileURL(hooks).href)});\n`,
  );
  return {
    env: { NODE_OPTIONS: `--import ${pathToFileURL(start).href}` },
    /** The files of ours that were loaded: their texts. */
    texts: () =>
      readFileSync(list, 'utf8')
        .split('\n')
        .filter((url) => url.startsWith('file:') && url.includes('/out/main/'))
        .map((url) => readFileSync(fileURLToPath(url), 'utf8')),
  };
}

/** What is large among the parts of the app, by what only its own code says. */
const isPart = {
  composer: (text: string) =>
    allScenes.filter(({ name }) => text.includes(JSON.stringify(name))).length > 100,
  zod: (text: string) => text.includes('ZodError'),
  undici: (text: string) => text.includes('UND_ERR_HEADERS_TIMEOUT'),
};

type Part = keyof typeof isPart;

function partsIn(texts: readonly string[]): Part[] {
  return (Object.keys(isPart) as Part[]).filter((part) => texts.some(isPart[part]));
}

const program = '{"program":{"name":"Dark","steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}';

describe('lamp', () => {
  it.each<[words: string[], parts: Part[]]>([
    [['--version'], []],
    [['help'], []],
    [['validate', 'FILE'], ['zod']],
    [['summarize', 'FILE'], ['zod']],
    [['frames', 'FILE', '--at', '0'], ['zod']],
    // Those that need more: what is looked for can be found.
    [
      ['intent', 'slower'],
      ['composer', 'zod'],
    ],
    [
      ['model', 'status', '--host', '127.0.0.1:1'],
      ['zod', 'undici'],
    ],
  ])('%j loads of what is large only %j', async (words, parts) => {
    const { env, texts } = listingLoads();
    const file = join(temporaryFolder(), 'program.json');
    writeFileSync(file, program);
    const typed = words.map((word) => (word === 'FILE' ? file : word));
    await run(process.execPath, [lamp, ...typed], {
      env: { ...process.env, ...env, LAMPWRIGHT_DATA: temporaryFolder() },
    });
    expect(texts().length).toBeGreaterThan(0);
    expect(partsIn(texts())).toEqual(parts);
  });

  it('serve tells its first state without the composer', async () => {
    const { env, texts } = listingLoads();
    const home = { HOME: temporaryFolder(), OLLAMA_HOST: '127.0.0.1:1' };
    const host = await BrowserHost.start(lamp, ['serve', '--no-open', '--port', '0'], { ...home, ...env });
    onTestFinished(async () => void (await host.end()));
    await new Promise<void>((resolve) => {
      const { leave } = host.connect((event) => {
        if ('area' in event) resolve();
      });
      onTestFinished(leave);
    });
    expect(partsIn(texts())).not.toContain('composer');
  });
});
