import { settingsSchema } from '#shared/api/settingsSchema';
import { limits } from '#shared/program/limits';
import { clip, oneLine } from '#shared/program/text';

/** The maximum number of lasting wishes, and the maximum length of one. */
export const standingWishLimits = { count: 10, length: limits.noteLength } as const;

/** The list with the new wish, or why the wish cannot be added. */
export type SetStandingWishResult =
  | { readonly ok: true; readonly wishes: readonly string[] }
  | { readonly ok: false; readonly why: 'twice' };

/** Sets the wish at an index, by default at the end. An empty text removes it. */
export function setStandingWish(
  wishes: readonly string[],
  text: string,
  at = wishes.length,
): SetStandingWishResult {
  const wish = clip(oneLine(text), standingWishLimits.length).trim();
  const others = wishes.filter((_, place) => place !== at);
  if (wish === '') return { ok: true, wishes: others };
  if (includesWish(others, wish)) return { ok: false, why: 'twice' };
  return { ok: true, wishes: [...wishes.slice(0, at), wish, ...wishes.slice(at + 1)] };
}

/** Puts a removed wish back at its old index or the end, unless it is in the list already. */
export function restoreStandingWish(wishes: readonly string[], wish: string, at: number): readonly string[] {
  return includesWish(wishes, wish) ? wishes : wishes.toSpliced(at, 0, wish);
}

function includesWish(wishes: readonly string[], wish: string): boolean {
  return wishes.some((each) => each.toLocaleLowerCase() === wish.toLocaleLowerCase());
}

/** Whether another wish fits. */
export function canAddStandingWish(wishes: readonly string[]): boolean {
  return settingsSchema.shape.standingWishes.safeParse([...wishes, 'x']).success;
}
