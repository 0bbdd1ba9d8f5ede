import { useEffect } from 'react';
import { accentOf } from './accent';
import styles from './App.module.css';
import { Conversation } from './conversation/Conversation';
import { TitleBar } from './header/TitleBar';
import { LinkBanner } from './link/LinkBanner';
import { LinkScreen } from './link/LinkScreen';
import { Stage } from './stage/Stage';
import { useStates, useWindow } from './store/WindowStoreContext';

/** The page: what the app says, once it has said all of it; before that, how far the way to it is. */
export function App() {
  const link = useWindow((state) => state.link);
  const isReady = useWindow(({ phase }) => phase === 'ready');
  return isReady ? <Desk /> : <LinkScreen link={link} />;
}

function Desk() {
  useTheme();
  useAccent();
  return (
    <div className={styles['page']}>
      <TitleBar />
      <LinkBanner />
      <main className={styles['columns']}>
        <Conversation />
        <Stage />
      </main>
    </div>
  );
}

/** The theme that was chosen; the style sheet knows what it means. */
function useTheme(): void {
  const theme = useStates(({ settings }) => settings.theme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

/** The page's accent is the main colour of the program on show. */
function useAccent(): void {
  const accent = useStates(({ stage }) => accentOf(stage.program));
  useEffect(() => {
    const { style } = document.documentElement;
    if (accent === undefined) style.removeProperty('--accent');
    else style.setProperty('--accent', accent);
  }, [accent]);
}
