/** The id of the button that plays and pauses. */
export const playId = 'play';

/** Gives the focus to the button that plays and pauses. */
export function focusPlay(): void {
  document.getElementById(playId)?.focus();
}
