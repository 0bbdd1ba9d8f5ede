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
  /** A single conversation can be brought in here too. */
  readonly hasImport?: boolean;
}

/** Everything that is kept, as a whole: back it up, bring it back, erase it. What came of it is said here. */
export function BackupActions({ hasImport = false }: BackupActionsProps) {
  const { state: outcome, backUp, restore, importOne, reportDone: say, dismiss } = useBackups();
  const [isErasing, setIsErasing] = useState(false);
  function ask() {
    dismiss();
    setIsErasing(true);
  }

  const isBusy = outcome.phase === 'busy';
  return (
    <div className={styles['place']}>
      {(outcome.phase === 'done' || outcome.phase === 'failed') && (
        <MessageLine tone={outcome.phase} onDismiss={dismiss}>
          {outcome.message}
        </MessageLine>
      )}
      {isErasing && (
        <EraseAllForm
          onErased={() => {
            setIsErasing(false);
            say(words.conversations.erase.done);
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
            <Button look="danger" isDisabled={isBusy} onPress={ask}>
              <Trash2 {...iconProps} />
              {words.conversations.erase.ask}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
