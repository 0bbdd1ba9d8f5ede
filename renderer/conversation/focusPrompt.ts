/** The id of the field where wishes are written. */
export const promptId = 'prompt';

/** Brings the caret to where wishes are written, behind what stands there. */
export function focusPrompt(): void {
  const field = document.getElementById(promptId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
