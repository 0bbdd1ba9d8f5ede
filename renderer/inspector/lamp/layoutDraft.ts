import { LampwrightError } from '#shared/errors/LampwrightError';
import { layoutSchema, type Layout } from '#shared/lamp/Layout';
import { formatLayout, parseLayout } from '#shared/lamp/layoutText';

/** A layout being edited, as a text and field by field; both agree whenever the text is valid. */
export interface LayoutDraft {
  readonly text: string;
  /** The values of the fields; they need not form a valid layout. */
  readonly fields: Layout;
  /** The valid layout, or why there is none. */
  readonly parsed: { readonly layout: Layout } | { readonly error: string };
}

/** A draft of the current layout. */
export function layoutDraftOf(layout: Layout): LayoutDraft {
  return { text: formatLayout(layout), fields: layout, parsed: { layout } };
}

/** Changes the text. The fields stay as they were while it is invalid. */
export function withText({ fields }: LayoutDraft, text: string): LayoutDraft {
  const parsed = parseDraftText(text);
  return { text, fields: 'layout' in parsed ? parsed.layout : fields, parsed };
}

/** Changes fields. A ring is one row without LEDs around it. */
export function withFields(draft: LayoutDraft, changes: Partial<Layout>): LayoutDraft {
  const changed = { ...draft.fields, ...changes };
  const fields: Layout = changed.shape === 'ring' ? { ...changed, rows: 1, ambient: 0 } : changed;
  const text = formatLayout(fields);
  // Fields that do not apply to the shape are not in its text, but stay in the fields.
  const parsed = layoutSchema.safeParse(fields).success ? { layout: fields } : parseDraftText(text);
  return { text, fields, parsed };
}

/** Whether applying it would change anything. */
export function isChanged({ parsed }: LayoutDraft, now: Layout): boolean {
  return !('layout' in parsed) || formatLayout(parsed.layout) !== formatLayout(now);
}

/** Parses a count; undefined if it is not one. */
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
