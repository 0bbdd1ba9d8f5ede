/** The words of the title bar and its menu. */
export const titleBarWords = {
  menu: 'Menu',
} as const;
