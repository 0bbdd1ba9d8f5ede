import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { lampModelName } from '../../../electron/engine/ollama/lampModel';
import { openConfStore } from '../../../electron/storage/openConfStore';
import { Storage } from '../../../electron/storage/Storage';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { edit, glow, reply, wish } from '../../shared/conversation/logOf';

let folder: string;
let ids: string[];

/** A data folder with two conversations: a storm with a follow-up and a note, and a candle. */
beforeEach(async () => {
  folder = temporaryFolder();
  const storage = await open();
  const storm = await storage.conversations.create();
  await storm.append(wish('a storm over the sea'), reply(1, glow('Storm')));
  await storm.append(wish('slower'), edit(3, glow('Slow storm')));
  await storm.append({ type: 'note', text: 'Likes it slow.', origin: 'model', to: 1 });
  const candle = await storage.conversations.create();
  await candle.append(wish('candle'), reply(1, glow('Candle')));
  ids = [storm.id, candle.id];
  await storage.close();
});

function open(): Promise<Storage> {
  return Storage.open({ folder, openStore: openConfStore, mode: 'write', warn: () => undefined });
}

async function lamp(...words: string[]) {
  const terminal = new FakeTerminal();
  const code = await runLamp(['conversation', '--data', folder, ...words], commands, '0', terminal);
  return { code, terminal, messages: terminal.messages.join('\n'), result: () => terminal.lines[0] };
}

const titles = async () =>
  ((await lamp('list')).result() as { title: string }[]).map(({ title }) => title).sort();

