import { Archive, ArchiveRestore, FileInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { iconProps } from '../controls/IconButton';
import { MessageLine } from '../controls/MessageLine';
import { words } from '../words/words';
import styles from './BackupActions.module.css';
import { EraseAllForm } from './EraseAllForm';
import { useBackups } from './useBackups';

interface BackupActionsProps {
  /** Also offers to import a single conversation. */
  readonly hasImport?: boolean;
}

/** Backs up, restores or erases everything, and reports the state. */
export function BackupActions({ hasImport = false }: BackupActionsProps) {
  const { state, backUp, restore, importOne, reportDone, dismiss } = useBackups();
  const [isErasing, setIsErasing] = useState(false);
  function startErasing() {
    dismiss();
    setIsErasing(true);
  }

  const isBusy = state.phase === 'busy';
  return (
    <div className={styles['place']}>
      {(state.phase === 'done' || state.phase === 'failed') && (
        <MessageLine tone={state.phase} onDismiss={dismiss}>
          {state.message}
        </MessageLine>
      )}
      {isErasing && (
        <EraseAllForm
          onErased={() => {
            setIsErasing(false);
            reportDone(words.conversations.erase.done);
          }}
          onCancel={() => setIsErasing(false)}
        />
      )}
      <div className={styles['actions']}>
        {hasImport && (
          <Button isDisabled={isBusy} onPress={() => void importOne()}>
            <FileInput {...iconProps} />
            {words.conversations.import}
          </Button>
        )}
        <Button isDisabled={isBusy} onPress={() => void backUp()}>
          <Archive {...iconProps} />
          {words.conversations.backUp}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void restore()}>
          <ArchiveRestore {...iconProps} />
          {words.conversations.restore}
        </Button>
        {!isErasing && (
          <div className={styles['last']}>
            <Button look="danger" isDisabled={isBusy} onPress={startErasing}>
              <Trash2 {...iconProps} />
              {words.conversations.erase.ask}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
