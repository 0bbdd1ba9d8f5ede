import { words } from '../words/words';

/** A file's text, or a message that says why it cannot be read. */
export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** The parts of `File` that are needed. */
type ReadableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Reads a text file. Refuses files that are larger than `maxBytes`, missing, or not UTF-8 text. */
export async function readTextFile(file: ReadableFile, maxBytes: number): Promise<ReadTextResult> {
  const refused = (message: string): ReadTextResult => ({ ok: false, message });
  if (file.size > maxBytes) return refused(words.files.tooLarge(file.name, file.size, maxBytes));
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refused(words.files.unreadable(file.name));
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused(words.files.noText(file.name));
  }
}

/** Opens a file dialog for types such as `.json,.txt`; undefined if it was cancelled. */
export function chooseFile(accept: string): Promise<File | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve(input.files?.[0]));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
}
