import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { routes } from '#shared/api/contract';
import { isLasting, type Note } from '#shared/conversation/notes';
import { limits } from '#shared/program/limits';
import { IconButton } from '../../controls/IconButton';
import { InPlaceField } from '../../controls/InPlaceField';
import { useStates, useWindowStore } from '../../store/WindowStoreContext';
import { formatCount } from '../../words/formats';
import { words } from '../../words/words';
import styles from './NoteRow.module.css';

interface NoteRowProps {
  readonly note: Note;
  /** Its tokens; undefined if it is not sent as a piece of its own. */
  readonly tokens?: number | undefined;
}

/** A note of the model or a lasting wish, edited and deleted in place. */
export function NoteRow({ note, tokens }: NoteRowProps) {
  const { ask, showToast, getState } = useWindowStore();
  const conversationId = useStates(({ conversation }) => conversation.id);
  const [isEditing, setIsEditing] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const { context } = words.inspector;
  const { seq, text } = note;

  const change = (changed: string | undefined) => {
    setIsEditing(false);
    if (changed) void ask(routes.conversation.changeNote, { note: seq, text: changed });
  };
  const putBack = () => {
    const state = getState();
    // Another conversation may be open by then, which never had the note.
    const isSameConversation = state.phase === 'ready' && state.states.conversation.id === conversationId;
    if (isSameConversation) void ask(routes.conversation.addNote, { text });
  };
  const remove = async () => {
    // The row disappears with the focus in it, so the list around it takes the focus.
    row.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    const result = await ask(routes.conversation.removeNote, { note: seq });
    if (result.ok) showToast(context.notes.removed, putBack);
  };

  return (
    <div ref={row} className={styles['note']} data-of="note">
      <span className={styles['name']}>{context.note(isLasting(note), note.isEdited)}</span>
      {isEditing ? (
        <InPlaceField
          label={context.notes.changeLabel}
          value={text}
          maxLength={limits.noteLength}
          returnTo={changeButton}
          onDone={change}
        />
      ) : (
        <span className={styles['text']}>{text}</span>
      )}
      <span className={styles['tools']}>
        <IconButton
          ref={changeButton}
          icon={Pencil}
          label={context.notes.change(text)}
          onPress={() => setIsEditing(true)}
        />
        <IconButton icon={Trash2} label={context.notes.remove(text)} onPress={() => void remove()} />
      </span>
      {tokens !== undefined && (
        <span className={styles['tokens']}>
          <span aria-hidden="true">{formatCount(tokens)}</span>
          <span className="visually-hidden">{context.tokens(tokens)}</span>
        </span>
      )}
    </div>
  );
}
