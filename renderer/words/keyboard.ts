/** The words of the keyboard's shortcuts. */
export const keyboardWords = {
  title: 'Keyboard',
} as const;
