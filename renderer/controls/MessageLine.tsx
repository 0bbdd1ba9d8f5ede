import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words/words';
import { IconButton } from './IconButton';
import styles from './MessageLine.module.css';

interface MessageLineProps {
  /** `failed`: it did not work. `mended`: it did, with a word about it. `done`: it did. */
  readonly tone: 'failed' | 'mended' | 'done';
  readonly children: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A word about what was just done, in the place where it was. It is heard as well. */
export function MessageLine({ tone, children, onDismiss }: MessageLineProps) {
  return (
    <div className={styles['line']} data-tone={tone} role={tone === 'failed' ? 'alert' : 'status'}>
      <div className={styles['message']}>{children}</div>
      {onDismiss && <IconButton icon={X} label={words.notices.dismiss} onPress={onDismiss} />}
    </div>
  );
}
