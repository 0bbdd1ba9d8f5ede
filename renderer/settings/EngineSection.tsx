import type { SettingsChanges } from '#shared/api/areas/settingsArea';
import { routes } from '#shared/api/contract';
import type { Settings } from '#shared/api/settingsSchema';
import { SelectField } from '../controls/SelectField';
import { SegmentedControl } from '../controls/SegmentedControl';
import { SwitchRow } from '../controls/SwitchRow';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './EngineSection.module.css';
import { HostField } from './HostField';
import { modelOptions, windowOptions } from './modelOptions';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

const bases: readonly Settings['lampBase'][] = ['gemma3:4b', 'gemma3:1b'];

/** Who answers wishes, and how. */
export function EngineSection() {
  const settings = useStates((states) => states.settings);
  const engine = useStates((states) => states.engine);
  const { ask, failure } = useAskInPlace();
  const labels = words.settings.engine;
  const change = (changes: SettingsChanges) => void ask(routes.settings.change, { changes });
  const { engineModel, lampBase, numCtx, hasInstantEdits, hasSketch } = settings;
  const { answering } = engine;
  const warning = answering.kind === 'model' ? answering.warning : undefined;
  return (
    <SettingsSection title={words.settings.sections.engine} intro={labels.intro} failure={failure}>
      <SettingRow label={labels.host} place="below">
        <HostField />
      </SettingRow>
      <SettingRow label={labels.model} hint={labels.modelHint}>
        <div className={styles['choice']}>
          <SelectField
            label={labels.model}
            isLabelHidden
            value={engineModel ?? ''}
            options={modelOptions(engine.ollama, engineModel)}
            onChoose={(name) => change({ engineModel: name === '' ? null : name })}
          />
        </div>
      </SettingRow>
      {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
      {engineModel === null && (
        <SettingRow label={labels.base} hint={labels.baseHint}>
          <SegmentedControl
            label={labels.base}
            value={lampBase}
            options={bases.map((base) => ({ value: base, label: labels.baseNamed(base) }))}
            onChoose={(base) => change({ lampBase: base })}
          />
        </SettingRow>
      )}
      <SettingRow label={labels.window} hint={labels.windowHint}>
        <SegmentedControl
          label={labels.window}
          value={String(numCtx)}
          options={windowOptions(numCtx)}
          onChoose={(tokens) => change({ numCtx: Number(tokens) })}
        />
      </SettingRow>
      <SwitchRow
        label={labels.instantEdits}
        hint={labels.instantEditsHint}
        isOn={hasInstantEdits}
        onSwitch={(isOn) => change({ hasInstantEdits: isOn })}
      />
      <SwitchRow
        label={labels.sketch}
        hint={labels.sketchHint}
        isOn={hasSketch}
        onSwitch={(isOn) => change({ hasSketch: isOn })}
      />
    </SettingsSection>
  );
}
