import { describe, expect, it } from 'vitest';
import { routes } from '#shared/api/contract';
import { decodeGif } from '../../fakes/decodeGif';
import { folderBytesWithoutLock } from '../storage/openStorage';
import { openTestApp } from './openTestApp';
import { solid, twoColors } from './samplePrograms';

async function openWithSaved() {
  const app = await openTestApp({ settings: { limitsFlashes: false } });
  await app.call(routes.conversation.edit, { program: twoColors });
  const { id } = await app.call(routes.library.save, { version: 1, tags: ['Warm', 'warm ', ''] });
  return { app, id };
}

describe('the library', () => {
  it('lists saved programs with the lamp they were made for', async () => {
    const { app, id } = await openWithSaved();
    expect(app.states.library).toMatchObject([
      { id, program: twoColors, layout: { columns: 10, rows: 14 }, savedAt: expect.any(Number) as number },
    ]);
    await app.refuses(app.call(routes.library.save, { version: 9 }), 'NOT_FOUND');
  });

  it('saves under another name without changing the current program', async () => {
    const { app } = await openWithSaved();
    await app.call(routes.library.save, { version: 1, name: 'Campfire' });
    expect(app.states.library.map(({ program }) => program.name)).toContain('Campfire');
    expect(app.states.stage.program.name).toBe('Two colours');
  });

  it('shows a saved program, and the conversation says where it is from', async () => {
    const { app, id } = await openWithSaved();
    await app.call(routes.conversation.edit, { program: solid('#FF0000') });
    await app.call(routes.library.use, { id });
    expect(app.entries.at(-1)).toMatchObject({ type: 'manual', from: 'library', program: twoColors });
    expect(app.states.stage.program).toEqual(twoColors);
  });

  it('renames, tags, removes and restores', async () => {
    const { app, id } = await openWithSaved();
    await app.call(routes.library.rename, { id, name: 'Dusk' });
    await app.call(routes.library.setTags, { id, tags: ['calm'] });
    expect(app.states.library).toMatchObject([{ id, program: { name: 'Dusk' }, tags: ['calm'] }]);
    const [item] = app.states.library;
    await app.call(routes.library.remove, { id });
    expect(app.states.library).toEqual([]);
    await app.refuses(app.call(routes.library.use, { id }), 'NOT_FOUND');
    await app.call(routes.library.putBack, { id });
    expect(app.states.library).toEqual([item]);
  });

  it('exports a file and imports it again', async () => {
    const { app, id } = await openWithSaved();
    const { name, text } = await app.call(routes.library.export, { id });
    expect(name).toMatch(/^[\w-]+\.lamp\.json$/);
    const taken = await app.call(routes.library.import, { text });
    expect(taken.repairs).toEqual([]);
    expect(app.states.library.find((item) => item.id === taken.id)).toMatchObject({ program: twoColors });
  });

  it('imports a text that contains a program, and says what it repaired', async () => {
    const { app } = await openWithSaved();
    const text = `Here you are:\n${JSON.stringify(twoColors).replace('"steps"', 'steps')}`;
    const { repairs } = await app.call(routes.library.import, { text });
    expect(repairs.length).toBeGreaterThan(0);
    expect(app.states.library).toHaveLength(2);
  });

  it.each(['', 'no program at all', '{"name":"x","steps":[]}'])(
    'refuses text without a program: %j',
    async (text) => {
      const { app } = await openWithSaved();
      const before = folderBytesWithoutLock(app.folder);
      await expect(app.call(routes.library.import, { text })).rejects.toMatchObject({
        code: expect.not.stringMatching('INTERNAL') as string,
        message: expect.stringMatching(/\.$/) as string,
      });
      expect(folderBytesWithoutLock(app.folder)).toEqual(before);
    },
  );

  it('draws an animated picture of a version and of a saved program', async () => {
    const { app, id } = await openWithSaved();
    for (const program of [{ from: 'library', id } as const, { from: 'conversation', version: 1 } as const]) {
      const { name, base64 } = await app.call(routes.library.gif, { program });
      expect(name).toMatch(/\.gif$/);
      const gif = decodeGif(Buffer.from(base64, 'base64'));
      expect(gif.frames.length).toBeGreaterThanOrEqual(2);
    }
    await app.refuses(
      app.call(routes.library.gif, { program: { from: 'library', id: 'none' } }),
      'NOT_FOUND',
    );
  });
});
