import { createStore, type StoreApi } from 'zustand/vanilla';

/** Where what is typed outlives a reload. */
export interface TextStorage {
  readonly read: () => string;
  readonly write: (text: string) => void;
}

/** What stands in the prompt, and what the app said to what was sent from it. */
export interface PromptState {
  readonly text: string;
  /** Which of the past wishes stands there as it was, counted from the latest; none where something was written. */
  readonly recalled: number | undefined;
  /** What to say about the last wish, where the conversation does not show it. */
  readonly message: string;
}

/** The prompt's text: written here, put there by a card, or recalled. */
export interface Prompt extends Pick<StoreApi<PromptState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly write: (text: string) => void;
  /** Puts the wish before or after in place of what stands there. False where that would overwrite something written. */
  readonly recall: (way: 'earlier' | 'later', wishes: readonly string[]) => boolean;
  readonly setMessage: (said: string) => void;
}

/** A prompt with the text that was kept, which is kept on. */
export function createPrompt(kept: TextStorage): Prompt {
  const store = createStore<PromptState>(() => ({ text: kept.read(), recalled: undefined, message: '' }));
  const { getState, getInitialState, subscribe, setState } = store;

  function put(text: string, recalled?: number): void {
    setState({ text, recalled });
    kept.write(text);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    write: (text) => put(text),
    recall: (way, wishes) => {
      const { text, recalled } = getState();
      if (recalled === undefined && text !== '') return false;
      const at = (recalled ?? -1) + (way === 'earlier' ? 1 : -1);
      const wish = wishes[at];
      if (wish !== undefined) put(wish, at);
      else if (way === 'later' && recalled !== undefined) put('');
      return wish !== undefined || recalled !== undefined;
    },
    setMessage: (said) => setState({ message: said }),
  };
}

/** Kept as long as the tab or the window lives; not at all where the browser keeps nothing. */
export function sessionTextStorage(key: string): TextStorage {
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key) ?? '', ''),
    write: (text) => attempt(() => sessionStorage.setItem(key, text), undefined),
  };
}

/** The id of the field where wishes are written. */
export const promptId = 'prompt';

/** Brings the caret to where wishes are written, behind what stands there. */
export function focusPrompt(): void {
  const field = document.getElementById(promptId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
