import { LampwrightError } from '#shared/errors/LampwrightError';
import { layoutSchema, type Layout } from '#shared/lamp/Layout';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';

/** A layout while its owner changes it, as a text or field by field: both say the same as soon as it can be read. */
export interface LayoutDraft {
  readonly text: string;
  /** What the fields show; it need not be a layout that can be. */
  readonly fields: Layout;
  /** The layout that is meant, or why there is none. */
  readonly parsed: { readonly layout: Layout } | { readonly error: string };
}

/** A draft that says what is. */
export function layoutDraftOf(layout: Layout): LayoutDraft {
  return { text: formatLayout(layout), fields: layout, parsed: { layout } };
}

/** The draft with another text. Fields stay as they were while it cannot be read. */
export function withText({ fields }: LayoutDraft, text: string): LayoutDraft {
  const meant = parseDraftText(text);
  return { text, fields: 'layout' in meant ? meant.layout : fields, parsed: meant };
}

/** The draft with other fields. A ring is one row without LEDs around it. */
export function withFields(draft: LayoutDraft, changes: Partial<Layout>): LayoutDraft {
  const changed = { ...draft.fields, ...changes };
  const fields: Layout = changed.shape === 'ring' ? { ...changed, rows: 1, ambient: 0 } : changed;
  const text = formatLayout(fields);
  // What a shape leaves no room for is not said by its text, but is kept in the fields.
  const meant = layoutSchema.safeParse(fields).success ? { layout: fields } : parseDraftText(text);
  return { text, fields, parsed: meant };
}

/** Whether applying it would change anything. */
export function isChanged({ parsed: meant }: LayoutDraft, now: Layout): boolean {
  return !('layout' in meant) || formatLayout(meant.layout) !== formatLayout(now);
}

/** A count as it was typed; nothing where it is none. */
export function parseCount(text: string): number | undefined {
  return /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : undefined;
}

function parseDraftText(text: string): LayoutDraft['parsed'] {
  try {
    return { layout: parseLayout(text) };
  } catch (error) {
    if (error instanceof LampwrightError) return { error: error.message };
    throw error;
  }
}
