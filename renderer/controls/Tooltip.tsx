import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** The element with the tooltip. */
  readonly children: ReactElement;
}

/** Shows what an icon means. The accessible name is on the child itself. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild aria-describedby={undefined}>
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className={styles['tooltip']} sideOffset={6} collisionPadding={8} aria-hidden>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}

/** Wraps the page: the first tooltip appears after a delay, the next one at once. */
export const TooltipProvider = RadixTooltip.Provider;
