import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { limits } from '#shared/program/limits';
import { Button } from '../../controls/Button';
import { iconProps } from '../../controls/IconButton';
import { InPlaceField } from '../../controls/InPlaceField';
import { useWindowStore } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import styles from './AddNote.module.css';

/** Adds a note of the user, which is sent to the model from now on. */
export function AddNote() {
  const { ask } = useWindowStore();
  const [isAdding, setIsAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { notes } = words.inspector.context;
  const add = (text: string | undefined) => {
    setIsAdding(false);
    if (text) void ask(routes.conversation.addNote, { text });
  };
  return (
    <div className={styles['add']}>
      {isAdding && (
        <InPlaceField
          label={notes.addLabel}
          value=""
          placeholder={notes.placeholder}
          maxLength={limits.noteLength}
          returnTo={button}
          onDone={add}
        />
      )}
      <Button ref={button} look="plain" onPress={() => setIsAdding(true)}>
        <Plus {...iconProps} />
        {notes.add}
      </Button>
    </div>
  );
}
