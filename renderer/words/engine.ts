/** The words about who answers wishes, and about getting the model. */
export const engineWords = {
  label: 'Who answers',
  composer: 'Built-in composer',
  warming: 'warming up',
  speed: (tokensPerSecond: number) => `${Math.round(tokensPerSecond)} tok/s`,
} as const;
