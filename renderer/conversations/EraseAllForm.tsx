import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { MessageLine } from '../controls/MessageLine';
import { TextField } from '../controls/TextField';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './EraseAllForm.module.css';

interface EraseAllFormProps {
  readonly onErased: () => void;
  readonly onCancel: () => void;
}

/** Asks once more, and by a word that has to be typed, before everything is deleted for good. */
export function EraseAllForm({ onErased, onCancel }: EraseAllFormProps) {
  const conversations = useStates((states) => states.conversations.length);
  const programs = useStates(({ library }) => library.length);
  const [typed, setTyped] = useState('');
  const { ask, isAsking, failure } = useAskInPlace();
  const { word, ...say } = words.conversations.erase;
  const isMeant = typed.trim().toLocaleLowerCase() === word;

  async function erase() {
    if (!isMeant) return;
    if ((await ask(routes.conversations.eraseAll, { isMeant: true })).ok) onErased();
  }

  return (
    <form
      className={styles['question']}
      aria-label={say.title}
      onSubmit={(event) => {
        event.preventDefault();
        void erase();
      }}
    >
      <h3 className={styles['title']}>{say.title}</h3>
      <p className={styles['text']}>{say.what(conversations, programs)}</p>
      {failure !== undefined && <MessageLine tone="failed">{failure}</MessageLine>}
      <div className={styles['answer']}>
        <div className={styles['word']}>
          <TextField
            ref={takeFocus}
            label={say.type(word)}
            value={typed}
            maxLength={word.length + 4}
            onType={setTyped}
          />
        </div>
        <Button look="danger" isSubmit isDisabled={!isMeant || isAsking}>
          {say.do}
        </Button>
        <Button onPress={onCancel}>{say.cancel}</Button>
      </div>
    </form>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
