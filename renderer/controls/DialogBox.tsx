import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { focusPrompt } from '../conversation/Prompt';
import { FailureList } from '../notices/FailureList';
import { ToastBar } from '../notices/ToastBar';
import { words } from '../words/words';
import styles from './DialogBox.module.css';
import { IconButton } from './IconButton';

interface DialogBoxProps {
  readonly title: string;
  /** What belongs beside the title: a search, a button. */
  readonly tools?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Something that lies over the window until it is closed: by its button, by Esc, by a press beside it. The focus then goes back. */
export function DialogBox({ title, tools, size = 'medium', children, onClose }: DialogBoxProps) {
  const opener = useRef<HTMLElement>(undefined);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* The library's own overlay locks scrolling by a style tag, which the page's policy forbids. */}
        <div className={styles['ground']} data-covers="" aria-hidden="true" />
        <Dialog.Content
          className={styles['box']}
          data-size={size}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // On the button that closes it, the focus would open a tooltip that takes the first Esc for itself.
            event.preventDefault();
            opener.current = openerOf(document.activeElement);
            if (event.currentTarget instanceof HTMLElement) focusWithin(event.currentTarget);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What opened it may be gone with another panel; then the prompt is where one goes on.
            if (opener.current?.isConnected) opener.current.focus();
            else focusPrompt();
          }}
          onEscapeKeyDown={(event) => {
            // Esc first undoes what is being typed.
            if (event.target instanceof HTMLElement && event.target.dataset['keepsEscape'] === 'true')
              event.preventDefault();
          }}
        >
          <header className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            {tools}
            <IconButton icon={X} label={words.notices.close} onPress={onClose} />
          </header>
          <div className={styles['body']}>{children}</div>
          <div className={styles['failures']}>
            <FailureList />
          </div>
          <ToastBar place="dialog" />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What is looked for is typed at once; elsewhere the first Tab leads to the first control. */
function focusWithin(box: HTMLElement): void {
  (box.querySelector<HTMLElement>('input[type="search"]') ?? box).focus();
}

/** What had the focus before; a menu is gone by then, so what opened it stands for it. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : undefined;
}
