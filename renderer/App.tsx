import { useDeferredValue, useMemo, useState } from 'react';
import { parseReply } from '#shared/program/parseReply';
import { accentStyle } from './accent';
import styles from './App.module.css';
import { Intro } from './header/Intro';
import { TitleBar } from './header/TitleBar';
import { exampleReplies } from './reply/exampleReplies';
import { ReplyInput } from './reply/ReplyInput';
import { ReplyReport } from './report/ReplyReport';

/** The first page: a text on one side, what it would give the lamp on the other. Nothing leaves the page. */
export function App() {
  const [text, setText] = useState(exampleReplies.mending.text);
  const readText = useDeferredValue(text);
  const reply = useMemo(() => parseReply(readText), [readText]);
  const accent = useMemo(() => accentStyle(reply.ok ? reply.program : undefined), [reply]);

  return (
    <div className={styles['page']} style={accent}>
      <TitleBar />
      <main className={styles['columns']}>
        <div className={styles['writing']}>
          <Intro />
          <ReplyInput text={text} onChange={setText} />
        </div>
        <div className={styles['reading']} data-lit={reply.ok}>
          <ReplyReport reply={reply} />
        </div>
      </main>
    </div>
  );
}
