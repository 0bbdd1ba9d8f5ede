/**
 * Remembers the focused row. A change can remove the focused element, such as when a step is deleted from its own
 * menu; then the row in its place gets the focus, not the top of the page.
 */
export class FocusKeeper {
  #row: number | undefined;

  /** Call when an element of the tab gets the focus. */
  onFocus(element: Element): void {
    const row = element.closest('li');
    if (row) this.#row = [...(row.parentElement?.children ?? [])].indexOf(row);
  }

  /** Call after a change: once it is rendered, a lost focus moves to the nearest row. */
  onChange(tab: HTMLElement | null): void {
    // A closing menu returns the focus a moment later.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#restoreFocus(tab)));
  }

  #restoreFocus(tab: HTMLElement | null): void {
    if (document.activeElement !== document.body || this.#row === undefined) return;
    const rows = tab?.querySelectorAll<HTMLElement>('ol > li') ?? [];
    rows[Math.min(this.#row, rows.length - 1)]?.querySelector('button')?.focus();
  }
}
