import { SegmentedControl } from '../controls/SegmentedControl';
import { useView, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

const { label, lamp, leds } = words.stage.view;
const options = [
  { value: 'lamp', label: lamp },
  { value: 'leds', label: leds },
] as const;

/** Chooses how the stage draws the lamp: glowing on its wall, or as single LEDs. */
export function ViewChoice() {
  const { setView } = useWindowStore();
  const view = useView(({ stageView }) => stageView);
  return (
    <SegmentedControl
      label={label}
      value={view}
      options={options}
      onChoose={(stageView) => setView({ stageView })}
    />
  );
}
