import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { routes } from '#shared/api/contract';
import { wishLength } from '#shared/conversation/wishText';
import { useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './PromptBar.module.css';

/** Where wishes are written. Enter sends, Shift+Enter breaks the line. What cannot be sent stays written. */
export function PromptBar() {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const { ask } = useWindowStore();
  const id = useId();
  const canSend = isOpen && text.trim() !== '';

  async function send() {
    if (!canSend) return;
    setText('');
    setSaid('');
    const asked = await ask(routes.wish.send, { text });
    if (asked.ok) setSaid(asked.data.say ?? '');
    // Unless something else has been begun meanwhile.
    else setText((current) => current || text);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className={styles['bar']} onSubmit={onSubmit}>
      <p className={styles['said']} role="status">
        {said}
      </p>
      <div className={styles['field']}>
        <label className={styles['label']} htmlFor={id}>
          {words.conversation.prompt.label}
        </label>
        <textarea
          id={id}
          className={styles['text']}
          rows={1}
          value={text}
          maxLength={wishLength}
          disabled={!isOpen}
          placeholder={isOpen ? words.conversation.prompt.placeholder : words.conversation.prompt.lost}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={styles['send']}
          disabled={!canSend}
          aria-label={words.conversation.prompt.send}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2.5 14.5 8 2 13.5 4.5 8Z" fill="currentColor" />
          </svg>
        </button>
      </div>
    </form>
  );
}
