import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { Settings } from '#shared/api/settingsSchema';
import { formatBytes, formatCount, formatMilliamperes } from './formats';

type Model = Extract<EngineAreaState['ollama'], { phase: 'up' }>['models'][number];

const bases: Record<Settings['lampBase'], string> = { 'gemma3:4b': 'gemma3 4B', 'gemma3:1b': 'gemma3 1B' };

/** The words of the settings. */
export const settingsWords = {
  title: 'Settings',
  sectionsLabel: 'Sections of the settings',
  sections: {
    engine: 'Engine',
    lamp: 'Lamp',
    safety: 'Safety',
    appearance: 'Appearance',
    keyboard: 'Keyboard',
    wishes: 'Lasting wishes',
    data: 'Your data',
  },

  engine: {
    intro: 'Who answers your wishes: a model in Ollama, or the built-in composer where there is none.',
    host: 'Where Ollama listens',
    hostHint: 'Ollama on this computer listens at http://127.0.0.1:11434.',
    hostInUse: (host: string) => `In use: ${host}, as this computer’s OLLAMA_HOST says.`,
    usualHost: 'This computer',
    look: 'Look again',
    up: (version: string) => `Ollama ${version} answers.`,
    looking: 'Looking for Ollama…',
    model: 'Model',
    modelHint: 'The lamp model is made for this: it answers sooner and keeps to the form.',
    lampModel: 'Lamp model (recommended)',
    modelNamed: ({ name, sizeBytes, unsuitable, remoteHost }: Model) =>
      [
        name,
        ...(sizeBytes === undefined ? [] : [formatBytes(sizeBytes)]),
        ...(remoteHost === undefined ? [] : [`runs at ${remoteHost}`]),
        ...(unsuitable === undefined ? [] : ['cannot be used']),
      ].join(' · '),
    modelAway: (name: string) => `${name} · not there now`,
    base: 'Lamp model made from',
    baseHint: 'The larger one understands more; the smaller one suits computers with little memory.',
    baseNamed: (base: Settings['lampBase']) => bases[base],
    window: 'Memory of the model',
    windowHint: 'More tokens remember more of a conversation, and need more memory.',
    tokens: (tokens: number) => formatCount(tokens),
    instantEdits: 'Instant edits',
    instantEditsHint: 'Common changes such as “slower” or “more blue” happen at once, without the model.',
    sketch: 'Sketch while the model writes',
    sketchHint: 'The stage shows what the built-in composer would make of a wish until the first steps come.',
  },

  lamp: {
    intro: 'How the lamp shines and where its LEDs are.',
    brightness: 'Brightness',
    brightnessHint: 'Of the whole lamp, whatever it plays.',
    layout: 'LEDs',
    openTab: 'Lamp tab…',
    layoutHint: 'Layout, rotation, a test pattern and the wire are in the Lamp tab.',
    power: 'What it may draw',
    powerKnown: (budgetMa: number) => `At most ${formatMilliamperes(budgetMa)}.`,
    powerUnknown: (budgetMa: number) =>
      `At most ${formatMilliamperes(budgetMa)}, until you say what powers it.`,
    toSafety: 'Safety…',
  },

  safety: {
    intro: 'What keeps the supply, the lamp and the people before it from harm.',
    power: 'What powers the lamp',
    powerHint: 'The lamp is dimmed before it draws more than this gives.',
    powerUnknown: (budgetMa: number) => `Not said yet: it draws ${formatMilliamperes(budgetMa)} at most.`,
    flashes: 'Soften dangerous flashes',
    flashesHint:
      'Programs that flash more than three times a second are made calmer. One by one you can still allow them.',
    flashesOff:
      'Flashes are not softened. Flashing light can set off seizures in people with photosensitive epilepsy, also in those who do not know that they have it.',
  },

  appearance: {
    intro: 'The window beside the lamp.',
    theme: 'Theme',
    themeHint: 'Dark is made for a room lit by the lamp. The accent follows what plays.',
    themes: { system: 'System', dark: 'Dark', light: 'Light' } satisfies Record<Settings['theme'], string>,
  },

  keyboard: {
    intro: 'Everything can be done without a mouse.',
    singleKeys: 'Single-key shortcuts',
    singleKeysHint:
      'Keys without Ctrl or ⌘, such as Space to play and pause. Off, they do nothing by themselves.',
    all: 'All shortcuts',
    allHint: 'The whole list, with the keys of this computer.',
    show: 'Show the list…',
  },

  wishes: {
    intro:
      'Said once, kept in mind in every conversation: “never brighter than a candle”, “I am colour-blind for red and green”.',
    label: 'Lasting wishes',
    empty: 'None yet. Write one below.',
    wish: (number: number) => `Lasting wish ${formatCount(number)}`,
    remove: (wish: string) => `Remove “${wish}”`,
    removed: (wish: string) => `“${wish}” is kept in mind no more.`,
    add: 'Add',
    new: 'Another lasting wish',
    placeholder: 'I like it calm in the evening',
    left: (letters: number) => `${formatCount(letters)} characters left`,
    full: (most: number) =>
      `There are ${formatCount(most)}, as many as are kept in mind. Remove one to add another.`,
    twice: 'That one is there already.',
  },

  data: {
    intro: 'Everything stays on this computer, in one folder. Nothing is sent anywhere.',
    folder: 'Folder',
    copy: 'Copy',
    version: 'Lampwright',
    backups: 'Backups',
    backupsHint: 'A backup holds all conversations, saved programs and settings in one file.',
  },
} as const;
