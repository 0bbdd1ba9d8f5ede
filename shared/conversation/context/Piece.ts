import { templateTokens, type Budget } from '../tokens/Budget';

/** The kinds of pieces in a prompt, in the order they appear. */
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

/** A piece of the prompt before its tokens are counted. */
export interface UnmeasuredPiece {
  readonly tier: Tier;
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
  /** Why it is in the prompt, for people. */
  readonly why: string;
  /** The entry it is about; the first one, if it covers several exchanges. */
  readonly of?: number | undefined;
  readonly covers?: number | undefined;
}

/** A piece of the prompt with the tokens it takes. */
export interface Piece extends UnmeasuredPiece {
  readonly tokens: number;
}

/** A message in the form the model's server expects. */
export interface Message {
  readonly role: UnmeasuredPiece['role'];
  readonly content: string;
}

/** Each piece of a message is on its own line. */
const separator = '\n';

/** The tokens of each piece, including the template's turn marks; their sum is that of the prompt. */
export function measure(pieces: readonly UnmeasuredPiece[], budget: Budget): Piece[] {
  return pieces.map((piece, index) => {
    const opensMessage = piece.role !== pieces[index - 1]?.role;
    const perPrompt = index === 0 ? templateTokens.perPrompt : 0;
    const marks = (opensMessage ? templateTokens.perMessage : 1) + perPrompt;
    return { ...piece, tokens: budget.count(piece.text) + budget.marks(marks) };
  });
}

export function totalTokens(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Joins adjacent pieces of the same role into one message, so that user and assistant alternate. */
export function foldMessages(pieces: readonly UnmeasuredPiece[]): Message[] {
  const messages: { role: UnmeasuredPiece['role']; lines: string[] }[] = [];
  for (const { role, text } of pieces) {
    const last = messages.at(-1);
    if (last?.role === role) last.lines.push(text);
    else messages.push({ role, lines: [text] });
  }
  return messages.map(({ role, lines }) => ({ role, content: lines.join(separator) }));
}
