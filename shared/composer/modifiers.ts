import type { Operation } from '../program/edit/Operation';
import { layersOf, speedOf } from '../program/commandEdits';
import type { Command } from '../program/Program';
import type { Scene } from './scenes/Scene';
import { singular } from './words/singular';
import type { Word } from './words/readWords';

/** Words that change how a scene is shown rather than what; a mood is one of them when a scene is named as well. */
const table: readonly (readonly [string, readonly Operation[]])[] = [
  ['slow slowly lazy leisurely drifting sluggish unhurried', [{ kind: 'pace', times: 1.7 }]],
  ['fast quick quickly rapid swift rapidly speedy hurried', [{ kind: 'pace', times: 0.6 }]],
  [
    'frantic hectic wild crazy furious raging stormy chaotic manic',
    [
      { kind: 'pace', times: 0.5 },
      { kind: 'vividness', times: 1.2 },
    ],
  ],
  [
    'calm peaceful gentle gently softly soft quiet serene tranquil relaxing soothing mellow mild relaxed restful placid still',
    [
      { kind: 'pace', times: 1.6 },
      { kind: 'light', times: 0.85 },
    ],
  ],
  ['dim faint low subtle muted dimmed shadowy', [{ kind: 'light', times: 0.65 }]],
  ['dark gloomy murky brooding', [{ kind: 'light', times: 0.6 }]],
  ['bright brilliant glaring luminous shining radiant dazzling', [{ kind: 'light', times: 1.35 }]],
  ['vivid colorful saturated vibrant bold rich gaudy', [{ kind: 'vividness', times: 1.4 }]],
  ['pastel pale washed faded delicate', [{ kind: 'vividness', times: 0.55 }]],
  ['warm cozy homely snug cosy', [{ kind: 'warmth', amount: 0.5 }]],
  ['cold cool icy chilly frosty wintry frozen freezing', [{ kind: 'warmth', amount: -0.5 }]],
  [
    'sleepy drowsy dreamy bedtime sleeping asleep dozing',
    [
      { kind: 'pace', times: 1.8 },
      { kind: 'light', times: 0.6 },
    ],
  ],
  [
    'romantic sensual intimate',
    [
      { kind: 'pace', times: 1.3 },
      { kind: 'warmth', amount: 0.3 },
      { kind: 'light', times: 0.8 },
    ],
  ],
  [
    'energetic lively cheerful playful happy upbeat joyful windy breezy',
    [
      { kind: 'pace', times: 0.75 },
      { kind: 'vividness', times: 1.2 },
    ],
  ],
  [
    'sad melancholic melancholy lonely wistful somber',
    [
      { kind: 'pace', times: 1.5 },
      { kind: 'vividness', times: 0.6 },
      { kind: 'light', times: 0.8 },
    ],
  ],
  [
    'angry fierce violent menacing',
    [
      { kind: 'pace', times: 0.6 },
      { kind: 'vividness', times: 1.3 },
    ],
  ],
  ['dense thick heavy', [{ kind: 'density', times: 1.7 }]],
  ['sparse thin few', [{ kind: 'density', times: 0.6 }]],
];

/** Said of a thing in passing: nobody misses them. */
const idle = wordsOf(
  'little beautiful nice pretty lovely great simple single one lone old new young endless eternal magical real comes keeps slightly',
);

/** What a scene that moves does in one way or another. */
const motions = wordsOf(
  'glowing falling rising sinking flowing crossing tearing burning lit flickering shimmering moving passing floating flying swimming creeping crawling swaying dripping crackling babbling erupting running buzzing steaming smoky swirling shining glow glows thrown blown pouring',
);

/** What only a scene does that has it in its name, its words or its steps. */
const manners = wordsOf(
  'spinning turning pulsing beating beats beat waving twisting blinking blinks flashing wobbly swallowing eating eats twinkles twinkle pointing',
);

/** How large, where and which way: nothing here does anything about it. */
const beyond = wordsOf('small tiny big large huge giant distant far upwards downwards');

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const byWord = new Map<string, readonly Operation[]>();
for (const [words, operations] of table)
  for (const word of words.split(' ')) if (!byWord.has(word)) byWord.set(word, operations);

