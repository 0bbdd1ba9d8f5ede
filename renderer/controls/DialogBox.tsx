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
  /** Shown beside the title: a search field or a button. */
  readonly tools?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog, closed by its button, Esc or a press outside. The focus then returns to where it was. */
export function DialogBox({ title, tools, size = 'medium', children, onClose }: DialogBoxProps) {
  const opener = useRef<HTMLElement>(undefined);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* Radix's own overlay locks scrolling with a style tag, which the page's CSP forbids. */}
        <div className={styles['ground']} data-covers="" aria-hidden="true" />
        <Dialog.Content
          className={styles['box']}
          data-size={size}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Focus on the close button would open its tooltip, which would take the first Esc.
            event.preventDefault();
            opener.current = openerOf(document.activeElement);
            if (event.currentTarget instanceof HTMLElement) focusWithin(event.currentTarget);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The opener may have been removed with another panel; then the prompt gets the focus.
            if (opener.current?.isConnected) opener.current.focus();
            else focusPrompt();
          }}
          onEscapeKeyDown={(event) => {
            // In a field, Esc first undoes the typing.
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

/** Focuses the search field if there is one, else the box, from where Tab leads to the first control. */
function focusWithin(box: HTMLElement): void {
  (box.querySelector<HTMLElement>('input[type="search"]') ?? box).focus();
}

/** The element that had the focus; for a menu, which closes, the button that opened it. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return opener instanceof HTMLElement ? opener : undefined;
}
