import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { iconProps } from '../controls/IconButton';
import { versionOnShow } from '../store/selectors';
import { useIsConnected, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { AllowFlashesDialog } from './AllowFlashesDialog';
import styles from './SoftenedNotice.module.css';
import { useStageContent } from './stageContent';

/** How the program on show was softened, with a button to let it flash all the same. */
export function SoftenedNotice() {
  const softened = useStates(({ stage }) => stage.softened);
  const version = useStates(versionOnShow);
  const kind = useStageContent((content) => content.kind);
  if (softened.length === 0 || kind !== 'current') return null;
  return (
    <div className={styles['softened']}>
      <ShieldCheck {...iconProps} />
      <p>
        {words.stage.flashes.softened} {softened.join(' ')}
      </p>
      {version !== undefined && <AllowFlashesButton key={version} version={version} />}
    </div>
  );
}

/** Keyed by version: an open dialog closes when another version is put on show. */
function AllowFlashesButton({ version }: { readonly version: number }) {
  const isConnected = useIsConnected();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="plain" isDisabled={!isConnected} onPress={() => setIsAsking(true)}>
        {words.stage.flashes.allow}
      </Button>
      {isAsking && <AllowFlashesDialog version={version} onClose={() => setIsAsking(false)} />}
    </>
  );
}
