import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { SwitchRow } from '../controls/SwitchRow';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** What keys do. */
export function KeyboardSection() {
  const hasSingleKeys = useStates(({ settings }) => settings.hasSingleKeys);
  const { ask, failure } = useAskInPlace();
  const { setView } = useWindowStore();
  const say = words.settings.keyboard;
  return (
    <SettingsSection title={words.settings.sections.keyboard} intro={say.intro} failure={failure}>
      <SwitchRow
        label={say.singleKeys}
        hint={say.singleKeysHint}
        isOn={hasSingleKeys}
        onSwitch={(isOn) => void ask(routes.settings.change, { changes: { hasSingleKeys: isOn } })}
      />
      <SettingRow label={say.all} hint={say.allHint}>
        <Button onPress={() => setView({ panel: 'shortcuts' })}>{say.show}</Button>
      </SettingRow>
    </SettingsSection>
  );
}
