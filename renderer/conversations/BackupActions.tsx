import { Archive, ArchiveRestore, FileInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { MessageLine } from '../controls/MessageLine';
import { words } from '../words/words';
import styles from './BackupActions.module.css';
import { EraseAll } from './EraseAll';
import { useBackups } from './useBackups';

interface BackupActionsProps {
  /** A single conversation can be brought in here too. */
  readonly hasImport?: boolean;
}

/** Everything that is kept, as a whole: back it up, bring it back, erase it. What came of it is said here. */
export function BackupActions({ hasImport = false }: BackupActionsProps) {
  const { outcome, backUp, restore, importOne, say, dismiss } = useBackups();
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
        <EraseAll
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
            <FileInput {...iconLook} />
            {words.conversations.import}
          </Button>
        )}
        <Button isDisabled={isBusy} onPress={() => void backUp()}>
          <Archive {...iconLook} />
          {words.conversations.backUp}
        </Button>
        <Button isDisabled={isBusy} onPress={() => void restore()}>
          <ArchiveRestore {...iconLook} />
          {words.conversations.restore}
        </Button>
        {!isErasing && (
          <div className={styles['last']}>
            <Button look="danger" isDisabled={isBusy} onPress={ask}>
              <Trash2 {...iconLook} />
              {words.conversations.erase.ask}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
