import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/schema';
import { FilmCanvas } from '../film/FilmCanvas';
import { useStates, useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Examples.module.css';

const filmColumns = 200;

/** What an empty conversation shows: what to do here, and six wishes to begin with. */
export function Examples() {
  const programs = useExamplePrograms();
  const layout = useStates(({ lamp }) => lamp.layout);
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const { ask } = useWindowStore();
  return (
    <div className={styles['welcome']}>
      <div>
        <h2 className={styles['question']}>{words.conversation.question}</h2>
        <p className={styles['invitation']}>{words.conversation.invitation}</p>
      </div>
      <ul className={styles['examples']} aria-label={words.conversation.examplesLabel}>
        {words.conversation.examples.map((text) => {
          const program = programs.get(text);
          return (
            <li key={text}>
              <button
                type="button"
                className={styles['example']}
                disabled={!isOpen}
                onClick={() => void ask(routes.wish.send, { text })}
              >
                <span className={styles['light']}>
                  {program && (
                    <FilmCanvas
                      program={program}
                      layout={layout}
                      columns={filmColumns}
                      className={styles['film']}
                    />
                  )}
                </span>
                <span className={styles['text']}>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What the built-in composer makes of the examples. It is fetched for them alone, since it is large. */
function useExamplePrograms(): ReadonlyMap<string, Program> {
  const [programs, setPrograms] = useState<ReadonlyMap<string, Program>>(new Map());
  useEffect(() => {
    let isWanted = true;
    void import('#shared/composer/compose').then(({ compose }) => {
      if (isWanted)
        setPrograms(new Map(words.conversation.examples.map((text) => [text, compose(text).program])));
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return programs;
}
