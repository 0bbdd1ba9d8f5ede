import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { Settings } from '#shared/api/settingsSchema';
import { formatBytes, formatCount, formatMilliamperes } from './formats';

type Model = Extract<EngineAreaState['ollama'], { phase: 'up' }>['models'][number];

const bases: Record<Settings['lampBase'], string> = { 'gemma3:4b': 'gemma3 4B', 'gemma3:1b': 'gemma3 1B' };

/** Texts of the settings. */
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
    intro: 'Who answers your wishes: a model in Ollama, or the built-in composer if there is none.',
    host: 'Where Ollama listens',
    hostHint: 'Ollama on this computer listens at http://127.0.0.1:11434.',
    hostInUse: (host: string) => `In use: ${host}, from OLLAMA_HOST on this computer.`,
    defaultHost: 'This computer',
    look: 'Look again',
    up: (version: string) => `Ollama ${version} answers.`,
    looking: 'Looking for Ollama…',
    model: 'Model',
    modelHint: 'The lamp model is made for this: it answers faster and follows the program format.',
    lampModel: 'Lamp model (recommended)',
    modelNamed: ({ name, sizeBytes, unsuitable, remoteHost }: Model) =>
      [
        name,
        ...(sizeBytes === undefined ? [] : [formatBytes(sizeBytes)]),
        ...(remoteHost === undefined ? [] : [`runs at ${remoteHost}`]),
        ...(unsuitable === undefined ? [] : ['cannot be used']),
      ].join(' · '),
    modelAway: (name: string) => `${name} · not available now`,
    base: 'Lamp model made from',
    baseHint: 'The larger one understands more; the smaller one suits computers with little memory.',
    baseNamed: (base: Settings['lampBase']) => bases[base],
    window: 'Memory of the model',
    windowHint: 'With more tokens the model remembers more of a conversation, and needs more memory.',
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
    power: 'Power limit',
    powerKnown: (budgetMa: number) => `At most ${formatMilliamperes(budgetMa)}.`,
    powerUnknown: (budgetMa: number) =>
      `At most ${formatMilliamperes(budgetMa)}, until you choose what powers it.`,
    toSafety: 'Safety…',
  },

  safety: {
    intro: 'Protects the power supply, the lamp and the people who look at it.',
    power: 'What powers the lamp',
    powerHint: 'The lamp is dimmed so that it never draws more than its supply can give.',
    powerUnknown: (budgetMa: number) =>
      `Not chosen yet: the lamp draws ${formatMilliamperes(budgetMa)} at most.`,
    flashes: 'Soften dangerous flashes',
    flashesHint:
      'Programs that flash more than three times a second are made calmer. You can still allow a single program to flash.',
    flashesOff:
      'Flashes are not softened. Flashing light can set off seizures in people with photosensitive epilepsy, including people who do not know that they have it.',
  },

  appearance: {
    intro: 'How this window looks.',
    theme: 'Theme',
    themeHint: 'Dark is made for a room lit by the lamp. The accent follows what plays.',
    themes: { system: 'System', dark: 'Dark', light: 'Light' } satisfies Record<Settings['theme'], string>,
  },

  keyboard: {
    intro: 'Everything can be done without a mouse.',
    singleKeys: 'Single-key shortcuts',
    singleKeysHint:
      'Keys without Ctrl or ⌘, such as Space to play and pause. When this is off, such keys do nothing.',
    all: 'All shortcuts',
    allHint: 'The whole list, with the keys of this computer.',
    show: 'Show the list…',
  },

  wishes: {
    intro:
      'Wishes that apply to every conversation: “never brighter than a candle”, “I am colour-blind for red and green”.',
    label: 'Lasting wishes',
    empty: 'None yet. Write one below.',
    wish: (number: number) => `Lasting wish ${formatCount(number)}`,
    remove: (wish: string) => `Remove “${wish}”`,
    removed: (wish: string) => `“${wish}” was removed.`,
    add: 'Add',
    new: 'New lasting wish',
    placeholder: 'I like it calm in the evening',
    left: (characters: number) => `${formatCount(characters)} characters left`,
    full: (max: number) =>
      `There are ${formatCount(max)} already, the most there can be. Remove one to add another.`,
    twice: 'That wish is in the list already.',
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
