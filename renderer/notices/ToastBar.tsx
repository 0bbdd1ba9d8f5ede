import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import type { Toast } from '../store/createWindowStore';
import { useWindowState, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './ToastBar.module.css';

const shownMs = 9000;

interface ToastBarProps {
  /** An open dialog blocks the page behind it, so the toast is shown inside the dialog. */
  readonly place?: 'window' | 'dialog';
}

/** The latest toast with its undo button. It disappears by itself, but not while it is hovered or focused. */
export function ToastBar({ place = 'window' }: ToastBarProps) {
  const toast = useWindowState((state) =>
    place === 'window' && state.view.panel !== null ? null : state.toast,
  );
  return (
    <div className={styles['place']} data-place={place} role="status">
      {toast && <ToastLine key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const { dismissToast } = useWindowStore();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismissToast, shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, dismissToast]);
  return (
    <div
      className={styles['toast']}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles['message']}>{toast.message}</p>
      {toast.undo && (
        <Button
          onPress={() => {
            toast.undo?.();
            dismissToast();
          }}
        >
          {words.notices.undo}
        </Button>
      )}
      <IconButton icon={X} label={words.notices.dismiss} onPress={dismissToast} />
    </div>
  );
}
