import { Button } from '../controls/Button';
import { BrightnessSlider } from '../stage/BrightnessSlider';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** The lamp: how bright it is, where its LEDs are, what it may draw. */
export function LampSection({ onSafety }: { readonly onSafety: () => void }) {
  const layout = useStates(({ lamp }) => lamp.layout);
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const isPowerKnown = useStates(({ lamp }) => lamp.isPowerKnown);
  const { setView } = useWindowStore();
  const say = words.settings.lamp;
  return (
    <SettingsSection title={words.settings.sections.lamp} intro={say.intro}>
      <SettingRow label={say.brightness} hint={say.brightnessHint}>
        <BrightnessSlider />
      </SettingRow>
      <SettingRow
        label={say.layout}
        hint={
          <>
            {words.lamp.leds(layout)}. {say.layoutHint}
          </>
        }
      >
        <Button onPress={() => setView({ panel: null, inspector: 'lamp' })}>{say.openTab}</Button>
      </SettingRow>
      <SettingRow
        label={say.power}
        hint={isPowerKnown ? say.powerKnown(budgetMa) : say.powerUnknown(budgetMa)}
      >
        <Button onPress={onSafety}>{say.toSafety}</Button>
      </SettingRow>
    </SettingsSection>
  );
}
