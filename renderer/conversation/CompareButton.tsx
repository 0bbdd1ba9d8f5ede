import { SquareSplitHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Program } from '#shared/program/Program';
import { iconProps } from '../controls/IconButton';
import { softenForPreview } from '../film/softenForPreview';
import { mayFlash } from '../store/selectors';
import type { RunVersion } from '../store/conversationItems';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { CardLabel } from './CardLabel';
import styles from './CompareButton.module.css';

interface CompareButtonProps {
  readonly version: RunVersion;
  readonly isOnShow: boolean;
}

/**
 * Shows another version on the stage while a pointer or key holds the button: this version, or the one before if this
 * one is on show.
 */
export function CompareButton({ version, isOnShow }: CompareButtonProps) {
  const { seq, program, before } = version;
  const layout = useStates(({ lamp }) => lamp.layout);
  const isAsWritten = useStates((states) => !isOnShow && mayFlash(states, seq));
  const { setView } = useWindowStore();
  const held = useRef<Program>(undefined);
  const compared = isOnShow ? before : program;

  function hold(shown: Program) {
    held.current = shown;
    setView({ comparedProgram: isAsWritten ? shown : softenForPreview(shown, layout) });
  }

  function release() {
    if (!held.current) return;
    held.current = undefined;
    setView({ comparedProgram: null });
  }

  // Ends the comparison when the button disappears or its version changes, since the release event may never arrive.
  const onGone = useEffectEvent(release);
  useEffect(() => {
    if (held.current !== compared) onGone();
  }, [compared]);
  useEffect(() => () => onGone(), []);
  if (!compared) return null;

  function onPointerDown(event: PointerEvent<HTMLButtonElement>, shown: Program) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold(shown);
  }

  function onKeyDown(event: KeyboardEvent, shown: Program) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) hold(shown);
  }

  const hint = isOnShow ? words.conversation.card.compareBefore : words.conversation.card.compareThis;
  return (
    <button
      type="button"
      className={styles['compare']}
      title={hint}
      aria-description={hint}
      onPointerDown={(event) => onPointerDown(event, compared)}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => onKeyDown(event, compared)}
      onKeyUp={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
    >
      <SquareSplitHorizontal {...iconProps} size={14} />
      <CardLabel>{words.conversation.card.compare}</CardLabel>
    </button>
  );
}
