import { useRef } from 'react';
import { filmLengthMs } from '#shared/animation/filmstrip';
import type { Layout } from '#shared/lamp/Layout';
import type { Program } from '#shared/program/Program';
import { passTimeAt } from '../stage/passTime';
import { useStageMoments } from '../stage/StagePlayback';
import { FilmCanvas } from './FilmCanvas';
import styles from './FilmWithPlayhead.module.css';

interface FilmWithPlayheadProps {
  readonly program: Program;
  readonly layout: Layout;
  /** Columns of the strip: as many as it is wide, or fewer. */
  readonly columns: number;
  /** The stage shows it: the playhead goes by the stage's time. */
  readonly isOnShow: boolean;
}

/** Nobody points at a card for longer than this: a longer pass is run through faster. */
const longestRunMs = 8000;

/** A program's strip with a playhead: the stage's while it is on show; else one that runs while the strip is pointed at. */
export function FilmWithPlayhead({ program, layout, columns, isOnShow }: FilmWithPlayheadProps) {
  return (
    <div className={styles['film']}>
      <FilmCanvas program={program} layout={layout} columns={columns} className={styles['strip']} />
      {isOnShow ? (
        <StagePlayhead />
      ) : (
        <div
          className={styles['running']}
          style={{ '--run-ms': `${Math.min(filmLengthMs(program), longestRunMs)}ms` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}

/** Moved past React: it is somewhere else with every picture. */
function StagePlayhead() {
  const head = useRef<HTMLDivElement>(null);
  useStageMoments(({ content: shown, atMs }) => {
    if (!head.current) return;
    const isSeen = shown.kind === 'current' && atMs !== undefined;
    head.current.hidden = !isSeen;
    if (isSeen) head.current.style.setProperty('--share', String(passTimeAt(shown.program, atMs).share));
  });
  return <div ref={head} className={styles['head']} aria-hidden="true" hidden />;
}
