import type { Signatures } from '#shared/api/contract';
import type { Message } from '#shared/conversation/context/Piece';

/** What the model would be sent for the next wish, as the app reports it. */
export type ModelContext = Signatures['conversation']['context']['output'];
export type ModelContextPiece = ModelContext['pieces'][number];
export type Transcript = Signatures['conversation']['transcript']['output'];

/** Messages as they are sent, to the letter, each under the name of its role. */
export function messagesAsText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `--- ${role} ---\n${content}\n`).join('\n');
}
