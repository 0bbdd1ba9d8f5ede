import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words/words';
import { IconButton } from './IconButton';
import styles from './MessageLine.module.css';

interface MessageLineProps {
  /** `failed`: it did not work. `warning`: it worked, with a remark. `done`: it worked. */
  readonly tone: 'failed' | 'warning' | 'done';
  readonly children: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

/** A message about an action, at the place where it was taken. Screen readers announce it. */
export function MessageLine({ tone, children, onDismiss }: MessageLineProps) {
  return (
    <div className={styles['line']} data-tone={tone} role={tone === 'failed' ? 'alert' : 'status'}>
      <div className={styles['message']}>{children}</div>
      {onDismiss && <IconButton icon={X} label={words.notices.dismiss} onPress={onDismiss} />}
    </div>
  );
}
