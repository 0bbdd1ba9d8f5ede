import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { DialogBox } from '../controls/DialogBox';
import { useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './AllowFlashes.module.css';

interface AllowFlashesProps {
  readonly version: number;
  readonly onClose: () => void;
}

/** Asks whether a version may flash as it is written. */
export function AllowFlashes({ version, onClose }: AllowFlashesProps) {
  const { ask } = useWindowStore();

  function allow() {
    onClose();
    void ask(routes.conversation.allowFlashes, { version });
  }

  return (
    <DialogBox size="small" title={words.conversation.flashes.title} onClose={onClose}>
      <p className={styles['warning']}>{words.conversation.flashes.warning}</p>
      <div className={styles['ways']}>
        <Button look="primary" onPress={onClose}>
          {words.conversation.flashes.keepCalm}
        </Button>
        <Button look="danger" onPress={allow}>
          {words.conversation.flashes.allow}
        </Button>
      </div>
    </DialogBox>
  );
}
