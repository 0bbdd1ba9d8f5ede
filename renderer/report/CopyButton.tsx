import { useState } from 'react';
import styles from './CopyButton.module.css';

type Phase = 'ready' | 'copied' | 'failed';

const words: Record<Phase, string> = {
  ready: 'Copy',
  copied: 'Copied',
  failed: 'Not allowed here: select the text instead',
};

/** Copies `text` to the clipboard and says whether it could. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copy, setCopy] = useState<{ phase: Phase; of: string }>({ phase: 'ready', of: text });
  const phase = copy.of === text ? copy.phase : 'ready';

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setCopy({ phase: 'copied', of: text });
    } catch {
      setCopy({ phase: 'failed', of: text });
    }
  }

  return (
    <button type="button" className={styles['copy']} onClick={() => void copyText()}>
      <span aria-live="polite">{words[phase]}</span>
    </button>
  );
}
