import { colorWords } from '../../program/colorWords';
import { colorsOf, layersOf } from '../../program/commandEdits';
import type { Program } from '../../program/Program';
import { singular } from '../words/singular';

/** Words too common to refer to anything. */
export const little: ReadonlySet<string> = new Set(
  'the a an of to and or but in on at for with it its is are was were be been am i you he she we they me my our your his her their this that these those so as if not no do does did have has had will would can could should may might must just then than there here very too more less all some any one ones up down out off by from like please now back again last first second thing scene step light lamp make show give let want new old bit little slow fast bright dark dim warm cool one two three'.split(
    ' ',
  ),
);

/** The words of a text that can refer to something, in the singular. */
export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(singular).filter((word) => !little.has(word));
}

const knownWords = new WeakMap<Program, ReadonlySet<string>>();

/** What a program can be called by: its name, steps, colours, patterns and icons. */
export function wordsOfProgram(program: Program): ReadonlySet<string> {
  const before = knownWords.get(program);
  if (before) return before;
  const words = new Set(contentWords(program.name));
  const colors = new Set<string>();
  for (const { id, command } of program.steps) {
    for (const word of contentWords(id)) words.add(word);
    for (const color of colorsOf(command)) colors.add(color);
    for (const { layer } of layersOf(command)) {
      if (layer.type === 'pattern') words.add(layer.name);
      if (layer.type === 'render')
        for (const element of layer.elements)
          words.add(element.type === 'icon' ? element.name : element.type);
    }
  }
  for (const color of colors) for (const word of contentWords(colorWords(color))) words.add(word);
  knownWords.set(program, words);
  return words;
}
