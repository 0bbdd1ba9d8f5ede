/** One step of a soak: something the user does, or something that happens to the cable, to Ollama or to the app. */
export type Action =
  /** Sends a wish. With `waits: false` the next action starts before the wish is answered. */
  | { readonly do: 'say'; readonly text: string; readonly waits: boolean }
  /** Sends a wish that the model answers slowly, and interrupts the reply halfway. */
  | { readonly do: 'say-slowly'; readonly text: string; readonly interruption: Interruption }
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
  /** Lets everything settle, then measures both processes. */
  | { readonly do: 'measure' }
  /** Kills the app while it answers, or ends it properly, and starts it again. */
  | { readonly do: 'start-anew'; readonly after: 'kill' | 'end' };

/** The actions of one kind. */
export type ActionOf<Kind extends Action['do']> = Extract<Action, { readonly do: Kind }>;

/** What happens while the model writes its reply. */
export type Interruption = 'stop' | 'reload' | 'kill-ollama' | 'switch' | 'unplug';

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
