import * as Popover from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import styles from './PopoverBox.module.css';

interface PopoverBoxProps {
  /** What opens it. */
  readonly trigger: ReactElement;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A small box that opens beside a button. Esc and a press elsewhere close it. */
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

/** A button inside it that also closes it is wrapped in this. */
export const PopoverClose = Popover.Close;
