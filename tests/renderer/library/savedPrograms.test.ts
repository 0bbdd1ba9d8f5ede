import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryRoutes } from '#shared/api/areas/libraryArea';
import { defaultLayout } from '#shared/lamp/Layout';
import {
  filterPrograms,
  parseTags,
  tagsOf,
  type LibraryProgram,
} from '../../../renderer/library/savedPrograms';
import { programOf } from '../sampleStates';

const saved = (name: string, tags: string[] = [], color = '#FF8800'): LibraryProgram => ({
  id: name,
  program: programOf(name, color),
  layout: defaultLayout,
  tags,
  savedAt: 1,
});

const storm = saved('Storm over the sea', ['weather', 'loud'], '#0000FF');
const fire = saved('Fireplace', ['calm', 'evening'], '#FF0000');
const rain = saved('Rain', ['weather', 'calm'], '#0000FF');
const items = [storm, fire, rain];
const namesFor = (words: string, ...tags: string[]) =>
  filterPrograms(items, { words, tags }).map(({ program }) => program.name);

describe('the search in the library', () => {
  it('finds by name, by tag and by what a program shows, whatever the case', () => {
    expect(namesFor('STORM')).toEqual(['Storm over the sea']);
    expect(namesFor('evening')).toEqual(['Fireplace']);
    expect(namesFor('blue')).toEqual(['Storm over the sea', 'Rain']);
  });

  it('requires all words, in any place', () => {
    expect(namesFor('blue  sea')).toEqual(['Storm over the sea']);
    expect(namesFor('blue fireplace')).toEqual([]);
  });

  it('requires all chosen tags in addition to the words', () => {
    expect(namesFor('', 'calm')).toEqual(['Fireplace', 'Rain']);
    expect(namesFor('', 'calm', 'weather')).toEqual(['Rain']);
    expect(namesFor('storm', 'calm')).toEqual([]);
  });

  it('gives the same list object without a search, so that nothing is rendered again', () => {
    expect(filterPrograms(items, { words: '  ', tags: [] })).toBe(items);
  });
});

describe('tags', () => {
  it('are offered once each, the most used first, then alphabetically', () => {
    expect(tagsOf(items)).toEqual(['calm', 'weather', 'evening', 'loud']);
  });

  it('are separated by commas, trimmed, and listed once', () => {
    expect(parseTags(' calm,, Late   evening ,CALM, ')).toEqual(['calm', 'Late evening']);
    expect(parseTags(' , ')).toEqual([]);
    expect(parseTags(`${'x'.repeat(39)}💡`)).toEqual(['x'.repeat(39)]);
  });

  it('are always accepted by the app, whatever is typed', () => {
    assert(
      property(array(string({ unit: 'binary', maxLength: 60 }), { maxLength: 30 }), (typed) => {
        const tags = parseTags(typed.join(','));
        expect(libraryRoutes.setTags.input.safeParse({ id: 'a', tags }).success).toBe(true);
        expect(parseTags(tags.join(', '))).toEqual(tags);
      }),
    );
  });
});
