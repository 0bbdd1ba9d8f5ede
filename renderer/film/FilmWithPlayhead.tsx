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
  /** The columns of the strip: at most as many as it is wide. */
  readonly columns: number;
  /** The stage shows this program, so the playhead follows the stage's time. */
  readonly isOnShow: boolean;
}

/** The playhead crosses the strip in at most this time; a longer pass runs faster. */
const maxRunMs = 8000;

/**
 * A program's filmstrip with a playhead: at the stage's time while it is on show, else running while the pointer is
 * over the strip.
 */
export function FilmWithPlayhead({ program, layout, columns, isOnShow }: FilmWithPlayheadProps) {
  return (
    <div className={styles['film']}>
      <FilmCanvas program={program} layout={layout} columns={columns} className={styles['strip']} />
      {isOnShow ? <StagePlayhead /> : <RunningHead lengthMs={filmLengthMs(program)} />}
    </div>
  );
}

interface PaintedFilmProps {
  /** The address of the picture. */
  readonly source: string;
  /** The duration of one pass. */
  readonly lengthMs: number;
}

/** A filmstrip from a ready-made picture, with a playhead that runs while the pointer is over it. */
export function PaintedFilm({ source, lengthMs }: PaintedFilmProps) {
  return (
    <div className={styles['film']}>
      {/* Decoded synchronously, or the strip would be black in the page's first frame. */}
      <img className={styles['strip']} src={source} alt="" decoding="sync" draggable={false} />
      <RunningHead lengthMs={lengthMs} />
    </div>
  );
}

function RunningHead({ lengthMs }: { readonly lengthMs: number }) {
  return (
    <div
      className={styles['running']}
      style={{ '--run-ms': `${Math.min(lengthMs, maxRunMs)}ms` }}
      aria-hidden="true"
    />
  );
}

/** Moved without React, since it changes with every frame. */
function StagePlayhead() {
  const head = useRef<HTMLDivElement>(null);
  useStageMoments(({ content, atMs }) => {
    if (!head.current) return;
    const isVisible = content.kind === 'current' && atMs !== undefined;
    head.current.hidden = !isVisible;
    if (isVisible) head.current.style.setProperty('--share', String(passTimeAt(content.program, atMs).share));
  });
  return <div ref={head} className={styles['head']} aria-hidden="true" hidden />;
}
