/** The words of the lamp tab. */
export const lampTabWords = {} as const;
