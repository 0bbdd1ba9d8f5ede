import { colorWords } from '../../program/colorWords';
import { colorsOf, layersOf } from '../../program/commandEdits';
import type { Program } from '../../program/schema';
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

const known = new WeakMap<Program, readonly string[]>();

/** What a program can be called by: its name, steps, colours, patterns and icons. */
export function wordsOfProgram(program: Program): readonly string[] {
  const before = known.get(program);
  if (before) return before;
  const words = readProgram(program);
  known.set(program, words);
  return words;
}

function readProgram({ name, steps }: Program): string[] {
  const words = contentWords(name);
  for (const { id, command } of steps) {
    words.push(...contentWords(id), ...colorsOf(command).flatMap((color) => contentWords(colorWords(color))));
    for (const { layer } of layersOf(command)) {
      if (layer.type === 'pattern') words.push(layer.name);
      if (layer.type === 'render')
        for (const element of layer.elements)
          words.push(element.type === 'icon' ? element.name : element.type);
    }
  }
  return words;
}
