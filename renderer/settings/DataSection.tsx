import { Copy } from 'lucide-react';
import { BackupActions } from '../conversations/BackupActions';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './DataSection.module.css';
import { Section } from './Section';
import { SettingRow } from './SettingRow';

/** Where everything is kept, and what can be done with all of it. */
export function DataSection() {
  const { dataFolder, version } = useStates(({ app }) => app);
  const { tell } = useWindowStore();
  const say = words.settings.data;

  async function copy() {
    await navigator.clipboard.writeText(dataFolder);
    tell(say.copied);
  }

  return (
    <Section title={words.settings.sections.data} intro={say.intro}>
      <SettingRow label={say.folder} hint={<span className={styles['folder']}>{dataFolder}</span>}>
        <Button onPress={() => void copy()}>
          <Copy {...iconLook} />
          {say.copy}
        </Button>
      </SettingRow>
      <SettingRow label={say.version}>
        <p className={styles['version']}>{version}</p>
      </SettingRow>
      <div className={styles['all']}>
        <p>{say.backups}</p>
        <p className={styles['hint']}>{say.backupsHint}</p>
        <BackupActions />
      </div>
    </Section>
  );
}
