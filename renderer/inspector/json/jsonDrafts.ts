import { createStore, type StoreApi } from 'zustand/vanilla';
import { type WindowStore, onePerWindow } from '../../store/createWindowStore';

/** An edited text that is not applied yet. */
export interface JsonDraft {
  readonly text: string;
  /** The text of the program on show when the editing began. */
  readonly basis: string;
  /** It is being sent to the app: the next program on show is this one. */
  readonly isSent: boolean;
}

/** The content of the editor: `overtaken` is a draft whose program was changed elsewhere meanwhile. */
export interface EditorContent {
  readonly phase: 'same' | 'edited' | 'overtaken' | 'writing';
  readonly text: string;
}

/**
 * The content of the editor, from the draft, the text of the program on show, and that of the answer being written,
 * if any.
 */
export function editorContentOf(
  draft: JsonDraft | undefined,
  shown: string,
  written: string | undefined,
): EditorContent {
  if (written !== undefined) return { phase: 'writing', text: written };
  if (!draft || draft.text === shown) return { phase: 'same', text: shown };
  if (draft.basis === shown) return { phase: 'edited', text: draft.text };
  return draft.isSent ? { phase: 'same', text: shown } : { phase: 'overtaken', text: draft.text };
}

/** The draft after typing `text`; undefined if the text equals the program on show. */
export function updateDraft(
  before: JsonDraft | undefined,
  text: string,
  shown: string,
): JsonDraft | undefined {
  if (text === shown) return undefined;
  return { text, basis: before?.isSent === false ? before.basis : shown, isSent: false };
}

/** The drafts of a window, by the conversation they belong to. */
export interface JsonDrafts {
  readonly byConversation: ReadonlyMap<string, JsonDraft>;
}

/** The store of a window's drafts. They outlive the tab, which is created each time it is opened. */
export type JsonDraftStore = StoreApi<JsonDrafts>;

/** The draft store of a window, the same for each call. */
export const jsonDraftStoreOf = onePerWindow<WindowStore, JsonDraftStore>(() =>
  createStore(() => ({ byConversation: new Map<string, JsonDraft>() })),
);

/** Sets or removes the draft of a conversation. */
export function withDraft(
  { byConversation }: JsonDrafts,
  conversationId: string,
  draft: JsonDraft | undefined,
): JsonDrafts {
  const next = new Map(byConversation);
  if (draft) next.set(conversationId, draft);
  else next.delete(conversationId);
  return { byConversation: next };
}
