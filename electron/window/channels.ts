/** The channels between main process and window. The preload names them once more: it may not import anything. */
export const channels = {
  /** From the window, answered: a route's name and its input. */
  call: 'lampwright:call',
  /** From the window: it wants to be told of events from now on. */
  subscribe: 'lampwright:subscribe',
  /** To the window: something happened. */
  event: 'lampwright:event',
  /** To the window: something was chosen in the native menu. */
  menu: 'lampwright:menu',
} as const;
