import { useStates, useView } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { isLampOff, useStageContent } from './stageContent';
import styles from './StageBadges.module.css';

/** What the stage says about what it shows, wherever that is not simply what the lamp does. */
export function StageBadges() {
  const isAnswering = useStates(({ wish }) => wish.phase === 'answering');
  const isAllowedToFlash = useStates(({ stage }) => stage.isAllowedToFlash);
  const kind = useStageContent((shown) => shown.kind);
  const isOff = useStageContent(isLampOff);
  const rate = useView(({ previewRate }) => previewRate);
  return (
    <div className={styles['marks']}>
      {(isAnswering || kind === 'compared') && (
        <p className={styles['mark']} data-kind={kind}>
          {words.stage.marks[kind]}
        </p>
      )}
      {isOff && <p className={styles['mark']}>{words.stage.off}</p>}
      {rate !== 1 && !isOff && (
        <p className={styles['mark']} title={words.stage.rate.hint}>
          {words.stage.previewAt(rate)}
        </p>
      )}
      {isAllowedToFlash && kind === 'current' && (
        <p className={styles['mark']}>{words.stage.flashes.allowed}</p>
      )}
    </div>
  );
}
