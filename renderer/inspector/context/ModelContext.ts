import type { OutputsOf, routes } from '#shared/api/contract';
import type { Message } from '#shared/conversation/context/Piece';

type Outputs = OutputsOf<(typeof routes)['conversation']>;

/** What the model would be told next, as the app tells it. */
export type ModelContext = Outputs['context'];
export type ModelContextPiece = ModelContext['pieces'][number];
export type Transcript = Outputs['transcript'];

/** Messages as they are sent, to the letter, each under the name of its role. */
export function messagesAsText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `--- ${role} ---\n${content}\n`).join('\n');
}
