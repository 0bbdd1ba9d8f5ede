import type { Entry, EntryOf, Reading } from '#shared/conversation/entry';
import { placesOf } from '#shared/conversation/exchanges';
import type { Program } from '#shared/program/schema';

/** Who made a version: the model, the built-in composer, an instant edit, or the owner's own hand. */
export type Maker = 'model' | 'composer' | 'edit' | 'hand';

/** One thing in the conversation's column; `seq` is the entry it stands for. */
export type TalkItem =
  | {
      readonly type: 'wish';
      readonly seq: number;
      readonly text: string;
      readonly reading: Reading | undefined;
      /** It was said before: another take, another reading, or once more after a failure. */
      readonly isRepeated: boolean;
    }
  | {
      readonly type: 'version';
      readonly seq: number;
      readonly program: Program;
      readonly maker: Maker;
      /** What changed, in words; none for a program that was written whole. */
      readonly changes: readonly string[];
    }
  | {
      readonly type: 'failure';
      readonly seq: number;
      readonly wish: number;
      readonly isStopped: boolean;
      readonly message: string;
    }
  | {
      readonly type: 'restore';
      readonly seq: number;
      readonly how: EntryOf<'restore'>['how'];
      readonly program: Program;
    };

/** What a person reads of a conversation, in the order of the log. A failure is gone once its wish was taken up again. */
export function talk(entries: readonly Entry[]): readonly TalkItem[] {
  const places = placesOf(entries);
  const latest = new Map<number, number>();
  for (const [wish, place] of places) latest.set(place, wish);
  const wishes = new Map<number, string>();
  const programs = new Map<number, Program>();
  const items: TalkItem[] = [];
  for (const entry of entries) {
    switch (entry.type) {
      case 'wish': {
        const { seq, text, reading, instead } = entry;
        const isRepeated = instead !== undefined && wishes.get(instead) === text;
        wishes.set(seq, text);
        items.push({ type: 'wish', seq, text, reading, isRepeated });
        break;
      }
      case 'reply':
      case 'edit':
      case 'manual':
        programs.set(entry.seq, entry.program);
        items.push(versionOf(entry));
        break;
      case 'failure':
        if (latest.get(places.get(entry.to) ?? entry.to) === entry.to) items.push(failureOf(entry));
        break;
      case 'restore': {
        const program = programs.get(entry.to);
        if (program) items.push({ type: 'restore', seq: entry.seq, how: entry.how, program });
        break;
      }
      default:
        break;
    }
  }
  return items;
}

function versionOf(entry: EntryOf<'reply'> | EntryOf<'edit'> | EntryOf<'manual'>): TalkItem {
  const { seq, program } = entry;
  if (entry.type === 'reply') return { type: 'version', seq, program, maker: entry.engine, changes: [] };
  const maker = entry.type === 'edit' ? 'edit' : 'hand';
  return { type: 'version', seq, program, maker, changes: entry.changes };
}

function failureOf({ seq, to, code, message }: EntryOf<'failure'>): TalkItem {
  return { type: 'failure', seq, wish: to, isStopped: code === 'STOPPED', message };
}
