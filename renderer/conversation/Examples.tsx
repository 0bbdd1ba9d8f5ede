import { examplePictures } from 'virtual:example-pictures';
import { routes } from '#shared/api/contract';
import { PaintedFilm } from '../film/FilmWithPlayhead';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Examples.module.css';
import { focusPrompt } from './Prompt';
import { useAskForWish } from './PromptContext';

/** What an empty conversation shows: what to do here, and six wishes to begin with. */
export function Examples() {
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
        {examplePictures.map(({ text, source, lengthMs }) => (
          <li key={text}>
            <button
              type="button"
              className={styles['example']}
              data-film-owner=""
              disabled={!isOpen}
              onClick={() => wishFor(text)}
            >
              <span className={styles['light']}>
                <PaintedFilm source={source} lengthMs={lengthMs} />
              </span>
              <span className={styles['text']}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
