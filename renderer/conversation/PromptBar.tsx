import { ArrowUp } from 'lucide-react';
import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { routes } from '#shared/api/contract';
import { wishLength } from '#shared/conversation/wishText';
import { pastWishes } from '../store/selectors';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { promptId } from './Prompt';
import styles from './PromptBar.module.css';
import { useAskForWish, usePrompt, usePromptState } from './PromptContext';

/** From so many characters on, what is left of them is told. */
const countdownFrom = wishLength - 150;

/** What was said is read by then. */
const messageMs = 15_000;

const hintId = `${promptId}-hint`;

/**
 * Where wishes are written. Enter sends, Shift+Enter breaks the line, Up brings back earlier wishes. What cannot be sent
 * stays written.
 */
export function PromptBar() {
  const prompt = usePrompt();
  const text = usePromptState((state) => state.text);
  const isOpen = useIsConnected();
  const wishes = useStates(pastWishes);
  const placeholder = useStates((states) => {
    if (states.wish.phase === 'answering') return words.conversation.prompt.busy;
    return states.conversation.entries.length > 0
      ? words.conversation.prompt.placeholder
      : words.conversation.prompt.first;
  });
  const askForWish = useAskForWish();
  const canSend = isOpen && text.trim() !== '';

  async function send() {
    if (!canSend) return;
    prompt.write('');
    const asked = await askForWish(routes.wish.send, { text });
    // Unless something else has been begun meanwhile.
    if (!asked.ok && prompt.getState().text === '') prompt.write(text);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes a character, all keys belong to it.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void send();
      return;
    }
    const way = recallWay(event);
    if (way && prompt.recall(way, wishes)) event.preventDefault();
  }

  return (
    <form className={styles['bar']} onSubmit={onSubmit}>
      <PromptMessage />
      <div className={styles['field']}>
        <label className="heard" htmlFor={promptId}>
          {words.conversation.prompt.label}
        </label>
        <textarea
          id={promptId}
          className={styles['text']}
          rows={1}
          value={text}
          maxLength={wishLength}
          placeholder={placeholder}
          aria-describedby={hintId}
          onChange={({ target }) => prompt.write(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className={styles['send']}
          disabled={!canSend}
          aria-label={words.conversation.prompt.send}
          title={isOpen ? words.conversation.prompt.send : words.conversation.prompt.lost}
        >
          <ArrowUp size={18} strokeWidth={2.25} aria-hidden />
        </button>
      </div>
      <p id={hintId} className={styles['hint']} data-lost={!isOpen}>
        {hintOf(isOpen, text.length)}
      </p>
    </form>
  );
}

/** What the app said to the last wish, for a while. */
function PromptMessage() {
  const prompt = usePrompt();
  const said = usePromptState((state) => state.message);
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => prompt.setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [prompt, said]);
  return (
    <p className={styles['said']} role="status">
      {said}
    </p>
  );
}

function hintOf(isOpen: boolean, length: number): string {
  if (!isOpen) return words.conversation.prompt.lost;
  return length >= countdownFrom ? words.conversation.prompt.left(wishLength - length) : '';
}

/** Up on the first line and Down on the last one leave the text. */
function recallWay({
  key,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>): 'earlier' | 'later' | undefined {
  const { value, selectionStart, selectionEnd } = currentTarget;
  if (key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')) return 'earlier';
  if (key === 'ArrowDown' && !value.slice(selectionEnd).includes('\n')) return 'later';
  return undefined;
}
