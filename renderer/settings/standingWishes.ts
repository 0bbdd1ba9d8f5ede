import { settingsSchema } from '#shared/api/settingsSchema';
import { limits } from '#shared/program/limits';
import { clip, oneLine } from '#shared/program/text';

/** The most lasting wishes that are kept, and the most characters of one. */
export const standingWishLimits = { count: 10, length: limits.noteLength } as const;

/** What became of a lasting wish that was written: the list with it, or why it cannot join it. */
export type SetStandingWishResult =
  | { readonly ok: true; readonly wishes: readonly string[] }
  | { readonly ok: false; readonly why: 'twice' };

/** The list with a wish written at a place of it, or at its end; without the one there where nothing was written. */
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

/** The list as it is now with a wish that was removed, at its old place or the end; none is there twice. */
export function restoreStandingWish(wishes: readonly string[], wish: string, at: number): readonly string[] {
  return includesWish(wishes, wish) ? wishes : wishes.toSpliced(at, 0, wish);
}

function includesWish(wishes: readonly string[], wish: string): boolean {
  return wishes.some((each) => each.toLocaleLowerCase() === wish.toLocaleLowerCase());
}

/** Whether one more can join. */
export function canAddStandingWish(wishes: readonly string[]): boolean {
  return settingsSchema.shape.standingWishes.safeParse([...wishes, 'x']).success;
}
