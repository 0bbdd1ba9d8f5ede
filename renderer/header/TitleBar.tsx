import { conversationTitle } from '../store/selectors';
import { useStates } from '../store/WindowStoreContext';
import { EngineLine } from './EngineLine';
import { LampLine } from './LampLine';
import { LampMark } from './LampMark';
import styles from './TitleBar.module.css';

/** The top of the window: the mark, what the conversation is called, who answers, and how it stands with the lamp. */
export function TitleBar() {
  const title = useStates(conversationTitle);
  return (
    <header className={styles['bar']}>
      <LampMark />
      <h1 className={styles['title']}>{title}</h1>
      <EngineLine />
      <LampLine />
    </header>
  );
}
