import { stampEntries, type Entry, type EntryDraft } from '#shared/conversation/Entry';
import { parseProgram } from '#shared/program/parseProgram';
import type { Program } from '#shared/program/Program';

/** A log with these entries, numbered from 1, a second apart. */
export function logOf(...drafts: EntryDraft[]): Entry[] {
  const entries: Entry[] = [];
  for (const draft of drafts) entries.push(...stampEntries(entries, [draft], entries.length * 1000));
  return entries;
}

/** A valid program of one step, with its own name and colour. */
export function glow(name: string, color = '#FF8800'): Program {
  const command = { type: 'pattern', name: 'solid', params: { color } };
  const parsed = parseProgram({ name, steps: [{ id: 'glow', command, duration: null }] });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.program;
}

export function wish(text: string, more: Partial<EntryDraft & { type: 'wish' }> = {}): EntryDraft {
  return { type: 'wish', text, ...more };
}

/** The model's reply to the wish with this number, canonical unless `more` overrides it. */
export function reply(
  to: number,
  program: Program,
  more: Partial<EntryDraft & { type: 'reply' }> = {},
): EntryDraft {
  return {
    type: 'reply',
    to,
    engine: 'model',
    text: JSON.stringify({ program }),
    program,
    repairs: [],
    ...more,
  };
}

export function edit(to: number, program: Program): EntryDraft {
  return { type: 'edit', to, program, changes: ['slower'] };
}
