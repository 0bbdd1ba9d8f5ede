import { useMemo, useRef, useState } from 'react';
import type { Tier } from '#shared/conversation/context/Piece';
import { exchanges } from '#shared/conversation/exchanges';
import { notes as notesOf } from '#shared/conversation/notes';
import { useStates } from '../../store/WindowStoreContext';
import { words } from '../../words/words';
import { AddNote } from './AddNote';
import { BudgetBar } from './BudgetBar';
import type { ModelContext, ModelContextPiece } from './ModelContext';
import { ContextFigures } from './ContextFigures';
import { lastModelCall } from './lastModelCall';
import styles from './NextContext.module.css';
import { NoteList } from './NoteList';
import { NoteRow } from './NoteRow';
import { PieceRow } from './PieceRow';
import { uncachedTokens } from './uncachedTokens';

interface NextContextProps {
  readonly modelContext: ModelContext;
  /** False while a newer one is being fetched. */
  readonly isFresh: boolean;
  /** False if the wish at the end is only a placeholder. */
  readonly hasWish: boolean;
}

/** What will be sent to the model next: how it fills the context window, and each piece. */
export function NextContext({ modelContext, isFresh, hasWish }: NextContextProps) {
  const { context } = words.inspector;
  const [hoveredTier, setHoveredTier] = useState<Tier | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const entries = useStates(({ conversation }) => conversation.entries);
  const remembered = useMemo(() => exchanges(entries).length - modelContext.skipped, [entries, modelContext]);
  const notes = useMemo(() => new Map(notesOf(entries).map((note) => [note.seq, note])), [entries]);
  const uncached = useUncachedTokens(modelContext);
  const sentNotes = new Set(modelContext.pieces.flatMap(({ tier, of }) => (tier === 'note' ? [of] : [])));
  const others = [...notes.values()].filter(({ seq }) => !sentNotes.has(seq));

  const rowOf = (piece: ModelContextPiece) => {
    const { tier, role, text, why, tokens, of } = piece;
    const note = tier === 'note' && of !== undefined ? notes.get(of) : undefined;
    if (note) return <NoteRow note={note} tokens={tokens} />;
    const isPlaceholder = tier === 'wish' && !hasWish;
    const line = isPlaceholder ? context.noWish : text;
    return <PieceRow of={tier} name={context.piece(tier, role)} text={line} about={why} tokens={tokens} />;
  };

  return (
    <div className={styles['next']} aria-busy={!isFresh}>
      <div className={styles['head']}>
        <ContextFigures
          tokens={modelContext.tokens}
          remembered={remembered}
          skipped={modelContext.skipped}
          uncached={uncached}
        />
        <BudgetBar
          tokens={modelContext.tokens}
          onPoint={setHoveredTier}
          onGoTo={(tier) =>
            list.current?.querySelector(`[data-tier='${tier}']`)?.scrollIntoView({ block: 'nearest' })
          }
        />
      </div>
      <ul ref={list} aria-label={context.piecesLabel}>
        {modelContext.pieces.map((piece, index) => (
          <li
            key={`${piece.tier} ${piece.of ?? index} ${piece.role}`}
            className={styles['row']}
            data-tier={piece.tier}
            data-lit={piece.tier === hoveredTier}
          >
            {rowOf(piece)}
          </li>
        ))}
      </ul>
      <NoteList title={context.notes.more} why={context.notes.moreWhy} notes={others} />
      <AddNote />
    </div>
  );
}

/** The tokens of the context that the model does not have cached; undefined if unknown. */
function useUncachedTokens({ pieces, tokens }: ModelContext): number | undefined {
  const entries = useStates(({ conversation }) => conversation.entries);
  const model = useStates(({ engine }) =>
    engine.answering.kind === 'model' ? engine.answering.name : undefined,
  );
  const lastCall = useMemo(() => lastModelCall(entries), [entries]);
  return useMemo(() => {
    if (!lastCall || model === undefined) return undefined;
    const isSameModel = lastCall.model === undefined || lastCall.model === model;
    return isSameModel ? uncachedTokens(pieces, lastCall.messages) : tokens.total;
  }, [lastCall, model, pieces, tokens]);
}
