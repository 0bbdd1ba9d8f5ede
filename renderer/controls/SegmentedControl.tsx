import * as ToggleGroup from '@radix-ui/react-toggle-group';
import styles from './SegmentedControl.module.css';

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A choice of one of a few options, side by side. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      className={styles['segments']}
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onChoose(option.value);
      }}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} className={styles['segment']}>
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