describe('lamp conversation', () => {
  it('lists and searches', async () => {
    expect((await lamp('list')).result()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ids[0], title: 'Storm over the sea', exchanges: 2 }),
        expect.objectContaining({ id: ids[1], title: 'Candle', exchanges: 1 }),
      ]),
    );
    const found = (...words: string[]) =>
      lamp('search', ...words).then(({ result }) => (result() as { id: string }[]).map(({ id }) => id));
    expect(await found('sea', 'STORM')).toEqual([ids[0]]);
    expect(await found('slower')).toEqual([ids[0]]);
    expect(await found('nothing')).toEqual([]);
  });

  it('shows the wishes, their outcome, and the notes', async () => {
    expect((await lamp('show', ids[0] ?? '')).result()).toMatchObject({
      id: ids[0],
      title: 'Storm over the sea',
      exchanges: [
        { wish: 'a storm over the sea', by: 'model', summary: 'Storm, 1 step: solid(#FF8800)' },
        { wish: 'slower', by: 'edit' },
      ],
      notes: [{ text: 'Likes it slow.', origin: 'model' }],
      current: { program: { name: 'Slow storm' } },
    });
  });

  it('prints what the model would be sent with wishes for every conversation, using the learnt calibration', async () => {
    const storage = await open();
    storage.settings.set({ standingWishes: ['Never any strobes'], lampBase: 'gemma3:1b' });
    const context = async () =>
      (await lamp('context', ids[0] ?? '', 'even', 'slower')).result() as {
        messages: unknown[];
        tokens: { total: number };
      };
    const before = await context();
    expect(JSON.stringify(before.messages)).toContain('Never any strobes');
    storage.setCalibration(lampModelName('gemma3:1b'), { ratios: [2, 2, 2], replies: [] });
    await storage.close();
    expect((await context()).tokens.total).toBeGreaterThan(before.tokens.total);
  });

  it('prints what the model would be sent', async () => {
    const { messages } = (await lamp('context', ids[0] ?? '', 'even', 'slower')).result() as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
    expect(messages.at(-1)?.content).toBe('even slower');
  });

  it('exports a conversation to another data folder and back', async () => {
    const file = join(temporaryFolder(), 'storm.jsonl');
    expect((await lamp('export', ids[0] ?? '', file)).result()).toEqual({ ok: true, file });
    expect((await lamp('export', ids[0] ?? '')).terminal.written).toBe(readFileSync(file, 'utf8'));
    const [home, abroad] = [folder, temporaryFolder()];
    folder = abroad;
    expect((await lamp('import', file)).result()).toMatchObject({ ok: true, id: ids[0] });
    expect(await titles()).toEqual(['Storm over the sea']);
    folder = home;
    const { result } = await lamp('import', file);
    expect(result()).toMatchObject({ ok: true, title: 'Storm over the sea' });
    expect((result() as { id: string }).id).not.toBe(ids[0]);
    expect(await titles()).toHaveLength(3);
  });

  it('renames, deletes and restores', async () => {
    expect((await lamp('rename', ids[1] ?? '', 'Friday', 'evening')).result()).toMatchObject({
      title: 'Friday evening',
    });
    const { messages } = await lamp('remove', ids[1] ?? '');
    expect(messages).toContain(`put-back ${ids[1]}`);
    expect(await titles()).toEqual(['Storm over the sea']);
    await lamp('put-back', ids[1] ?? '');
    expect(await titles()).toEqual(['Friday evening', 'Storm over the sea']);
  });

  it('backs up everything, and restores it elsewhere', async () => {
    const file = join(temporaryFolder(), 'all.jsonl');
    expect((await lamp('backup', file)).result()).toMatchObject({ ok: true, conversations: 2 });
    folder = temporaryFolder();
    expect((await lamp('restore', file)).result()).toMatchObject({ ok: true, conversations: 2 });
    expect(await titles()).toEqual(['Candle', 'Storm over the sea']);
  });

  it('erases everything, but only with the full option', async () => {
    expect((await lamp('erase-all')).code).toBe(2);
    expect((await lamp('erase-all', 'please')).code).toBe(2);
    expect(await titles()).toHaveLength(2);
    expect((await lamp('erase-all', 'FOREVER')).result()).toEqual({ ok: true });
    expect(await titles()).toEqual([]);
    expect((await lamp('put-back', ids[0] ?? '')).code).toBe(1);
  });

  it('reads while the app is running, but does not write', async () => {
    const app = await open();
    expect((await lamp('list')).code).toBe(0);
    const { code, messages } = await lamp('rename', ids[0] ?? '', 'Mine');
    expect(code).toBe(1);
    expect(messages).toContain(`Lampwright is already open (process ${process.pid})`);
    await app.close();
    expect(await titles()).not.toContain('Mine');
  });

  it.each([
    [[], 2, 'Which action?'],
    [['burn'], 2, 'There is no action “burn”.'],
    [['toString'], 2, 'There is no action “toString”.'],
    [['show'], 2, 'lamp conversation show takes ID.'],
    [['list', '--data', ''], 2, '--data needs a folder.'],
    [['list', 'x'], 2, 'lamp conversation list takes no words.'],
    [['rename', 'x'], 2, 'takes ID TITLE…'],
    [['export', 'x', 'y', 'z'], 2, 'takes ID [OUT]'],
    [['show', 'nobody'], 1, 'There is no conversation “nobody”.'],
    [['show', '../settings'], 1, 'There is no conversation “../settings”.'],
    [['import', '/no/such/file'], 1, 'There is no file'],
    [['export', 'nobody', 'x'], 1, 'There is no conversation'],
    [['put-back', 'nobody'], 1, 'no longer among what was deleted'],
    [['restore', '/no/such/file'], 1, 'cannot be read'],
  ])('answers %j with exit code %i', async (words, code, sentence) => {
    const answer = await lamp(...words);
    expect([answer.code, answer.messages]).toEqual([code, expect.stringContaining(sentence)]);
    expect(answer.terminal.written).toBe('');
  });

  it('refuses a file that is not a conversation, and leaves no trace of it', async () => {
    const file = join(temporaryFolder(), 'x.json');
    writeFileSync(file, '{"hello":1}\n');
    const { code, messages } = await lamp('import', file);
    expect([code, messages]).toEqual([1, 'This is not a conversation of Lampwright.']);
    expect(readdirSync(join(folder, 'conversations'))).toHaveLength(2);
  });

  it('releases the folder for the next command', async () => {
    await lamp('rename', ids[0] ?? '', 'Mine');
    await lamp('show', 'nobody');
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});
