import type { Entry, EntryDraft, EntryOf } from './Entry';
import { lastingWish } from './lastingWish';

/** A note to self as it stands now. */
export interface Note {
  readonly seq: number;
  readonly text: string;
  readonly origin: EntryOf<'note'>['origin'];
  /** The wish it was made for. */
  readonly to?: number | undefined;
  /** False as long as it reads as it was first written. */
  readonly isEdited: boolean;
}

/** The prompt carries so many notes; lasting wishes come before what the model noted. */
const rememberedNotes = 10;

/** The notes of a conversation, in order: with the owner's changes, without those deleted. */
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

/** The notes worth a place in the prompt: the last ten that differ, lasting wishes first to stay, in order. */
export function notesForPrompt(candidates: readonly Note[]): Note[] {
  const latest = new Map(candidates.map((note) => [note.text.toLowerCase(), note]));
  const distinct = [...latest.values()].sort((one, other) => one.seq - other.seq);
  const lasting = distinct.filter(isLasting).slice(-rememberedNotes);
  const room = rememberedNotes - lasting.length;
  const others = room > 0 ? distinct.filter((note) => !isLasting(note)).slice(-room) : [];
  return [...lasting, ...others].sort((one, other) => one.seq - other.seq);
}

/** Made by rule or by the owner, to hold from now on. */
export function isLasting({ origin }: Note): boolean {
  return origin !== 'model';
}

/** The note that came with a reply, as an entry of its own; it is never shown in the chat. */
export function noteOfReply({ note }: { readonly note?: string | undefined }, wish: number): EntryDraft[] {
  return note === undefined ? [] : [{ type: 'note', text: note, origin: 'model', to: wish }];
}

/** What is to last of a wish, by rule, as a note; a setting of the lamp is none, and what is noted already is not noted twice. */
export function lastingNoteDrafts(wish: string, to: number, entries: readonly Entry[] = []): EntryDraft[] {
  const lasting = lastingWish(wish);
  if (lasting?.kind !== 'note') return [];
  const isNoted = notes(entries).some((note) => isLasting(note) && note.text === lasting.text);
  return isNoted ? [] : [{ type: 'note', text: lasting.text, origin: 'rule', to }];
}

/**
 * What brings a conversation in line with the owner's wishes for every conversation: those it does not know are added,
 * those that hold no longer are deleted. One that the owner deleted or rewrote here stays so.
 */
export function standingNoteDrafts(entries: readonly Entry[], standing: readonly string[]): EntryDraft[] {
  const told = new Map<string, number>();
  const changed = new Set<number>();
  for (const entry of entries) {
    if (entry.type === 'note' && entry.origin === 'standing') told.set(entry.text, entry.seq);
    if (entry.type !== 'note-change') continue;
    changed.add(entry.note);
    // Withdrawn, it may be told again.
    if (entry.by === 'settings') for (const [text, seq] of told) if (seq === entry.note) told.delete(text);
  }
  const added = [...new Set(standing)].filter((text) => !told.has(text));
  const withdrawn = [...told].filter(([text, seq]) => !standing.includes(text) && !changed.has(seq));
  return [
    ...added.map((text): EntryDraft => ({ type: 'note', text, origin: 'standing' })),
    ...withdrawn.map(([, note]): EntryDraft => ({ type: 'note-change', note, text: null, by: 'settings' })),
  ];
}
