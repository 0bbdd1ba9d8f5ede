import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** What is pointed at. */
  readonly children: ReactElement;
}

/** Says by pointing what a sign stands for. The name that is heard stands on the child itself. */
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

/** Stands above all tooltips: they come after a moment, and the next one at once. */
export const TooltipProvider = RadixTooltip.Provider;
