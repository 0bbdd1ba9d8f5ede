import * as Popover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './PopoverBox.module.css';

interface PopoverBoxProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A small box that opens beside a button. Esc and a press outside close it. */
export function PopoverBox({ trigger, label, children, align = 'end', ...props }: PopoverBoxProps) {
  const { isOpen, onOpenChange } = props;
  const controlled = isOpen === undefined ? {} : { open: isOpen };
  return (
    <Popover.Root {...controlled} {...(onOpenChange && { onOpenChange })}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles['box']}
          align={align}
          sideOffset={8}
          collisionPadding={10}
          aria-label={label}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Wraps a button inside the box that also closes it. */
export const PopoverClose = Popover.Close;
