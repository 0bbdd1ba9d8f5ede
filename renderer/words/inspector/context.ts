/** The words of the context tab. */
export const contextWords = {} as const;
