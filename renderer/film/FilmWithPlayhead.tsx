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
      {isOnShow ? <StagePlayhead /> : <RunningHead lengthMs={filmLengthMs(program)} />}
    </div>
  );
}

interface PaintedFilmProps {
  /** The address of the picture. */
  readonly source: string;
  /** How long one pass through the light takes. */
  readonly lengthMs: number;
}

/** A strip that is there as a picture already, with a playhead that runs while it is pointed at. */
export function PaintedFilm({ source, lengthMs }: PaintedFilmProps) {
  return (
    <div className={styles['film']}>
      {/* Decoded with the page's first picture, or the strip would be black in it. */}
      <img className={styles['strip']} src={source} alt="" decoding="sync" draggable={false} />
      <RunningHead lengthMs={lengthMs} />
    </div>
  );
}

function RunningHead({ lengthMs }: { readonly lengthMs: number }) {
  return (
    <div
      className={styles['running']}
      style={{ '--run-ms': `${Math.min(lengthMs, longestRunMs)}ms` }}
      aria-hidden="true"
    />
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
