/** Texts of the title bar and its menus. */
export const titleBarWords = {
  menu: 'Menu',
  rename: 'Rename…',
  renameLabel: 'Name of the conversation',
  newConversation: 'New conversation',
  recent: 'Recent',
  allConversations: 'All conversations…',
  export: 'Export…',
  remove: 'Delete',
  library: 'Library',
  settings: 'Settings',
  shortcuts: 'Keyboard shortcuts',
  version: (version: string) => `Lampwright ${version}`,
} as const;
