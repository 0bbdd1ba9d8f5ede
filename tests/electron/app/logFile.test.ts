import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { createAppLog } from '../../../electron/log/AppLog';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { openWithModel, stalledAt } from './openOllama';
import { twoColors } from './samplePrograms';

const secret = 'xylophone';

/** Creates wishes, replies and notes of every kind with a unique word, and returns what was logged. */
async function logOfAll(isDebugging: boolean): Promise<string> {
  const folder = temporaryFolder();
  const { app, ollama } = await openWithModel({ log: createAppLog(folder, isDebugging) });
  const reply = JSON.stringify({
    program: { ...twoColors, name: secret },
    note: `The owner likes ${secret}.`,
  });
  ollama.queueReplies(reply);
  await app.wish(`a ${secret} in the rain`);
  for (const fault of ['busy', 'http-500-out-of-memory', 'die-while-reading', 'html'] as const) {
    ollama.failNext(fault === 'html' ? { name: 'html', path: '/api/chat' } : fault);
    await app.wish(`a ${secret} played by the sea`);
  }
  for (const name of [
    'die-mid-line',
    'garbage-bytes',
    'error-line',
    'broken-json-line',
    'no-done',
  ] as const) {
    ollama.queueReplies({ text: reply, fault: { name, afterTokens: 12 } });
    await app.wish(`a ${secret} under the stars`);
  }
  ollama.queueReplies(`${secret} is no program`, `${secret} is none either`);
  await app.wish(`another ${secret}`);
  ollama.queueReplies(stalledAt('"warm"', reply));
  await app.send(`a ${secret} that never ends`);
  await app.call(routes.wish.stop, undefined);
  await app.send(`make it green like a ${secret}`).catch(() => undefined);
  await app.idle();
  await app.call(routes.conversation.addNote, { text: secret });
  await app.call(routes.library.import, { text: secret }).catch(() => undefined);
  await app.call(routes.conversations.import, { text: secret }).catch(() => undefined);
  await app.call(routes.conversations.rename, { id: app.states.conversation.id, title: secret });
  await app.call(routes.settings.change, { changes: { standingWishes: [secret] } });
  await app.send(`save this as ${secret}`);
  await app.close();
  expect(app.entriesOf('failure').length).toBeGreaterThan(8);
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}

describe('the log file', () => {
  it('contains no word of a wish, reply, note or name at the default level', async () => {
    const text = await logOfAll(false);
    expect(text).toContain('OUT_OF_MEMORY');
    expect(text).toContain('closed');
    expect(text).not.toContain(secret);
    expect(text).not.toContain('fault');
  });

  it('contains them at the debug level', async () => {
    expect(await logOfAll(true)).toContain(secret);
  });

  it('starts a new file at its size limit and deletes the oldest', () => {
    const folder = temporaryFolder();
    const log = createAppLog(folder, false, () => 0, { bytes: 500, files: 2 });
    for (let count = 0; count < 100; count++) log.info(`line ${count}`);
    expect(readdirSync(folder).sort()).toEqual(['lampwright.1.log', 'lampwright.2.log', 'lampwright.log']);
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(500);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(read('lampwright.log')).toContain('line 99');
    const kept = ['lampwright.2.log', 'lampwright.1.log', 'lampwright.log'].map(read).join('');
    const lines = [...kept.matchAll(/line (\d+)/g)].map(([, number]) => Number(number));
    expect(lines).toEqual(Array.from(lines, (_, at) => 100 - lines.length + at));
  });

  it('continues in the existing file', () => {
    const folder = temporaryFolder();
    createAppLog(folder, false).info('first');
    createAppLog(folder, false).info('second');
    expect(readFileSync(join(folder, 'lampwright.log'), 'utf8')).toMatch(/first\n.*second\n$/);
  });

  it('does not stop the app if it cannot be written', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const log = createAppLog(join(file, 'logs'), true);
    expect(() => log.fault('x', new Error('y'))).not.toThrow();
  });
});
