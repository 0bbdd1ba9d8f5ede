import { EnginePill } from '../engine/EnginePill';
import { LampPill } from '../lamp/LampPill';
import { LampMark } from './LampMark';
import { MainMenu } from './MainMenu';
import { TitleMenu } from './TitleMenu';
import styles from './TitleBar.module.css';

/** The top of the window: the logo, the conversation's title, who answers, and the lamp's status. */
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
