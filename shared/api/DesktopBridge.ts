/** What the native menu asks of the window. */
export const menuCommands = ['new-conversation', 'settings', 'library', 'shortcuts'] as const;

export type MenuCommand = (typeof menuCommands)[number];

/** What the desktop app gives its window, as `window.lampwright`. What comes over it is unknown until it is checked. */
export interface DesktopBridge {
  /** Asks the app by a route's name; resolves to an answer (`apiAnswerSchema`). */
  readonly call: (route: string, input: unknown) => Promise<unknown>;
  /** Tells the state of every area, then what changes (`apiEventSchema`), until the returned function is called. */
  readonly subscribe: (listener: (event: unknown) => void) => () => void;
  /** Tells what is chosen in the native menu, until the returned function is called. */
  readonly onMenuCommand: (listener: (command: MenuCommand) => void) => () => void;
}
