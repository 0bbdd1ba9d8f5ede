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

/** Asks for confirmation by a typed word before everything is deleted for good. */
export function EraseAllForm({ onErased, onCancel }: EraseAllFormProps) {
  const conversations = useStates((states) => states.conversations.length);
  const programs = useStates(({ library }) => library.length);
  const [typed, setTyped] = useState('');
  const { ask, isAsking, failure } = useAskInPlace();
  const { word, ...labels } = words.conversations.erase;
  const isConfirmed = typed.trim().toLocaleLowerCase() === word;

  async function erase() {
    if (!isConfirmed) return;
    if ((await ask(routes.conversations.eraseAll, { isConfirmed: true })).ok) onErased();
  }

  return (
    <form
      className={styles['question']}
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault();
        void erase();
      }}
    >
      <h3 className={styles['title']}>{labels.title}</h3>
      <p className={styles['text']}>{labels.what(conversations, programs)}</p>
      {failure !== undefined && <MessageLine tone="failed">{failure}</MessageLine>}
      <div className={styles['answer']}>
        <div className={styles['word']}>
          <TextField
            ref={takeFocus}
            label={labels.type(word)}
            value={typed}
            maxLength={word.length + 4}
            onType={setTyped}
          />
        </div>
        <Button look="danger" isSubmit isDisabled={!isConfirmed || isAsking}>
          {labels.do}
        </Button>
        <Button onPress={onCancel}>{labels.cancel}</Button>
      </div>
    </form>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
