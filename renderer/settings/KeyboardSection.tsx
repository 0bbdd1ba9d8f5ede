import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { SwitchRow } from '../controls/SwitchRow';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** Settings for the keyboard. */
export function KeyboardSection() {
  const hasSingleKeys = useStates(({ settings }) => settings.hasSingleKeys);
  const { ask, failure } = useAskInPlace();
  const { setView } = useWindowStore();
  const labels = words.settings.keyboard;
  return (
    <SettingsSection title={words.settings.sections.keyboard} intro={labels.intro} failure={failure}>
      <SwitchRow
        label={labels.singleKeys}
        hint={labels.singleKeysHint}
        isOn={hasSingleKeys}
        onSwitch={(isOn) => void ask(routes.settings.change, { changes: { hasSingleKeys: isOn } })}
      />
      <SettingRow label={labels.all} hint={labels.allHint}>
        <Button onPress={() => setView({ panel: 'shortcuts' })}>{labels.show}</Button>
      </SettingRow>
    </SettingsSection>
  );
}
