import * as Slider from '@radix-ui/react-slider';
import styles from './RangeSlider.module.css';

interface RangeSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value in words. */
  readonly valueText: string;
  readonly isDisabled?: boolean;
  /** While it is dragged. */
  readonly onMove: (value: number) => void;
  /** When it is let go of. */
  readonly onDone?: (value: number) => void;
}

/** A value chosen along a line. */
export function RangeSlider({ label, value, min, max, step = 1, valueText, ...props }: RangeSliderProps) {
  const { isDisabled = false, onMove, onDone } = props;
  return (
    <Slider.Root
      className={styles['slider']}
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      onValueChange={([moved]) => moved !== undefined && onMove(moved)}
      onValueCommit={([chosen]) => chosen !== undefined && onDone?.(chosen)}
    >
      <Slider.Track className={styles['track']}>
        <Slider.Range className={styles['range']} />
      </Slider.Track>
      <Slider.Thumb className={styles['thumb']} aria-label={label} aria-valuetext={valueText} />
    </Slider.Root>
  );
}
