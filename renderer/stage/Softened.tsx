import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { versionOnShow } from '../store/selectors';
import { useIsLinked, useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { AllowFlashes } from './AllowFlashes';
import styles from './Softened.module.css';
import { useShown } from './useShown';

/** What was done to the program on show so that it does not flash dangerously, and the way to have it flash all the same. */
export function Softened() {
  const softened = useStates(({ stage }) => stage.softened);
  const version = useStates(versionOnShow);
  const kind = useShown((shown) => shown.kind);
  if (softened.length === 0 || kind !== 'current') return null;
  return (
    <div className={styles['softened']}>
      <ShieldCheck {...iconLook} />
      <p>
        {words.stage.flashes.softened} {softened.join(' ')}
      </p>
      {version !== undefined && <LetFlash key={version} version={version} />}
    </div>
  );
}

/** For one version: with another one on show, what was asked about the one before is not asked any more. */
function LetFlash({ version }: { readonly version: number }) {
  const isOpen = useIsLinked();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="plain" isDisabled={!isOpen} onPress={() => setIsAsking(true)}>
        {words.stage.flashes.allow}
      </Button>
      {isAsking && <AllowFlashes version={version} onClose={() => setIsAsking(false)} />}
    </>
  );
}
