import { createStore, type StoreApi } from 'zustand/vanilla';

/** Storage for the prompt's text that survives a reload. */
export interface TextStorage {
  readonly read: () => string;
  readonly write: (text: string) => void;
}

/** The prompt's text, and the app's message about the last wish. */
export interface PromptState {
  readonly text: string;
  /** The index of the recalled wish, counted from the latest; undefined once the text was edited. */
  readonly recalled: number | undefined;
  /** The app's message about the last wish, if the conversation does not show it. */
  readonly message: string;
}

/** The prompt's text: typed, set by a card, or recalled. */
export interface Prompt extends Pick<StoreApi<PromptState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly write: (text: string) => void;
  /** Replaces the text with the previous or next wish. Returns false if that would overwrite a typed text. */
  readonly recall: (direction: 'earlier' | 'later', wishes: readonly string[]) => boolean;
  readonly setMessage: (message: string) => void;
}

/** A prompt that starts with the stored text and stores every change. */
export function createPrompt(storage: TextStorage): Prompt {
  const store = createStore<PromptState>(() => ({ text: storage.read(), recalled: undefined, message: '' }));
  const { getState, getInitialState, subscribe, setState } = store;

  function setText(text: string, recalled?: number): void {
    setState({ text, recalled });
    storage.write(text);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    write: (text) => setText(text),
    recall: (direction, wishes) => {
      const { text, recalled } = getState();
      if (recalled === undefined && text !== '') return false;
      const at = (recalled ?? -1) + (direction === 'earlier' ? 1 : -1);
      const wish = wishes[at];
      if (wish !== undefined) setText(wish, at);
      else if (direction === 'later' && recalled !== undefined) setText('');
      return wish !== undefined || recalled !== undefined;
    },
    setMessage: (message) => setState({ message }),
  };
}

/** Stores the text as long as the tab or window lives; not at all if the browser forbids storage. */
export function sessionTextStorage(key: string): TextStorage {
  const attempt = <Result>(action: () => Result, fallback: Result): Result => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key) ?? '', ''),
    write: (text) => attempt(() => sessionStorage.setItem(key, text), undefined),
  };
}

/** The id of the prompt's text field. */
export const promptId = 'prompt';

/** Focuses the prompt, with the caret at the end of its text. */
export function focusPrompt(): void {
  const field = document.getElementById(promptId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
