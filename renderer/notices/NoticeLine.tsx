import { X } from 'lucide-react';
import { IconButton } from '../controls/IconButton';
import { words } from '../words/words';
import styles from './NoticeList.module.css';

interface NoticeLineProps {
  readonly message: string;
  readonly tone: 'quiet' | 'normal' | 'failed';
  readonly onDismiss: () => void;
}

/** A message with a button to dismiss it. */
export function NoticeLine({ message, tone, onDismiss }: NoticeLineProps) {
  return (
    <div className={styles['notice']} data-tone={tone}>
      <p className={styles['message']}>{message}</p>
      <IconButton icon={X} label={words.notices.dismissOne(message)} onPress={onDismiss} />
    </div>
  );
}
