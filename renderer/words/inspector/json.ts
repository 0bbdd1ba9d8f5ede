/** The words of the json tab. */
export const jsonWords = {} as const;
