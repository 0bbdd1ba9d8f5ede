import { routes } from '#shared/api/contract';
import type { Settings } from '#shared/api/settingsSchema';
import { SegmentedControl } from '../controls/SegmentedControl';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

const themes: readonly Settings['theme'][] = ['system', 'dark', 'light'];

/** How the window looks. */
export function AppearanceSection() {
  const theme = useStates(({ settings }) => settings.theme);
  const { ask, failure } = useAskInPlace();
  const labels = words.settings.appearance;
  return (
    <SettingsSection title={words.settings.sections.appearance} intro={labels.intro} failure={failure}>
      <SettingRow label={labels.theme} hint={labels.themeHint}>
        <SegmentedControl
          label={labels.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: labels.themes[value] }))}
          onChoose={(chosen) => void ask(routes.settings.change, { changes: { theme: chosen } })}
        />
      </SettingRow>
    </SettingsSection>
  );
}
