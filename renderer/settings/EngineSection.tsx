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

/** Who answers, and how. */
export function EngineSection() {
  const settings = useStates((states) => states.settings);
  const engine = useStates((states) => states.engine);
  const { ask, failure } = useAskInPlace();
  const say = words.settings.engine;
  const change = (changes: SettingsChanges) => void ask(routes.settings.change, { changes });
  const { engineModel, lampBase, numCtx, hasInstantEdits, hasSketch } = settings;
  const { answering } = engine;
  const warning = answering.kind === 'model' ? answering.warning : undefined;
  return (
    <SettingsSection title={words.settings.sections.engine} intro={say.intro} failure={failure}>
      <SettingRow label={say.host} place="below">
        <HostField />
      </SettingRow>
      <SettingRow label={say.model} hint={say.modelHint}>
        <div className={styles['choice']}>
          <SelectField
            label={say.model}
            isLabelHidden
            value={engineModel ?? ''}
            options={modelOptions(engine.ollama, engineModel)}
            onChoose={(name) => change({ engineModel: name === '' ? null : name })}
          />
        </div>
      </SettingRow>
      {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
      {engineModel === null && (
        <SettingRow label={say.base} hint={say.baseHint}>
          <SegmentedControl
            label={say.base}
            value={lampBase}
            options={bases.map((base) => ({ value: base, label: say.baseNamed(base) }))}
            onChoose={(base) => change({ lampBase: base })}
          />
        </SettingRow>
      )}
      <SettingRow label={say.window} hint={say.windowHint}>
        <SegmentedControl
          label={say.window}
          value={String(numCtx)}
          options={windowOptions(numCtx)}
          onChoose={(tokens) => change({ numCtx: Number(tokens) })}
        />
      </SettingRow>
      <SwitchRow
        label={say.instantEdits}
        hint={say.instantEditsHint}
        isOn={hasInstantEdits}
        onSwitch={(isOn) => change({ hasInstantEdits: isOn })}
      />
      <SwitchRow
        label={say.sketch}
        hint={say.sketchHint}
        isOn={hasSketch}
        onSwitch={(isOn) => change({ hasSketch: isOn })}
      />
    </SettingsSection>
  );
}
