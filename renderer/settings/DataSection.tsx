import { BackupActions } from '../conversations/BackupActions';
import { CopyButton } from '../controls/CopyButton';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './DataSection.module.css';
import { SettingsSection } from './SettingsSection';
import { SettingRow } from './SettingRow';

/** Where everything is kept, and what can be done with all of it. */
export function DataSection() {
  const { dataFolder, version } = useStates(({ app }) => app);
  const say = words.settings.data;

  return (
    <SettingsSection title={words.settings.sections.data} intro={say.intro}>
      <SettingRow label={say.folder} hint={<span className={styles['folder']}>{dataFolder}</span>}>
        <CopyButton label={say.copy} text={() => dataFolder} />
      </SettingRow>
      <SettingRow label={say.version}>
        <p className={styles['version']}>{version}</p>
      </SettingRow>
      <div className={styles['all']}>
        <p>{say.backups}</p>
        <p className={styles['hint']}>{say.backupsHint}</p>
        <BackupActions />
      </div>
    </SettingsSection>
  );
}
