import { BackupActions } from '../conversations/BackupActions';
import { CopyButton } from '../controls/CopyButton';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './DataSection.module.css';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** Where the data is stored, and actions on all of it. */
export function DataSection() {
  const { dataFolder, version } = useStates(({ app }) => app);
  const labels = words.settings.data;

  return (
    <SettingsSection title={words.settings.sections.data} intro={labels.intro}>
      <SettingRow label={labels.folder} hint={<span className={styles['folder']}>{dataFolder}</span>}>
        <CopyButton label={labels.copy} text={() => dataFolder} />
      </SettingRow>
      <SettingRow label={labels.version}>
        <p className={styles['version']}>{version}</p>
      </SettingRow>
      <div className={styles['all']}>
        <p>{labels.backups}</p>
        <p className={styles['hint']}>{labels.backupsHint}</p>
        <BackupActions />
      </div>
    </SettingsSection>
  );
}
