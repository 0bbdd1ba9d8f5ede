import { words } from '../words/words';

/** A file's text, or a sentence that says why there is none. */
export type ReadTextResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** What of a file is needed to read it. */
type ReadableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Reads a file of text. One that is larger than `maxBytes`, gone or no text is refused with a sentence. */
export async function readTextFile(file: ReadableFile, mostBytes: number): Promise<ReadTextResult> {
  const refused = (message: string): ReadTextResult => ({ ok: false, message });
  if (file.size > mostBytes) return refused(words.files.tooLarge(file.name, file.size, mostBytes));
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refused(words.files.unreadable(file.name));
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refused(words.files.noText(file.name));
  }
}

/** Lets the owner choose a file of one of these kinds, such as `.json,.txt`; nothing when none was chosen. */
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
