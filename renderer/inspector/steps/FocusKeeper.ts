/**
 * Where the keyboard is among the rows. A change can take away what had the focus, as a step that is deleted from its own
 * menu does; the focus then goes to the row that is in its place, not to the top of the page.
 */
export class FocusKeeper {
  #row: number | undefined;

  /** Something of the tab has the focus now. */
  onFocus(element: Element): void {
    const row = element.closest('li');
    if (row) this.#row = [...(row.parentElement?.children ?? [])].indexOf(row);
  }

  /** A change was made: once it shows, whatever lost the focus gives it to the row beside. */
  onChange(tab: HTMLElement | null): void {
    // A menu that was chosen from gives the focus back a moment after it has closed.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#restoreFocus(tab)));
  }

  #restoreFocus(tab: HTMLElement | null): void {
    if (document.activeElement !== document.body || this.#row === undefined) return;
    const rows = tab?.querySelectorAll<HTMLElement>('ol > li') ?? [];
    rows[Math.min(this.#row, rows.length - 1)]?.querySelector('button')?.focus();
  }
}