/** Every word that does something to a scene. */
export function modifierWords(): string[] {
  return [...byWord.keys(), ...moods.keys()];
}

export function isModifier(word: string): boolean {
  return (
    [byWord, idle, motions, manners, beyond].some((words) => words.has(word)) ||
    moodChange(word) !== undefined
  );
}

/** What a word does to scenes; an empty list for one that asks for nothing, or for what they do anyway. */
export function modifierOf({ text }: Word, scenes: readonly Scene[] = []): readonly Operation[] | undefined {
  return byWord.get(text) ?? (idle.has(text) || isDone(text, scenes) ? [] : undefined);
}

function isDone(word: string, scenes: readonly Scene[]): boolean {
  if (motions.has(word))
    return scenes.some(({ steps }) => steps.length > 1 || steps.some(({ command }) => isMoving(command)));
  if (!manners.has(word)) return false;
  const stem = word.replace(/(?:ing|es|s|y)$/, '');
  return scenes.some(({ name, words, steps }) =>
    [name.toLowerCase(), ...words, ...steps.map(({ id }) => id)].some((text) => text.includes(stem)),
  );
}

/** True where a pattern moves on the grid. */
function isMoving(command: Command): boolean {
  return layersOf(command).some(
    ({ layer, place }) => place !== 'ambient' && layer.type === 'pattern' && speedOf(layer) !== undefined,
  );
}

/** “calmer”, “more dramatic”, “cozier”: what a comparison does to the program on show. */
export function moodChange(word: string): readonly Operation[] | undefined {
  const stems = [
    word,
    word.replace(/ier$/, 'y'),
    word.replace(/er$/, ''),
    word.replace(/er$/, 'e'),
    word.replace(/(.)\1er$/, '$1'),
  ];
  for (const stem of stems) {
    const found = byWord.get(singular(stem)) ?? moods.get(stem);
    if (found) return found;
  }
  return undefined;
}

const moods: ReadonlyMap<string, readonly Operation[]> = new Map<string, readonly Operation[]>([
  [
    'dramatic',
    [
      { kind: 'pace', times: 0.8 },
      { kind: 'vividness', times: 1.4 },
      { kind: 'light', times: 1.1 },
    ],
  ],
  [
    'scary',
    [
      { kind: 'light', times: 0.65 },
      { kind: 'vividness', times: 1.2 },
    ],
  ],
  [
    'spooky',
    [
      { kind: 'light', times: 0.65 },
      { kind: 'warmth', amount: -0.3 },
    ],
  ],
  [
    'foggy',
    [
      { kind: 'vividness', times: 0.5 },
      { kind: 'light', times: 0.85 },
    ],
  ],
  [
    'misty',
    [
      { kind: 'vividness', times: 0.5 },
      { kind: 'light', times: 0.85 },
    ],
  ],
  [
    'festive',
    [
      { kind: 'vividness', times: 1.3 },
      { kind: 'pace', times: 0.85 },
    ],
  ],
  [
    'friendly',
    [
      { kind: 'warmth', amount: 0.3 },
      { kind: 'light', times: 1.15 },
    ],
  ],
  ...timesOfDay(),
  ['natural', [{ kind: 'vividness', times: 0.8 }]],
  [
    'intense',
    [
      { kind: 'vividness', times: 1.3 },
      { kind: 'light', times: 1.15 },
    ],
  ],
  [
    'mysterious',
    [
      { kind: 'light', times: 0.7 },
      { kind: 'pace', times: 1.3 },
    ],
  ],
]);

/** “turn it into night”: another light on the same thing. */
function timesOfDay(): [string, readonly Operation[]][] {
  const night: Operation[] = [
    { kind: 'light', times: 0.5 },
    { kind: 'warmth', amount: -0.5 },
  ];
  const evening: Operation[] = [
    { kind: 'light', times: 0.75 },
    { kind: 'warmth', amount: 0.5 },
  ];
  return [
    ['night', night],
    ['midnight', night],
    ['evening', evening],
    ['dusk', evening],
    ['winter', [{ kind: 'warmth', amount: -0.6 }]],
    ['summer', [{ kind: 'warmth', amount: 0.4 }]],
  ];
}
