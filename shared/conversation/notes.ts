import type { Entry, EntryDraft, EntryOf } from './Entry';
import { lastingWish } from './lastingWish';

/** A note in its current form. */
export interface Note {
  readonly seq: number;
  readonly text: string;
  readonly origin: EntryOf<'note'>['origin'];
  /** The wish it was made for. */
  readonly to?: number | undefined;
  /** True once its text was changed. */
  readonly isEdited: boolean;
}

/** The prompt contains at most this many notes; lasting wishes take precedence over the model's notes. */
const rememberedNotes = 10;

/** The notes of a conversation, in order, with the owner's changes and without deleted ones. */
export function notes(entries: readonly Entry[]): Note[] {
  const bySeq = new Map<number, Note>();
  for (const entry of entries) {
    if (entry.type === 'note') {
      const { seq, text, origin, to } = entry;
      bySeq.set(seq, { seq, text, origin, to, isEdited: false });
    } else if (entry.type === 'note-change') {
      const note = bySeq.get(entry.note);
      if (entry.text === null) bySeq.delete(entry.note);
      else if (note) bySeq.set(note.seq, { ...note, text: entry.text, isEdited: true });
    }
  }
  return [...bySeq.values()];
}

/** The notes for the prompt: the last ten distinct ones, in order; lasting wishes are dropped last. */
export function notesForPrompt(candidates: readonly Note[]): Note[] {
  const latest = new Map(candidates.map((note) => [note.text.toLowerCase(), note]));
  const distinct = [...latest.values()].sort((one, other) => one.seq - other.seq);
  const lasting = distinct.filter(isLasting).slice(-rememberedNotes);
  const remaining = rememberedNotes - lasting.length;
  const others = remaining > 0 ? distinct.filter((note) => !isLasting(note)).slice(-remaining) : [];
  return [...lasting, ...others].sort((one, other) => one.seq - other.seq);
}

/** True for lasting wishes: notes made by rule or by the owner that apply from now on. */
export function isLasting({ origin }: Note): boolean {
  return origin !== 'model';
}

/** The note in a reply, as an entry of its own; the chat never shows it. */
export function noteOfReply({ note }: { readonly note?: string | undefined }, wish: number): EntryDraft[] {
  return note === undefined ? [] : [{ type: 'note', text: note, origin: 'model', to: wish }];
}

/** The lasting part of a wish, by rule, as a note. Empty for a setting of the lamp, and for what is already noted. */
export function lastingNoteDrafts(wish: string, to: number, entries: readonly Entry[] = []): EntryDraft[] {
  const lasting = lastingWish(wish);
  if (lasting?.kind !== 'note') return [];
  const isNoted = notes(entries).some((note) => isLasting(note) && note.text === lasting.text);
  return isNoted ? [] : [{ type: 'note', text: lasting.text, origin: 'rule', to }];
}

/**
 * The entries that bring a conversation in line with the owner's wishes for every conversation: missing ones are
 * added, withdrawn ones deleted. One that the owner deleted or rewrote in this conversation stays that way.
 */
export function standingNoteDrafts(entries: readonly Entry[], standing: readonly string[]): EntryDraft[] {
  const noted = new Map<string, number>();
  const changed = new Set<number>();
  for (const entry of entries) {
    if (entry.type === 'note' && entry.origin === 'standing') noted.set(entry.text, entry.seq);
    if (entry.type !== 'note-change') continue;
    changed.add(entry.note);
    // A withdrawn wish may be added again later.
    if (entry.by === 'settings') for (const [text, seq] of noted) if (seq === entry.note) noted.delete(text);
  }
  const added = [...new Set(standing)].filter((text) => !noted.has(text));
  const withdrawn = [...noted].filter(([text, seq]) => !standing.includes(text) && !changed.has(seq));
  return [
    ...added.map((text): EntryDraft => ({ type: 'note', text, origin: 'standing' })),
    ...withdrawn.map(([, note]): EntryDraft => ({ type: 'note-change', note, text: null, by: 'settings' })),
  ];
}
