import { describe, expect, it } from 'vitest';
import { defaultLayout } from '#shared/lamp/Layout';
import { describeProgram } from '#shared/program/describeProgram';
import { ImportReport } from '../../../renderer/library/ImportReport';
import { LibraryTile } from '../../../renderer/library/LibraryTile';
import { TagFilter } from '../../../renderer/library/TagFilter';
import { formatPastDate } from '../../../renderer/words/formats';
import { words } from '../../../renderer/words/words';
import { programOf, sampleStates } from '../sampleStates';
import { renderPart } from '../renderPart';
import { unlabelledControls } from '../unlabelledControls';

const now = Date.UTC(2026, 4, 20, 12);
const item = {
  id: 'a',
  program: programOf('Storm <b>over</b> the sea'),
  layout: defaultLayout,
  tags: ['weather', 'loud'],
  savedAt: Date.UTC(2026, 1, 3),
};

describe('a tile of the library', () => {
  const { html, text } = renderPart(<LibraryTile item={item} now={now} onUsed={() => {}} />, sampleStates());

  it('says the name, what it shows, its tags and when it was saved', () => {
    expect(text).toContain(item.program.name);
    expect(text).toContain(describeProgram(item.program));
    expect(text).toContain('weather loud');
    expect(text).toContain(formatPastDate(item.savedAt, now));
  });

  it('names its buttons after the program, so that one can tell them from those of the next tile', () => {
    expect(unlabelledControls(html)).toEqual([]);
    expect(html.match(/<button[^>]*aria-label="[^"]*Storm/g)).toHaveLength(2);
  });

  it('shows names from outside as text, never as markup', () => {
    expect(html).not.toContain('<b>');
  });
});

describe('what became of a file', () => {
  it('is said: taken in, what had to be mended, or why it was refused', () => {
    const report = renderPart(
      <ImportReport
        results={[
          { id: 1, file: 'a.json', outcome: { type: 'taken', repairs: [] } },
          { id: 2, file: 'b.json', outcome: { type: 'taken', repairs: ['The speed became 500.'] } },
          { id: 3, file: 'c.json', outcome: { type: 'refused', message: 'There is no program in it.' } },
        ]}
        onDismiss={() => {}}
      />,
      sampleStates(),
    );
    expect(report.text).toContain(words.library.taken('a.json'));
    expect(report.text).toContain(
      `${words.library.mended('b.json')} ${words.library.mends(1)} The speed became 500.`,
    );
    const alerts = [...report.html.matchAll(/data-tone="(\w+)" role="(\w+)"/g)].map(([, tone, role]) => [
      tone,
      role,
    ]);
    expect(alerts).toEqual([
      ['done', 'status'],
      ['mended', 'status'],
      ['failed', 'alert'],
    ]);
  });
});

describe('the tags above the tiles', () => {
  it('are pressed where they are chosen, and “all” where none is', () => {
    const pressed = (chosen: string[]) =>
      [
        ...renderPart(
          <TagFilter tags={['calm', 'loud']} chosen={chosen} onChoose={() => {}} />,
          sampleStates(),
        ).html.matchAll(/aria-pressed="true">(.*?)</g),
      ].map(([, tag]) => tag);
    expect(pressed([])).toEqual([words.library.allTags]);
    expect(pressed(['loud'])).toEqual(['loud']);
  });

  it('are not there where no program has any', () => {
    expect(renderPart(<TagFilter tags={[]} chosen={[]} onChoose={() => {}} />, sampleStates()).html).toBe('');
  });
});
