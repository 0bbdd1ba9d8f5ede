/** One message of a chat. */
export interface ChatMessage {
  role: string;
  content: string;
}

/**
 * The prompt gemma3:4b reads for these messages: a system message becomes a user turn, neighbours of one role are
 * joined into one turn with a blank line between them, and a final assistant message is left open to be continued.
 */
export function gemmaPrompt(messages: readonly ChatMessage[]): string {
  const turns = mergeNeighbours(messages);
  let prompt = '<bos>';
  for (const [index, { role, content }] of turns.entries()) {
    const isLast = index === turns.length - 1;
    if (role === 'assistant') {
      prompt += `<start_of_turn>model\n${content}${isLast ? '' : '<end_of_turn>\n'}`;
    } else if (role === 'user' || role === 'system') {
      prompt += `<start_of_turn>user\n${content}<end_of_turn>\n${isLast ? '<start_of_turn>model\n' : ''}`;
    }
  }
  return prompt;
}

function mergeNeighbours(messages: readonly ChatMessage[]): ChatMessage[] {
  const turns: ChatMessage[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (last?.role === role) last.content += `\n\n${content}`;
    else turns.push({ role, content });
  }
  return turns;
}
