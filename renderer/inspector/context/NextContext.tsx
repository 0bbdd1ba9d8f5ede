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
  /** False while a newer one is on its way. */
  readonly isFresh: boolean;
  /** False where the wish at the end only stands in for one. */
  readonly hasWish: boolean;
}

/** What the model will be told next: how it fills the window, and every piece of it. */
export function NextContext({ modelContext: told, isFresh, hasWish }: NextContextProps) {
  const { context } = words.inspector;
  const [pointed, setPointed] = useState<Tier | undefined>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const entries = useStates(({ conversation }) => conversation.entries);
  const remembered = useMemo(() => exchanges(entries).length - told.skipped, [entries, told]);
  const notes = useMemo(() => new Map(notesOf(entries).map((note) => [note.seq, note])), [entries]);
  const anew = useUncachedTokens(told);
  const toldNotes = new Set(told.pieces.flatMap(({ tier, of }) => (tier === 'note' ? [of] : [])));
  const others = [...notes.values()].filter(({ seq }) => !toldNotes.has(seq));

  const rowOf = (piece: ModelContextPiece) => {
    const { tier, role, text, why, tokens, of } = piece;
    const note = tier === 'note' && of !== undefined ? notes.get(of) : undefined;
    if (note) return <NoteRow note={note} tokens={tokens} />;
    const isStandIn = tier === 'wish' && !hasWish;
    const line = isStandIn ? context.noWish : text;
    return <PieceRow of={tier} name={context.piece(tier, role)} text={line} about={why} tokens={tokens} />;
  };

  return (
    <div className={styles['next']} aria-busy={!isFresh}>
      <div className={styles['head']}>
        <ContextFigures tokens={told.tokens} remembered={remembered} skipped={told.skipped} uncached={anew} />
        <BudgetBar
          tokens={told.tokens}
          onPoint={setPointed}
          onGoTo={(tier) =>
            list.current?.querySelector(`[data-tier='${tier}']`)?.scrollIntoView({ block: 'nearest' })
          }
        />
      </div>
      <ul ref={list} aria-label={context.piecesLabel}>
        {told.pieces.map((piece, index) => (
          <li
            key={`${piece.tier} ${piece.of ?? index} ${piece.role}`}
            className={styles['row']}
            data-tier={piece.tier}
            data-lit={piece.tier === pointed}
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

/** The tokens the model must read that it does not hold; none where nobody can tell. */
function useUncachedTokens({ pieces, tokens }: ModelContext): number | undefined {
  const entries = useStates(({ conversation }) => conversation.entries);
  const model = useStates(({ engine }) =>
    engine.answering.kind === 'model' ? engine.answering.name : undefined,
  );
  const heard = useMemo(() => lastModelCall(entries), [entries]);
  return useMemo(() => {
    if (!heard || model === undefined) return undefined;
    const isSameModel = heard.model === undefined || heard.model === model;
    return isSameModel ? uncachedTokens(pieces, heard.messages) : tokens.total;
  }, [heard, model, pieces, tokens]);
}
