/** The words of the steps tab. */
export const stepsWords = {} as const;
