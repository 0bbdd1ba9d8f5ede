import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { FilmWithPlayhead } from '../film/FilmWithPlayhead';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { exampleProgramsOf } from './ExamplePrograms';
import styles from './Examples.module.css';
import { focusPrompt } from './Prompt';
import { useAskForWish } from './PromptContext';

const filmColumns = 200;

/** What an empty conversation shows: what to do here, and six wishes to begin with. */
export function Examples() {
  const programs = useExamplePrograms();
  const layout = useStates(({ lamp }) => lamp.layout);
  const isOpen = useIsConnected();
  const wordsLeave = useStates(({ engine }) => 'warning' in engine.answering);
  const askForWish = useAskForWish();

  function wishFor(text: string) {
    void askForWish(routes.wish.send, { text });
    // The examples go with the first wish.
    focusPrompt();
  }

  return (
    <div className={styles['welcome']}>
      <div>
        <h2 className={styles['question']}>{words.conversation.question}</h2>
        <p className={styles['invitation']}>
          {wordsLeave
            ? words.conversation.invitation
            : `${words.conversation.invitation} ${words.conversation.staysHere}`}
        </p>
      </div>
      <ul className={styles['examples']} aria-label={words.conversation.examplesLabel}>
        {words.conversation.examples.map((text) => {
          const program = programs.get(text);
          return (
            <li key={text}>
              <button
                type="button"
                className={styles['example']}
                data-film-owner=""
                disabled={!isOpen}
                onClick={() => wishFor(text)}
              >
                <span className={styles['light']} data-drawn={program !== undefined}>
                  {program && (
                    <FilmWithPlayhead
                      program={program}
                      layout={layout}
                      columns={filmColumns}
                      isOnShow={false}
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

/** What the built-in composer makes of the examples, as far as it has been told. */
function useExamplePrograms(): ReadonlyMap<string, Program> {
  const films = exampleProgramsOf(useWindowStore());
  const isOpen = useIsConnected();
  const [programs, setPrograms] = useState(films.known);
  useEffect(() => {
    if (!isOpen) return undefined;
    const watch = new AbortController();
    void films.fetch(setPrograms, watch.signal);
    return () => watch.abort();
  }, [films, isOpen]);
  return programs;
}
