/** The words about the lamp. */
export const lampAreaWords = {
  label: 'Lamp',
  virtual: 'Virtual lamp',
  virtualNext: 'plug one in any time',
} as const;
