import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { Button } from './Button';
import { iconProps } from './IconButton';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied, asked for at the press. */
  readonly text: () => string;
  readonly isDisabled?: boolean;
}

/** So long it says that it was done. */
const saidMs = 2000;

/** Copies a text, and says so for a moment. */
export function CopyButton({ label, text, isDisabled = false }: CopyButtonProps) {
  const { showToast: tell } = useWindowStore();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), saidMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setIsCopied(true);
    } catch {
      // The browser asks its owner, who may say no; nothing else can fail here.
      tell(words.notices.notCopied);
    }
  };
  return (
    <Button look="plain" isDisabled={isDisabled} onPress={() => void copy()}>
      {isCopied ? <Check {...iconProps} /> : <Copy {...iconProps} />}
      <span aria-live="polite">{isCopied ? words.notices.copied : label}</span>
    </Button>
  );
}
