import { routes } from '#shared/api/contract';
import { SwitchRow } from '../controls/SwitchRow';
import { PowerChoice } from '../lamp/PowerChoice';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './SafetySection.module.css';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** What the lamp may draw, and whether dangerous flashes are softened. */
export function SafetySection() {
  const limitsFlashes = useStates(({ settings }) => settings.limitsFlashes);
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const isPowerKnown = useStates(({ lamp }) => lamp.isPowerKnown);
  const { ask, failure } = useAskInPlace();
  const say = words.settings.safety;
  return (
    <SettingsSection title={words.settings.sections.safety} intro={say.intro} failure={failure}>
      <SettingRow
        label={say.power}
        hint={isPowerKnown ? say.powerHint : `${say.powerHint} ${say.powerUnknown(budgetMa)}`}
        place="below"
      >
        <PowerChoice budgetMa={isPowerKnown ? budgetMa : undefined} />
      </SettingRow>
      <SwitchRow
        label={say.flashes}
        hint={say.flashesHint}
        isOn={limitsFlashes}
        onSwitch={(isOn) => void ask(routes.settings.change, { changes: { limitsFlashes: isOn } })}
      />
      <div role="status">{!limitsFlashes && <p className={styles['warning']}>{say.flashesOff}</p>}</div>
    </SettingsSection>
  );
}
