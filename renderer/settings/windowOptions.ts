import { words } from '../words/words';

/** The sizes of the model's window that are offered here. */
const usualTokens = [4096, 8192];

/** The sizes to choose from; one that was set elsewhere stands among them. */
export function windowOptions(chosen: number): readonly { readonly value: string; readonly label: string }[] {
  const sizes = usualTokens.includes(chosen) ? usualTokens : [...usualTokens, chosen].sort((a, b) => a - b);
  return sizes.map((tokens) => ({ value: String(tokens), label: words.settings.engine.tokens(tokens) }));
}
