import { useId } from 'react';
import { exampleReplies } from './exampleReplies';
import styles from './ReplyInput.module.css';

interface ReplyInputProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Where a program or a model's reply is pasted; the examples replace what is in it. */
export function ReplyInput({ text, onChange }: ReplyInputProps) {
  const textId = useId();
  return (
    <div className={styles['input']}>
      <label className={styles['label']} htmlFor={textId}>
        Read a reply
      </label>
      <div className={styles['examples']} role="group" aria-label="Examples">
        {Object.values(exampleReplies).map((example) => (
          <button
            key={example.label}
            type="button"
            className={styles['example']}
            aria-pressed={text === example.text}
            onClick={() => onChange(example.text)}
          >
            {example.label}
          </button>
        ))}
      </div>
      <textarea
        id={textId}
        className={styles['text']}
        value={text}
        placeholder="Paste a program, or all of what a model answered…"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
