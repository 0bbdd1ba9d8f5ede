import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLayout } from '#shared/lamp/layoutText';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { glow } from '../../shared/conversation/logOf';
import { program } from '../../shared/program/arbitraries';
import { folderBytes, openStorage, tickingClock } from './openStorage';

async function emptyLibrary(folder = temporaryFolder()) {
  const { storage, warnings } = await openStorage(folder, { now: tickingClock() });
  return { folder, storage, library: storage.library, warnings };
}

describe('the library', () => {
  it('keeps saved programs, the newest first', async () => {
    const { folder, storage, library } = await emptyLibrary();
    const layout = parseLayout('8x8');
    const candle = await library.save(glow('Kerze ☔'), layout, [' warm ', 'warm', 'a\nb', '']);
    const sea = await library.save(glow('Sea', '#0000FF'));
    expect(candle.tags).toEqual(['warm', 'a b']);
    await storage.close();
    const again = await emptyLibrary(folder);
    expect(await again.library.list()).toEqual([sea, candle]);
    expect(await again.library.get(candle.id)).toEqual(candle);
    expect((await again.library.get(candle.id)).layout).toEqual(layout);
    expect(again.warnings).toEqual([]);
  });

  it('keeps two programs of the same name apart', async () => {
    const { library } = await emptyLibrary();
    const [one, other] = [await library.save(glow('Candle')), await library.save(glow('Candle', '#00FF00'))];
    expect(one.id).not.toBe(other.id);
    expect(await library.list()).toEqual([other, one]);
  });

  it('renames and tags a program without changing anything else', async () => {
    const { folder, storage, library } = await emptyLibrary();
    const item = await library.save(glow('Candle'), undefined, ['old']);
    await library.rename(item.id, '  Grandma’s\n candle  ');
    await library.setTags(item.id, ['cosy', 'cosy', 'evening']);
    await storage.close();
    const again = await emptyLibrary(folder);
    expect(await again.library.list()).toEqual([
      { ...item, program: { ...item.program, name: 'Grandma’s candle' }, tags: ['cosy', 'evening'] },
    ]);
    await expect(again.library.rename(item.id, ' \t')).rejects.toMatchObject({ code: 'EMPTY_INPUT' });
    expect((await again.library.rename(item.id, 'x'.repeat(500))).program.name).toBe('x'.repeat(60));
  });

  it('keeps a name and tags that are set at the same time', async () => {
    const { library } = await emptyLibrary();
    const { id } = await library.save(glow('Candle'));
    await Promise.all([library.rename(id, 'Hearth'), library.setTags(id, ['warm'])]);
    expect(await library.get(id)).toMatchObject({ program: { name: 'Hearth' }, tags: ['warm'] });
  });

  it('accepts any spelling of colours without calling it a repair', async () => {
    const { library } = await emptyLibrary();
    const { id } = await library.save(glow('Candle', '#FF8800'));
    const text = await library.exportText(id);
    const whole = JSON.parse(text) as { program: unknown };
    for (const spelt of [text, JSON.stringify({ program: whole.program }), JSON.stringify(whole.program)]) {
      const { item, repairs } = await library.importText(spelt.replace('#FF8800', '#ff8800'));
      expect([item.program, repairs]).toEqual([glow('Candle', '#FF8800'), []]);
    }
  });

  it('restores a deleted program, also after a restart', async () => {
    const { folder, storage, library } = await emptyLibrary();
    const item = await library.save(glow('Candle'), undefined, ['warm']);
    await library.remove(item.id);
    expect(await library.list()).toEqual([]);
    await expect(library.get(item.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await storage.close();
    const again = await emptyLibrary(folder);
    await again.library.putBack(item.id);
    expect(await again.library.list()).toEqual([item]);
    await expect(again.library.putBack(item.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each(['../x', '', 'a/b', 'missing', 'x'.repeat(65)])(
    'does not find %j, and touches nothing',
    async (id) => {
      const { folder, library } = await emptyLibrary();
      writeFileSync(join(folder, 'x.lamp.json'), 'private');
      const before = folderBytes(folder);
      const attempts = [
        library.get(id),
        library.exportText(id),
        library.rename(id, 'x'),
        library.setTags(id, []),
        library.remove(id),
        library.putBack(id),
      ];
      for (const attempt of await Promise.allSettled<unknown>(attempts)) {
        expect(attempt).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
      }
      expect(folderBytes(folder)).toEqual(before);
    },
  );
});

describe('an exported program', () => {
  it('is the same, with its lamp and tags, when it is imported elsewhere', async () => {
    const one = await emptyLibrary();
    const item = await one.library.save(glow('Candle'), parseLayout('8x8+4'), ['warm']);
    const other = await emptyLibrary();
    const taken = await other.library.importText(await one.library.exportText(item.id));
    expect(taken.repairs).toEqual([]);
    expect(taken.item).toMatchObject({ program: item.program, layout: item.layout, tags: ['warm'] });
    expect(await other.library.list()).toEqual([taken.item]);
  });

  it('is read back unchanged, whatever the program', async () => {
    const { library } = await emptyLibrary();
    await fc.assert(
      fc.asyncProperty(program, async (one) => {
        const saved = await library.save(one);
        const { item, repairs } = await library.importText(await library.exportText(saved.id));
        expect([item.program, repairs]).toEqual([one, []]);
        expect((await library.get(item.id)).program).toEqual(one);
      }),
      { numRuns: 50 },
    );
  });
});

describe('importing', () => {
  it('accepts a model’s reply, and says what was repaired', async () => {
    const { library } = await emptyLibrary();
    const reply = `Sure!\n\`\`\`json\n${JSON.stringify({ program: glow('Candle') }).replace('null', '"2s"')}\n\`\`\``;
    const { item, repairs } = await library.importText(reply);
    expect(item.program).toMatchObject({ name: 'Candle', steps: [{ duration: 2000 }] });
    expect(repairs.join(' ')).toContain('text around');
    expect(await library.list()).toEqual([item]);
  });

  it.each([
    ['', 'EMPTY_INPUT'],
    ['a candle, please', 'NO_PROGRAM'],
    ['{"program":{"name":"x","steps":[]}}', 'NO_STEPS'],
  ])('refuses %j, and writes nothing', async (text, code) => {
    const { folder, library } = await emptyLibrary();
    const before = folderBytes(folder);
    await expect(library.importText(text)).rejects.toMatchObject({ code });
    expect(folderBytes(folder)).toEqual(before);
  });
});

describe('a damaged saved program', () => {
  it.each(['', 'noise', '\0\0\0\0', '{"program":{"name":"x","steps":[]}}'])(
    '(%j) is renamed with a warning; the others are listed',
    async (text) => {
      const { folder, library, warnings } = await emptyLibrary();
      const sound = await library.save(glow('Candle'));
      const broken = await library.save(glow('Broken'));
      writeFileSync(join(folder, 'library', `${broken.id}.lamp.json`), text);
      expect(await library.list()).toEqual([sound]);
      const [name = '', ...more] = readdirSync(join(folder, 'damaged'));
      const aside = join(folder, 'damaged', name);
      expect([name.endsWith(`${broken.id}.lamp.json`), more]).toEqual([true, []]);
      expect(readFileSync(aside, 'utf8')).toBe(text);
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(aside);
      expect(await library.list()).toEqual([sound]);
      expect(warnings).toHaveLength(1);
    },
  );

  it.each(['my candle (1).lamp.json', 'ä.lamp.json'])(
    'or a file with a foreign name (%s) does not keep the others from being listed',
    async (name) => {
      const { folder, library } = await emptyLibrary();
      const item = await library.save(glow('Candle'));
      writeFileSync(join(folder, 'library', name), await library.exportText(item.id));
      expect((await library.list()).map(({ id }) => id)).toContain(item.id);
      expect(existsSync(join(folder, 'library', name))).toBe(true);
    },
  );
});
