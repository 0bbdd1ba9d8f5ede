/** What happens in the evening: by a person at the window, to the lamp's cable, to Ollama, to the app itself. */
export type Act =
  /** A wish in words; who does not wait says the next one meanwhile. */
  | { readonly do: 'say'; readonly text: string; readonly waits: boolean }
  /** A wish that the model takes its time for, and what happens in the middle of the reply. */
  | { readonly do: 'say-slowly'; readonly text: string; readonly meanwhile: Meanwhile }
  | {
      readonly do: 'say-many';
      readonly texts: readonly string[];
      readonly last: 'waits' | 'sent-now' | 'dropped';
    }
  | { readonly do: 'edit'; readonly how: (typeof editWays)[number]; readonly at: number }
  | { readonly do: 'note'; readonly how: (typeof noteWays)[number]; readonly text: string }
  | { readonly do: 'library'; readonly how: (typeof libraryWays)[number]; readonly at: number }
  | { readonly do: 'stage'; readonly how: (typeof stageWays)[number]; readonly at: number }
  | { readonly do: 'look'; readonly how: (typeof lookWays)[number] }
  | { readonly do: 'conversation'; readonly how: 'new' | 'switch' | 'rename' | 'delete'; readonly at: number }
  | { readonly do: 'window'; readonly how: 'reload' | 'open' | 'close' | 'crash' }
  | { readonly do: 'unplug' | 'plug-in' | 'kill-ollama' | 'start-ollama' }
  /** All is there and nothing happens: the processes are looked into. */
  | { readonly do: 'rest' }
  /** The app's process is killed while it answers, or told to end, and started anew. */
  | { readonly do: 'start-anew'; readonly after: 'kill' | 'end' };

export type ActOf<Kind extends Act['do']> = Extract<Act, { readonly do: Kind }>;

/** What happens while a reply is being written. */
export type Meanwhile = 'stop' | 'reload' | 'kill-ollama' | 'switch' | 'unplug';

export const editWays = [
  'undo',
  'redo',
  'restore',
  'by-hand',
  'take-back',
  'retry',
  'another-take',
  'read-as-new',
  'leave',
  'allow-flashes',
] as const;
export const noteWays = ['add', 'change', 'remove', 'standing'] as const;
export const libraryWays = ['save', 'use', 'rename', 'tag', 'remove', 'import'] as const;
export const stageWays = [
  'pause',
  'play',
  'seek',
  'off',
  'on',
  'test',
  'brightness',
  'sleep',
  'theme',
] as const;
export const lookWays = ['context', 'transcript', 'search', 'export', 'wire'] as const;
