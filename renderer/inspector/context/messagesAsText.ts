import type { Message } from '#shared/conversation/context/Piece';

/** Messages as they are sent, to the letter, each under the name of its role. */
export function messagesAsText(messages: readonly Message[]): string {
  return messages.map(({ role, content }) => `--- ${role} ---\n${content}\n`).join('\n');
}
