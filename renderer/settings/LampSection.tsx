import { Button } from '../controls/Button';
import { BrightnessSlider } from '../stage/BrightnessSlider';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** Settings for the lamp: brightness, layout and power limit. */
export function LampSection({ onSafety }: { readonly onSafety: () => void }) {
  const layout = useStates(({ lamp }) => lamp.layout);
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const isPowerKnown = useStates(({ lamp }) => lamp.isPowerKnown);
  const { setView } = useWindowStore();
  const labels = words.settings.lamp;
  return (
    <SettingsSection title={words.settings.sections.lamp} intro={labels.intro}>
      <SettingRow label={labels.brightness} hint={labels.brightnessHint}>
        <BrightnessSlider />
      </SettingRow>
      <SettingRow
        label={labels.layout}
        hint={
          <>
            {words.lamp.leds(layout)}. {labels.layoutHint}
          </>
        }
      >
        <Button onPress={() => setView({ panel: null, inspector: 'lamp' })}>{labels.openTab}</Button>
      </SettingRow>
      <SettingRow
        label={labels.power}
        hint={isPowerKnown ? labels.powerKnown(budgetMa) : labels.powerUnknown(budgetMa)}
      >
        <Button onPress={onSafety}>{labels.toSafety}</Button>
      </SettingRow>
    </SettingsSection>
  );
}
