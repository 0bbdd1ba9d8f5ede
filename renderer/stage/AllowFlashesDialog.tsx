import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { DialogBox } from '../controls/DialogBox';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './AllowFlashesDialog.module.css';

interface AllowFlashesDialogProps {
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks for confirmation before a version may flash as written. */
export function AllowFlashesDialog({ version, onClose }: AllowFlashesDialogProps) {
  const { ask } = useWindowStore();
  const { title, warning, allowNow, keepCalm } = words.stage.flashes;

  function allow() {
    onClose();
    void ask(routes.conversation.allowFlashes, { version });
  }

  return (
    <DialogBox size="small" title={title} onClose={onClose}>
      <p className={styles['warning']}>{warning}</p>
      <div className={styles['actions']}>
        <Button look="primary" onPress={onClose}>
          {keepCalm}
        </Button>
        <Button look="danger" onPress={allow}>
          {allowNow}
        </Button>
      </div>
    </DialogBox>
  );
}
