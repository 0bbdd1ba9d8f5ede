import { AlignLeft, Check, RotateCcw } from 'lucide-react';
import { Button } from '../../controls/Button';
import { CopyButton } from '../../controls/CopyButton';
import { iconProps } from '../../controls/IconButton';
import { words } from '../../words/words';
import type { EditorContent } from './jsonDrafts';
import styles from './JsonTools.module.css';

interface JsonToolsProps {
  readonly phase: EditorContent['phase'];
  readonly hasDraft: boolean;
  readonly text: string;
  readonly canApply: boolean;
  readonly canFormat: boolean;
  readonly onApply: () => void;
  readonly onRevert: () => void;
  readonly onFormat: () => void;
}

/** The bar above the editor: how its text relates to the program on show, and actions. */
export function JsonTools({ phase, hasDraft, text, canApply, canFormat, ...props }: JsonToolsProps) {
  const { onApply, onRevert, onFormat } = props;
  const { json } = words.inspector;
  const state = phase === 'writing' && hasDraft ? 'writingOverDraft' : phase;
  return (
    <div className={styles['tools']} role="group" aria-label={json.toolsLabel}>
      <p className={styles['state']} data-phase={phase} role="status">
        {json.states[state]}
      </p>
      {phase === 'overtaken' && (
        <span className={styles['takeNew']}>
          <Button onPress={onRevert}>{json.takeNew}</Button>
        </span>
      )}
      <span className={styles['gap']} />
      <CopyButton label={json.copy} text={() => text} />
      <Button look="plain" isDisabled={!canFormat} onPress={onFormat}>
        <AlignLeft {...iconProps} />
        {json.format}
      </Button>
      {phase !== 'overtaken' && (
        <Button look="plain" isDisabled={phase !== 'edited'} onPress={onRevert}>
          <RotateCcw {...iconProps} />
          {json.revert}
        </Button>
      )}
      <Button look="primary" isDisabled={!canApply} onPress={onApply}>
        <Check {...iconProps} />
        {json.apply}
      </Button>
    </div>
  );
}
