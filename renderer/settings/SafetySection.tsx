import { routes } from '#shared/api/contract';
import { SwitchRow } from '../controls/SwitchRow';
import { PowerChoice } from '../lamp/PowerChoice';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './SafetySection.module.css';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** Settings for the power limit and for softening flashes. */
export function SafetySection() {
  const limitsFlashes = useStates(({ settings }) => settings.limitsFlashes);
  const budgetMa = useStates(({ lamp }) => lamp.guards.budgetMa);
  const isPowerKnown = useStates(({ lamp }) => lamp.isPowerKnown);
  const { ask, failure } = useAskInPlace();
  const labels = words.settings.safety;
  return (
    <SettingsSection title={words.settings.sections.safety} intro={labels.intro} failure={failure}>
      <SettingRow
        label={labels.power}
        hint={isPowerKnown ? labels.powerHint : `${labels.powerHint} ${labels.powerUnknown(budgetMa)}`}
        place="below"
      >
        <PowerChoice budgetMa={isPowerKnown ? budgetMa : undefined} />
      </SettingRow>
      <SwitchRow
        label={labels.flashes}
        hint={labels.flashesHint}
        isOn={limitsFlashes}
        onSwitch={(isOn) => void ask(routes.settings.change, { changes: { limitsFlashes: isOn } })}
      />
      <div role="status">{!limitsFlashes && <p className={styles['warning']}>{labels.flashesOff}</p>}</div>
    </SettingsSection>
  );
}
