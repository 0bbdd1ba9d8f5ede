/** The commands the native menu sends to the window. */
export const menuCommands = ['new-conversation', 'settings', 'library', 'shortcuts'] as const;

export type MenuCommand = (typeof menuCommands)[number];

/** What the desktop app offers its window as `window.lampwright`. The receiver must check the data. */
export interface DesktopBridge {
  /** Calls a route by name; resolves to an answer (`apiAnswerSchema`). */
  readonly call: (route: string, input: unknown) => Promise<unknown>;
  /** Sends the state of every area, then the changes (`apiEventSchema`), until the returned function is called. */
  readonly subscribe: (listener: (event: unknown) => void) => () => void;
  /** Reports commands chosen in the native menu, until the returned function is called. */
  readonly onMenuCommand: (listener: (command: MenuCommand) => void) => () => void;
}
