/** The id of the field in which wishes are written. */
export const promptId = 'prompt';

/** Puts the cursor where wishes are written. */
export function focusPrompt(): void {
  document.getElementById(promptId)?.focus();
}
