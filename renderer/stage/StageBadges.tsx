import { useStates, useView } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { isLampOff, useStageContent } from './stageContent';
import styles from './StageBadges.module.css';

/** Badges that say how the stage differs from what the lamp plays. */
export function StageBadges() {
  const isAnswering = useStates(({ wish }) => wish.phase === 'answering');
  const isAllowedToFlash = useStates(({ stage }) => stage.isAllowedToFlash);
  const kind = useStageContent((content) => content.kind);
  const isOff = useStageContent(isLampOff);
  const rate = useView(({ previewRate }) => previewRate);
  return (
    <div className={styles['badges']}>
      {(isAnswering || kind === 'compared') && (
        <p className={styles['badge']} data-kind={kind}>
          {words.stage.marks[kind]}
        </p>
      )}
      {isOff && <p className={styles['badge']}>{words.stage.off}</p>}
      {rate !== 1 && !isOff && (
        <p className={styles['badge']} title={words.stage.rate.hint}>
          {words.stage.previewAt(rate)}
        </p>
      )}
      {isAllowedToFlash && kind === 'current' && (
        <p className={styles['badge']}>{words.stage.flashes.allowed}</p>
      )}
    </div>
  );
}
