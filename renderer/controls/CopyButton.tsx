import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { Button } from './Button';
import { iconProps } from './IconButton';

interface CopyButtonProps {
  readonly label: string;
  /** The text to copy, read at the press. */
  readonly text: () => string;
  readonly isDisabled?: boolean;
}

/** “Copied” is shown for this long. */
const copiedMs = 2000;

/** Copies a text and confirms it for a moment. */
export function CopyButton({ label, text, isDisabled = false }: CopyButtonProps) {
  const { showToast } = useWindowStore();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      // The browser may ask for permission, which can be denied; nothing else can fail here.
      showToast(words.notices.notCopied);
    }
  };
  return (
    <Button look="plain" isDisabled={isDisabled} onPress={() => void copy()}>
      {isCopied ? <Check {...iconProps} /> : <Copy {...iconProps} />}
      <span aria-live="polite">{isCopied ? words.notices.copied : label}</span>
    </Button>
  );
}
