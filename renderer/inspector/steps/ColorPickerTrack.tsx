import * as Slider from '@radix-ui/react-slider';
import styles from './ColorPicker.module.css';

interface ColorPickerTrackProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly valueText: string;
  /** The colours along the track, from the left. */
  readonly colors: readonly string[];
  /** The colour at the thumb. */
  readonly color: string;
  readonly onMove: (value: number) => void;
  /** Called when the pointer or key is released. */
  readonly onDone: () => void;
}

/** A slider on a track that shows the resulting colours. */
export function ColorPickerTrack({ label, value, max, valueText, ...props }: ColorPickerTrackProps) {
  const { colors, color, onMove, onDone } = props;
  return (
    <Slider.Root
      className={styles['slider']}
      style={{ '--track': `linear-gradient(to right, ${colors.join(', ')})`, '--color': color }}
      value={[value]}
      max={max}
      onValueChange={([moved]) => moved !== undefined && onMove(moved)}
      onPointerUp={onDone}
      onKeyUp={onDone}
      onBlur={onDone}
    >
      <Slider.Track className={styles['track']} />
      <Slider.Thumb className={styles['thumb']} aria-label={label} aria-valuetext={valueText} />
    </Slider.Root>
  );
}
