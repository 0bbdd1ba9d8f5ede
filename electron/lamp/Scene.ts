import type { Show } from '#shared/lamp/Show';

/** What a lamp shows. */
export type Scene =
  | { readonly type: 'show'; readonly show: Show }
  /** The show stands still where it was. */
  | { readonly type: 'held'; readonly show: Show; readonly atMs: number }
  | { readonly type: 'off' };
