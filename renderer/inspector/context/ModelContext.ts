import type { OutputsOf, routes } from '#shared/api/contract';
import type { Message } from '#shared/conversation/context/Piece';

type Outputs = OutputsOf<(typeof routes)['conversation']>;

/** What would be sent to the model next, as the app reports it. */
export type ModelContext = Outputs['context'];
export type ModelContextPiece = ModelContext['pieces'][number];
export type Transcript = Outputs['transcript'];

/** The messages verbatim, each under the name of its role. */
export function messagesAsText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `--- ${role} ---\n${content}\n`).join('\n');
}
