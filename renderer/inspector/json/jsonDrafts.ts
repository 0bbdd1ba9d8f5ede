import { createStore, type StoreApi } from 'zustand/vanilla';
import { type WindowStore, onePerWindow } from '../../store/createWindowStore';

/** What its owner has written and not applied. */
export interface JsonDraft {
  readonly text: string;
  /** The text of the program on show when the writing began. */
  readonly basis: string;
  /** It is on its way to the app: the next program on show is this one. */
  readonly isSent: boolean;
}

/** What the editor holds: `overtaken` is a draft whose program has been changed by others meanwhile. */
export interface EditorContent {
  readonly phase: 'same' | 'edited' | 'overtaken' | 'writing';
  readonly text: string;
}

/** What the editor shows, from the draft, the text of the program on show, and that of the reply being written, if one is. */
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

/** The draft after `text` was typed. What is as before is no draft. */
export function updateDraft(
  before: JsonDraft | undefined,
  text: string,
  shown: string,
): JsonDraft | undefined {
  if (text === shown) return undefined;
  return { text, basis: before?.isSent === false ? before.basis : shown, isSent: false };
}

/** The drafts of a window, by the conversation whose program they were written over: none is seen in another one. */
export interface JsonDrafts {
  readonly byConversation: ReadonlyMap<string, JsonDraft>;
}

/** Where a window's drafts are kept: they outlive the tab, which is drawn anew each time it is opened. */
export type JsonDraftStore = StoreApi<JsonDrafts>;

/** The place of a window's drafts, the same for each call. */
export const jsonDraftStoreOf = onePerWindow<WindowStore, JsonDraftStore>(() =>
  createStore(() => ({ byConversation: new Map<string, JsonDraft>() })),
);

/** The drafts with another one in a conversation, or with none there. */
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
