/** The words of the list of conversations. */
export const conversationsWords = {
  title: 'Conversations',
} as const;
