import { useEffect, useRef, type RefObject } from 'react';
import { focusPrompt } from './Prompt';

/** Where the focus goes from a list whose entries go when they are dismissed. */
export interface FocusAfterRemoval<List extends HTMLElement> {
  /** For the list. The last button of each entry dismisses it; what cannot be dismissed has none. */
  readonly list: RefObject<List | null>;
  /** This button's entry is about to go. */
  readonly beforeRemoval: (button: HTMLElement) => void;
}

interface RemovedButton {
  readonly button: HTMLElement;
  /** Its place among those of the list. */
  readonly index: number;
  /** The card that the list belongs to. */
  readonly card: HTMLElement | null | undefined;
}

/** Once a dismissed entry is gone, the focus goes to the next one's button, else to the card, else to the prompt. */
export function useFocusAfterRemoval<List extends HTMLElement>(): FocusAfterRemoval<List> {
  const list = useRef<List>(null);
  const left = useRef<RemovedButton>(undefined);

  useEffect(() => {
    if (!left.current || left.current.button.isConnected) return;
    const { card } = left.current;
    // The others may be away for a moment, until the app has said all that changed: then the card has the focus until they are back.
    if (!isFocusLost() && document.activeElement !== card) left.current = undefined;
    else if (moveFocus(left.current, buttonsOf(list.current))) left.current = undefined;
  });

  useEffect(
    () => () => {
      if (left.current && isFocusLost()) moveFocus(left.current, []);
    },
    [],
  );

  return {
    list,
    beforeRemoval: (button) => {
      const card = button.closest('article') ?? button.closest('[data-type]')?.querySelector('article');
      left.current = { button, index: buttonsOf(list.current).indexOf(button), card };
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

/** True when it went to a button of the list. */
function moveFocus({ index: place, card }: RemovedButton, buttons: readonly HTMLElement[]): boolean {
  const next = buttons[Math.min(place, buttons.length - 1)];
  if (next) next.focus();
  else if (card?.isConnected) card.focus();
  else focusPrompt();
  return next !== undefined;
}
