import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { accentOf } from './accentOf';
import styles from './App.module.css';
import { TooltipProvider } from './controls/Tooltip';
import { Conversation } from './conversation/Conversation';
import { focusPrompt, createPrompt, sessionTextStorage } from './conversation/Prompt';
import { PromptProvider } from './conversation/PromptContext';
import { TitleBar } from './header/TitleBar';
import { Inspector } from './inspector/Inspector';
import { useShortcuts } from './keyboard/useShortcuts';
import { LampQuestions } from './lamp/LampQuestions';
import { ConnectionBanner } from './connection/ConnectionBanner';
import { ConnectionScreen } from './connection/ConnectionScreen';
import { ErrorBoundary } from './notices/ErrorBoundary';
import { ToastBar } from './notices/ToastBar';
import { StagePlayback, StagePlaybackProvider } from './stage/StagePlayback';
import { Stage } from './stage/Stage';
import { useStates, useView, useWindowState, useWindowStore } from './store/WindowStoreContext';

const panels = {
  library: lazy(async () => ({ default: (await import('./library/LibraryPanel')).LibraryPanel })),
  conversations: lazy(async () => ({
    default: (await import('./conversations/ConversationsPanel')).ConversationsPanel,
  })),
  settings: lazy(async () => ({ default: (await import('./settings/SettingsPanel')).SettingsPanel })),
  shortcuts: lazy(async () => ({ default: (await import('./keyboard/ShortcutsPanel')).ShortcutsPanel })),
};

/** The page: the main window once all states have arrived; before that, the state of the connection. */
export function App() {
  const connection = useWindowState((state) => state.connection);
  const isReady = useWindowState(({ phase }) => phase === 'ready');
  const [playback] = useState(() => new StagePlayback());
  const [prompt] = useState(() => createPrompt(sessionTextStorage('lampwright.prompt')));
  return (
    <ErrorBoundary>
      <StagePlaybackProvider value={playback}>
        <PromptProvider value={prompt}>
          <TooltipProvider delayDuration={500}>
            {isReady ? <MainWindow playback={playback} /> : <ConnectionScreen connection={connection} />}
          </TooltipProvider>
        </PromptProvider>
      </StagePlaybackProvider>
    </ErrorBoundary>
  );
}

function MainWindow({ playback }: { readonly playback: StagePlayback }) {
  useTheme();
  useAccent();
  useDropGuard();
  useShortcuts(useMemo(() => ({ focusPrompt, playback }), [playback]));
  return (
    <div className={styles['page']}>
      <TitleBar />
      <ConnectionBanner />
      <main className={styles['columns']}>
        <Conversation />
        <div className={styles['stage']}>
          <Stage />
          <LampQuestions />
          <Inspector />
        </div>
      </main>
      <OpenPanel />
      <ToastBar />
    </div>
  );
}

/** The open panel, if any. Each panel is loaded when it is first opened. */
function OpenPanel() {
  const panel = useView((view) => view.panel);
  const { setView } = useWindowStore();
  if (panel === null) return null;
  const Panel = panels[panel];
  return (
    <ErrorBoundary key={panel}>
      <Suspense>
        <Panel onClose={() => setView({ panel: null })} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Ignores files dropped outside a drop zone: the browser would leave the page and open them. */
function useDropGuard(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Sets the chosen theme on the document, for the style sheet. */
function useTheme(): void {
  const theme = useStates(({ settings }) => settings.theme);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

/** Sets the page's accent to the main colour of the program on show. */
function useAccent(): void {
  const program = useStates(({ stage }) => stage.program);
  const accent = useMemo(() => accentOf(program), [program]);
  useEffect(() => {
    const { style } = document.documentElement;
    if (accent === undefined) style.removeProperty('--accent');
    else style.setProperty('--accent', accent);
  }, [accent]);
}
