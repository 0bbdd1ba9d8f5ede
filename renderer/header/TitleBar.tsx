import { EnginePill } from '../engine/EnginePill';
import { LampPill } from '../lamp/LampPill';
import { LampMark } from './LampMark';
import { MainMenu } from './MainMenu';
import { TitleMenu } from './TitleMenu';
import styles from './TitleBar.module.css';

/** The top of the window: the mark, what the conversation is called, who answers, and how it stands with the lamp. */
export function TitleBar() {
  return (
    <header className={styles['bar']}>
      <LampMark />
      <TitleMenu />
      <div className={styles['pills']}>
        <EnginePill />
        <LampPill />
      </div>
      <MainMenu />
    </header>
  );
}
