import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { PopoverBox } from '../controls/PopoverBox';
import { versionOnShow } from '../store/selectors';
import { useStates, useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
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
      {version !== undefined && <LetFlash version={version} />}
    </div>
  );
}

function LetFlash({ version }: { readonly version: number }) {
  const { ask } = useWindowStore();
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const [isAsking, setIsAsking] = useState(false);
  const { allow, title, warning, allowNow, keepCalm } = words.stage.flashes;

  async function allowIt() {
    setIsAsking(false);
    await ask(routes.conversation.allowFlashes, { version });
  }

  return (
    <PopoverBox
      label={title}
      align="start"
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button look="plain" isDisabled={!isOpen}>
          {allow}
        </Button>
      }
    >
      <div className={styles['question']}>
        <h2 className={styles['title']}>{title}</h2>
        <p>{warning}</p>
        <div className={styles['answers']}>
          <Button onPress={() => setIsAsking(false)}>{keepCalm}</Button>
          <Button look="danger" onPress={() => void allowIt()}>
            {allowNow}
          </Button>
        </div>
      </div>
    </PopoverBox>
  );
}
