import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { formatProgram } from '#shared/program/formatProgram';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow } from '../../shared/conversation/logOf';

const storm = glow('Storm at sea');
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

async function lamp(words: string[], input = '') {
  const terminal = new FakeTerminal([input]);
  const code = await runLamp(['library', ...words, '--data', folder], commands, '0', terminal);
  return {
    code,
    terminal,
    messages: terminal.messages.join('\n'),
    result: () => terminal.lines[0] as { id: string },
  };
}

const list = async () => (await lamp(['list'])).result() as unknown as { name: string; tags: string[] }[];

describe('lamp library', () => {
  it('saves a program, and prints it again byte for byte', async () => {
    const { code, result } = await lamp(['save', '-'], formatProgram(storm));
    expect(code).toBe(0);
    expect(result()).toMatchObject({ name: 'Storm at sea', layout: '10x14+32', tags: [] });
    expect((await lamp(['show', result().id])).terminal.written).toBe(`${formatProgram(storm)}\n`);
    expect(await list()).toHaveLength(1);
  });

  it('says what it repaired', async () => {
    const { messages } = await lamp(['save', '-'], `Sure: ${formatProgram(storm)}`);
    expect(messages).toBe('Left out the text around the program.');
  });

  it('exports a program to another data folder, with its lamp and tags', async () => {
    const text = JSON.stringify({ program: storm, layout: 'strip60', tags: ['calm', 'sea'] });
    const { result } = await lamp(['import', '-'], text);
    const file = join(temporaryFolder(), 'storm.lamp.json');
    expect((await lamp(['export', result().id, file])).code).toBe(0);
    expect((await lamp(['export', result().id])).terminal.written).toBe(readFileSync(file, 'utf8'));
    folder = temporaryFolder();
    await lamp(['import', file]);
    expect(await list()).toMatchObject([{ name: 'Storm at sea', layout: '60x1', tags: ['calm', 'sea'] }]);
  });

  it('renames, tags, deletes and restores', async () => {
    const { id } = (await lamp(['save', '-'], formatProgram(storm))).result();
    await lamp(['rename', id, 'Harbour', 'lights']);
    await lamp(['tag', id, 'evening', 'evening', 'calm']);
    expect(await list()).toMatchObject([{ name: 'Harbour lights', tags: ['evening', 'calm'] }]);
    expect((await lamp(['remove', id])).messages).toContain(`lamp library put-back ${id}`);
    expect(await list()).toEqual([]);
    await lamp(['put-back', id]);
    expect(await list()).toMatchObject([{ name: 'Harbour lights' }]);
    await lamp(['tag', id]);
    expect(await list()).toMatchObject([{ tags: [] }]);
  });

  it.each([
    [['show', 'nobody'], 1, 'There is no saved program “nobody”.'],
    [['show', '../settings'], 1, 'There is no saved program'],
    [['remove', 'nobody'], 1, 'There is no saved program'],
    [['save', '-'], 1, 'empty'],
    [['rename', 'x'], 2, 'lamp library rename takes ID NAME…'],
  ])('answers %j with exit code %i', async (words, code, sentence) => {
    const answer = await lamp(words);
    expect([answer.code, answer.messages]).toEqual([code, expect.stringContaining(sentence)]);
  });

  it('refuses a file without a program, and saves nothing', async () => {
    const file = join(temporaryFolder(), 'x.json');
    writeFileSync(file, '{"hello":1}');
    expect((await lamp(['import', file])).code).toBe(1);
    expect(await list()).toEqual([]);
  });
});
