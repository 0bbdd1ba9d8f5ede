import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settingsSchema';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './HostField.module.css';

const usualHost = defaultSettings.engineHost;

/** Where Ollama is looked for. An address that cannot be stays in the field, with what is wrong with it. */
export function HostField() {
  const host = useStates(({ settings }) => settings.engineHost);
  const inUse = useStates(({ engine }) => engine.host);
  const ollama = useStates(({ engine }) => engine.ollama);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { ask, failure, clear } = useAskInPlace();
  const { ask: askAloud } = useWindowStore();
  const say = words.settings.engine;

  async function enter(text: string) {
    const engineHost = text.trim() || usualHost;
    if (engineHost === host) {
      clear();
      setRefused(undefined);
      return;
    }
    const asked = await ask(routes.settings.change, { changes: { engineHost } });
    setRefused(asked.ok ? undefined : engineHost);
  }

  const isOtherInUse = host === usualHost && inUse !== usualHost;
  const state =
    ollama.phase === 'up'
      ? say.up(ollama.version)
      : ollama.phase === 'looking'
        ? say.looking
        : ollama.message;

  return (
    <div className={styles['host']}>
      <div className={styles['line']}>
        <TextField
          label={say.host}
          isLabelHidden
          value={refused ?? host}
          maxLength={200}
          error={failure}
          hint={isOtherInUse ? say.hostInUse(inUse) : say.hostHint}
          onEnter={(text) => void enter(text)}
        />
        {host !== usualHost && <Button onPress={() => void enter(usualHost)}>{say.usualHost}</Button>}
      </div>
      <div className={styles['state']} data-phase={ollama.phase}>
        <p role="status">{state}</p>
        <Button look="plain" onPress={() => void askAloud(routes.engine.look, undefined)}>
          {say.look}
        </Button>
      </div>
    </div>
  );
}
