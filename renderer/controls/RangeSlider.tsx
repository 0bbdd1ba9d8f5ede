import * as Slider from '@radix-ui/react-slider';
import styles from './RangeSlider.module.css';

interface RangeSliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value as screen readers announce it. */
  readonly valueText: string;
  readonly isDisabled?: boolean;
  /** Called while the slider is dragged. */
  readonly onMove: (value: number) => void;
  /** Called when the slider is released. */
  readonly onDone?: (value: number) => void;
}

/** A slider for one value. */
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
