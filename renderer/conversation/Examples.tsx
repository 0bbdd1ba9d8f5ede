import { examplePictures } from 'virtual:example-pictures';
import { routes } from '#shared/api/contract';
import { PaintedFilm } from '../film/FilmWithPlayhead';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Examples.module.css';
import { focusPrompt } from './Prompt';
import { useAskForWish } from './PromptContext';

/** The content of an empty conversation: an invitation and six example wishes. */
export function Examples() {
  const isConnected = useIsConnected();
  const isRemote = useStates(({ engine }) => 'warning' in engine.answering);
  const askForWish = useAskForWish();

  function sendExample(text: string) {
    void askForWish(routes.wish.send, { text });
    // The examples disappear with the first wish, so the prompt takes the focus.
    focusPrompt();
  }

  return (
    <div className={styles['welcome']}>
      <div>
        <h2 className={styles['question']}>{words.conversation.question}</h2>
        <p className={styles['invitation']}>
          {isRemote
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
              disabled={!isConnected}
              onClick={() => sendExample(text)}
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
