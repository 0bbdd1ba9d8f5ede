import { describe, expect, it } from 'vitest';
import { accented } from '#shared/composer/accents';
import { buildProgram } from '#shared/composer/buildProgram';
import { compose } from '#shared/composer/compose';
import { isParted, phraseForm } from '#shared/composer/phrases';
import { allScenes } from '#shared/composer/scenes/allScenes';
import type { Scene } from '#shared/composer/scenes/Scene';
import { layersOf } from '#shared/program/commandEdits';
import { plain } from './calmPromises';
import { expectSound, isSeen } from './sound';
import { structureOf } from './structureOf';

const isIcon = ({ steps }: Scene) =>
  steps.length === 1 &&
  steps.every(({ command }) =>
    layersOf(command).some(
      ({ layer }) => layer.type === 'render' && layer.elements.every(({ type }) => type === 'icon'),
    ),
  );
const drawn = allScenes.filter((scene) => !isIcon(scene));

/** Words of an icon that a routine answers better. */
const shownByRoutine = new Map([['clock', 'Clock at 10:10']]);

function firstTwice(texts: readonly string[]): string | undefined {
  return texts.find((text, index) => texts.indexOf(text) !== index);
}

describe('the scenes', () => {
  it('are 150 at least, icons apart', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(150);
  });

  it('are each their own: no two are one in other colours, names or times', () => {
    const seen = new Map<string, string>();
    for (const { name, steps } of allScenes) {
      const structure = structureOf(steps);
      expect(seen.get(structure), `${name} is drawn like`).toBeUndefined();
      seen.set(structure, name);
    }
  });

  it('share no name and no word', () => {
    expect(firstTwice(allScenes.map(({ name }) => name.toLowerCase()))).toBeUndefined();
    const owned = allScenes.flatMap(({ words }) => [
      ...new Set(words.map((word) => (isParted(word) ? word : phraseForm(word)))),
    ]);
    expect(firstTwice(owned)).toBeUndefined();
  });

  it('need no mending', () => {
    for (const scene of allScenes) expectSound(buildProgram(scene, []), scene.name);
  });

  it('are found by every word they have, and by nothing less', () => {
    for (const { name, words } of allScenes) {
      for (const word of words) {
        const said = isParted(word) ? word.replace(' & ', ' and ') : word;
        const { program, missed } = compose(said);
        expect({ said, name: program.name, missed }).toEqual({
          said,
          name: shownByRoutine.get(said) ?? name,
          missed: [],
        });
      }
    }
  });

  it('move, or are pictures', () => {
    const still = drawn.filter(
      ({ steps }) =>
        steps.length === 1 &&
        steps.every(({ command }) => layersOf(command).every(({ layer }) => layer.type === 'render')),
    );
    expect(still.map(({ name }) => name)).toEqual([]);
  });

  it('have accents that are seen on another scene, soundly', () => {
    const ground = buildProgram(plain, []);
    const joining = allScenes.flatMap(({ name, accent }) => (accent ? [{ name, accent }] : []));
    expect(joining.length).toBeGreaterThan(60);
    for (const { name, accent } of joining) {
      const program = buildProgram(accented(plain, accent, 'more'), []);
      expectSound(program, name);
      expect(isSeen(ground, program), `${name} is seen`).toBe(true);
    }
  });
});
