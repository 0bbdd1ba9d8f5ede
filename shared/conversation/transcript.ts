import type { Agent, Entry, EntryOf, Meter } from './Entry';
import { promptOf } from './promptOf';

/** A message to or from the model, with data about the call. */
export interface TranscriptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
  /** When the entry was written, in ms; none for the system prompt. */
  readonly at?: number;
  /** For a reply: its cost. */
  readonly meter?: Meter | undefined;
}

/** At most this many messages are listed after the system prompt. */
const keptMessages = 49;

/**
 * What one agent sent and received, message by message: the system prompt first, then the last messages. The agents
 * are never mixed: a rejected reply is the programmer's, its correction the corrector's.
 */
export function transcript(entries: readonly Entry[], agent: Agent): TranscriptMessage[] {
  const messages = agent === 'programmer' ? programmerMessages(entries) : correctorMessages(entries);
  // The corrector uses the programmer's prompt, so that the model need not read another one.
  const prompt =
    promptOf(entries, agent) ?? (messages.length > 0 ? promptOf(entries, 'programmer') : undefined);
  const last = messages.slice(-keptMessages);
  // A reply without its request is useless.
  if (last[0]?.role === 'assistant') last.shift();
  return [...(prompt === undefined ? [] : [{ role: 'system' as const, content: prompt }]), ...last];
}

type Answer = EntryOf<'reply'> | EntryOf<'failure'>;

function programmerMessages(entries: readonly Entry[]): TranscriptMessage[] {
  const messages: TranscriptMessage[] = [];
  const firstCorrection = new Map<number, EntryOf<'correction'>>();
  for (const entry of entries) {
    if (entry.type === 'wish' && entry.sent !== undefined) {
      messages.push({ role: 'user', content: entry.message ?? entry.sent, at: entry.at });
    } else if (entry.type === 'correction') {
      if (firstCorrection.has(entry.to)) continue;
      firstCorrection.set(entry.to, entry);
      messages.push({ role: 'assistant', content: entry.refused, at: entry.at, meter: entry.meter });
    } else if (isAnswer(entry)) {
      // After a correction the answer is the corrector's.
      const isCorrected = firstCorrection.delete(entry.to);
      if (!isCorrected && entry.text !== undefined) messages.push(received(entry, entry.text));
    }
  }
  return messages;
}

function correctorMessages(entries: readonly Entry[]): TranscriptMessage[] {
  const messages: TranscriptMessage[] = [];
  const open = new Set<number>();
  for (const entry of entries) {
    if (entry.type === 'correction') {
      // Rejected again: that reply was the corrector's own.
      if (open.has(entry.to)) {
        messages.push({ role: 'assistant', content: entry.refused, at: entry.at, meter: entry.meter });
      }
      open.add(entry.to);
      messages.push({ role: 'user', content: entry.sent, at: entry.at });
    } else if (isAnswer(entry) && open.delete(entry.to) && entry.text !== undefined) {
      messages.push(received(entry, entry.text));
    }
  }
  return messages;
}

function isAnswer(entry: Entry): entry is Answer {
  return entry.type === 'reply' || entry.type === 'failure';
}

function received({ at, meter }: Answer, content: string): TranscriptMessage {
  return { role: 'assistant', content, at, meter };
}
