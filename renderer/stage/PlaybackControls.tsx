import { BrightnessSlider } from './BrightnessSlider';
import { CurrentDraw } from './CurrentDraw';
import { KeepButton } from './KeepButton';
import { PlayButton } from './PlayButton';
import { PowerButton } from './PowerButton';
import { RateMenu } from './RateMenu';
import { SleepTimer } from './SleepTimer';
import { TimeReadout } from './TimeReadout';
import styles from './PlaybackControls.module.css';

/** The controls for playback and brightness: one row, or two in a narrow window. */
export function PlaybackControls() {
  return (
    <div className={styles['frame']}>
      <div className={styles['transport']}>
        <div className={styles['time']}>
          <PlayButton />
          <TimeReadout />
          <RateMenu />
        </div>
        <div className={styles['rest']}>
          <SleepTimer />
          <PowerButton />
        </div>
        <div className={styles['light']}>
          <BrightnessSlider />
          <span className={styles['dot']} aria-hidden="true" />
          <CurrentDraw />
          <KeepButton />
        </div>
      </div>
    </div>
  );
}
