import { fireEvent, within } from '@testing-library/react';
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
import { fakeCanvas } from '../fakeCanvas';
import { unlabelledControls } from '../unlabelledControls';
import { visibleText } from '../visibleText';

const now = Date.UTC(2026, 4, 20, 12);
const item = {
  id: 'a',
  program: programOf('Storm <b>over</b> the sea'),
  layout: defaultLayout,
  tags: ['weather', 'loud'],
  savedAt: Date.UTC(2026, 1, 3),
};

fakeCanvas();

describe('a tile of the library', () => {
  const draw = () => renderPart(<LibraryTile item={item} now={now} onUsed={() => {}} />, sampleStates());

  it('shows the name, a description, the tags and when it was saved', () => {
    const { text } = draw();
    expect(text).toContain(item.program.name);
    expect(text).toContain(describeProgram(item.program));
    expect(text).toContain('weather loud');
    expect(text).toContain(formatPastDate(item.savedAt, now));
  });

  it('names its buttons after the program, so that they differ from those of other tiles', () => {
    const { element, getAllByRole } = draw();
    expect(unlabelledControls(element)).toEqual([]);
    expect(getAllByRole('button', { name: /Storm/ })).toHaveLength(2);
  });

  it('shows names from outside as text, never as markup', () => {
    expect(draw().element.querySelector('b')).toBeNull();
  });
});

describe('the outcome of an import', () => {
  it('is shown: imported, what was repaired, or why it was refused', () => {
    const dismissed: number[] = [];
    const { getAllByRole, getByRole } = renderPart(
      <ImportReport
        results={[
          { id: 1, file: 'a.json', outcome: { type: 'imported', repairs: [] } },
          { id: 2, file: 'b.json', outcome: { type: 'imported', repairs: ['The speed became 500.'] } },
          { id: 3, file: 'c.json', outcome: { type: 'refused', message: 'There is no program in it.' } },
        ]}
        onDismiss={(id) => dismissed.push(id)}
      />,
      sampleStates(),
    );
    const [imported, repaired] = getAllByRole('status').map(visibleText);
    expect(imported).toContain('a.json');
    expect(repaired).toMatch(/b\.json.*The speed became 500\./);
    const refused = getByRole('alert');
    expect(visibleText(refused)).toContain('There is no program in it.');
    fireEvent.click(within(refused).getByRole('button'));
    expect(dismissed).toEqual([3]);
  });
});

describe('the tags above the tiles', () => {
  it('are pressed when chosen, and “all” when none is', () => {
    const pressed = (chosen: string[]) =>
      renderPart(<TagFilter tags={['calm', 'loud']} chosen={chosen} onChoose={() => {}} />)
        .getAllByRole('button', { pressed: true })
        .map(visibleText);
    expect(pressed([])).toEqual([words.library.allTags]);
    expect(pressed(['loud'])).toEqual(['loud']);
  });

  it('add, remove or clear the choice', () => {
    const choices: (readonly string[])[] = [];
    const { getByRole } = renderPart(
      <TagFilter tags={['calm', 'loud']} chosen={['loud']} onChoose={(tags) => choices.push(tags)} />,
    );
    for (const name of ['calm', 'loud', words.library.allTags])
      fireEvent.click(getByRole('button', { name }));
    expect(choices).toEqual([['loud', 'calm'], [], []]);
  });

  it('are not there where no program has any', () => {
    expect(
      renderPart(<TagFilter tags={[]} chosen={[]} onChoose={() => {}} />).element.childNodes,
    ).toHaveLength(0);
  });
});
