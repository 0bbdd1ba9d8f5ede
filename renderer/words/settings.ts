/** The words of the settings. */
export const settingsWords = {
  title: 'Settings',
} as const;
