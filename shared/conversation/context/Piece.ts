import { templateTokens, type Budget } from '../tokens/Budget';

/** The parts of a prompt, in the order they stand in it. */
export const tiers = [
  'system',
  'first-wish',
  'skip-marker',
  'brief',
  'summary',
  'note',
  'verbatim',
  'current-program',
  'wish',
] as const;

export type Tier = (typeof tiers)[number];

/** A part of the prompt before it is measured. */
export interface UnmeasuredPiece {
  readonly tier: Tier;
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  /** Why it is told, for people. */
  readonly why: string;
  /** The entry it speaks of; the first, where it covers several exchanges. */
  readonly of?: number | undefined;
  readonly covers?: number | undefined;
}

/** A part of the prompt with what it takes of the budget. */
export interface Piece extends UnmeasuredPiece {
  readonly tokens: number;
}

/** A message as the model's server wants it. */
export interface Message {
  readonly role: UnmeasuredPiece['role'];
  readonly content: string;
}

/** Parts of one message stand on lines of their own. */
const separator = '\n';

/** What each part takes, the marks of the turns it opens included: the sum is the prompt's. */
export function measure(parts: readonly UnmeasuredPiece[], budget: Budget): Piece[] {
  return parts.map((part, index) => {
    const opensMessage = part.role !== parts[index - 1]?.role;
    const perPrompt = index === 0 ? templateTokens.perPrompt : 0;
    const marks = (opensMessage ? templateTokens.perMessage : 1) + perPrompt;
    return { ...part, tokens: budget.count(part.text) + budget.marks(marks) };
  });
}

export function totalTokens(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The messages: neighbours of one role are one message, so that user and assistant alternate. */
export function foldMessages(parts: readonly UnmeasuredPiece[]): Message[] {
  const messages: { role: UnmeasuredPiece['role']; lines: string[] }[] = [];
  for (const { role, text } of parts) {
    const last = messages.at(-1);
    if (last?.role === role) last.lines.push(text);
    else messages.push({ role, lines: [text] });
  }
  return messages.map(({ role, lines }) => ({ role, content: lines.join(separator) }));
}
