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

/** From this length on, the number of characters left is shown. */
const countdownFrom = wishLength - 150;

/** The app's message is shown for this long. */
const messageMs = 15_000;

const hintId = `${promptId}-hint`;

/**
 * The field for wishes. Enter sends, Shift+Enter breaks the line, Up recalls earlier wishes. A wish that cannot be
 * sent stays in the field.
 */
export function PromptBar() {
  const prompt = usePrompt();
  const text = usePromptState((state) => state.text);
  const isConnected = useIsConnected();
  const wishes = useStates(pastWishes);
  const placeholder = useStates((states) => {
    if (states.wish.phase === 'answering') return words.conversation.prompt.busy;
    return states.conversation.entries.length > 0
      ? words.conversation.prompt.placeholder
      : words.conversation.prompt.first;
  });
  const askForWish = useAskForWish();
  const canSend = isConnected && text.trim() !== '';

  async function send() {
    if (!canSend) return;
    prompt.write('');
    const result = await askForWish(routes.wish.send, { text });
    // Unless the user has started to type something else meanwhile.
    if (!result.ok && prompt.getState().text === '') prompt.write(text);
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
    const direction = recallDirection(event);
    if (direction && prompt.recall(direction, wishes)) event.preventDefault();
  }

  return (
    <form className={styles['bar']} onSubmit={onSubmit}>
      <PromptMessage />
      <div className={styles['field']}>
        <label className="visually-hidden" htmlFor={promptId}>
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
          title={isConnected ? words.conversation.prompt.send : words.conversation.prompt.lost}
        >
          <ArrowUp size={18} strokeWidth={2.25} aria-hidden />
        </button>
      </div>
      <p id={hintId} className={styles['hint']} data-lost={!isConnected}>
        {hintOf(isConnected, text.length)}
      </p>
    </form>
  );
}

/** The app's message about the last wish, for a while. */
function PromptMessage() {
  const prompt = usePrompt();
  const message = usePromptState((state) => state.message);
  useEffect(() => {
    if (message === '') return undefined;
    const timer = setTimeout(() => prompt.setMessage(''), messageMs);
    return () => clearTimeout(timer);
  }, [prompt, message]);
  return (
    <p className={styles['message']} role="status">
      {message}
    </p>
  );
}

function hintOf(isConnected: boolean, length: number): string {
  if (!isConnected) return words.conversation.prompt.lost;
  return length >= countdownFrom ? words.conversation.prompt.left(wishLength - length) : '';
}

/** Recalls with Up on the first line and Down on the last one. */
function recallDirection({
  key,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>): 'earlier' | 'later' | undefined {
  const { value, selectionStart, selectionEnd } = currentTarget;
  if (key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')) return 'earlier';
  if (key === 'ArrowDown' && !value.slice(selectionEnd).includes('\n')) return 'later';
  return undefined;
}
