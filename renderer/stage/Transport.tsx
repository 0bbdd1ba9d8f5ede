import { useImperativeHandle, useRef, type Ref } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { FilmCanvas } from '../film/FilmCanvas';
import { useStates, useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { clockWords, passTimeAt } from './passTime';
import { PlayButton } from './PlayButton';
import { shownOf } from './shown';
import type { StageMoment } from './StageLight';
import styles from './Transport.module.css';

const filmColumns = 900;

/** How the stage tells the transport what time it is, many times a second. */
export interface TransportHandle {
  readonly show: (moment: StageMoment) => void;
}

/** Play and pause, off and on, the time, and the whole pass as a strip with the place it is at. */
export function Transport({ ref }: { readonly ref: Ref<TransportHandle> }) {
  const light = useStates(({ stage }) => stage.light.phase);
  const program = useStates((states) => shownOf(states).program);
  const layout = useStates(({ lamp }) => lamp.layout);
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const { ask } = useWindowStore();
  const at = useRef<HTMLSpanElement>(null);
  const of = useRef<HTMLSpanElement>(null);
  const head = useRef<HTMLDivElement>(null);
  // Written past React: it is another one with every picture.
  useImperativeHandle(ref, () => ({
    show: ({ shown, atMs }) => {
      if (!at.current || !of.current || !head.current) return;
      const time = atMs === undefined ? undefined : passTimeAt(shown.program, atMs);
      at.current.textContent = time ? clockWords(time.atMs) : words.stage.transport.dark;
      of.current.textContent = time ? words.stage.transport.of(time) : '';
      head.current.hidden = !time;
      if (time) head.current.style.setProperty('--share', String(time.share));
    },
  }));
  const isOff = light === 'off';
  return (
    <div className={styles['transport']} role="group" aria-label={words.stage.transport.label}>
      <div className={styles['row']}>
        <PlayButton
          isPlaying={light === 'playing'}
          isDisabled={!isOpen || isOff}
          onPress={() => void ask(light === 'playing' ? routes.stage.pause : routes.stage.play, undefined)}
        />
        <p className={styles['time']}>
          <span ref={at} className={styles['at']} />
          <span ref={of} />
        </p>
        <p className={styles['name']}>{program.name}</p>
        <Button
          isDisabled={!isOpen}
          onPress={() => void ask(isOff ? routes.stage.on : routes.stage.off, undefined)}
        >
          {isOff ? words.stage.transport.turnOn : words.stage.transport.turnOff}
        </Button>
      </div>
      <div className={styles['strip']} data-off={isOff}>
        <FilmCanvas program={program} layout={layout} columns={filmColumns} className={styles['film']} />
        <div ref={head} className={styles['head']} aria-hidden="true" />
      </div>
    </div>
  );
}
