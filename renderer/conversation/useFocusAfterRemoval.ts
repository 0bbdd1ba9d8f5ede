import { useEffect, useRef, type RefObject } from 'react';
import { focusPrompt } from './Prompt';

/** Moves the focus when the entry of a list is dismissed. */
export interface FocusAfterRemoval<List extends HTMLElement> {
  /** Ref for the list. The last button of each entry dismisses it. */
  readonly list: RefObject<List | null>;
  /** Call before the entry of this button is removed. */
  readonly beforeRemoval: (button: HTMLElement) => void;
}

interface RemovedButton {
  readonly button: HTMLElement;
  /** Its index among the buttons of the list. */
  readonly index: number;
  /** The card that contains the list. */
  readonly card: HTMLElement | null | undefined;
}

/** Once a dismissed entry is gone, the focus moves to the next entry's button, else to the card, else to the prompt. */
export function useFocusAfterRemoval<List extends HTMLElement>(): FocusAfterRemoval<List> {
  const list = useRef<List>(null);
  const removed = useRef<RemovedButton>(undefined);

  useEffect(() => {
    if (!removed.current || removed.current.button.isConnected) return;
    const { card } = removed.current;
    // The other entries may be missing until all states have arrived: the card holds the focus until they are back.
    if (!isFocusLost() && document.activeElement !== card) removed.current = undefined;
    else if (moveFocus(removed.current, buttonsOf(list.current))) removed.current = undefined;
  });

  useEffect(
    () => () => {
      if (removed.current && isFocusLost()) moveFocus(removed.current, []);
    },
    [],
  );

  return {
    list,
    beforeRemoval: (button) => {
      const card = button.closest('article') ?? button.closest('[data-type]')?.querySelector('article');
      removed.current = { button, index: buttonsOf(list.current).indexOf(button), card };
    },
  };
}

function buttonsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [
    ...(list?.querySelectorAll<HTMLElement>('li > button:last-child, li > div > button:last-child') ?? []),
  ];
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Returns true if a button of the list got the focus. */
function moveFocus({ index, card }: RemovedButton, buttons: readonly HTMLElement[]): boolean {
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (next) next.focus();
  else if (card?.isConnected) card.focus();
  else focusPrompt();
  return next !== undefined;
}
