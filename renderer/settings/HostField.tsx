import { useState } from 'react';
import { routes } from '#shared/api/contract';
import { defaultSettings } from '#shared/api/settingsSchema';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { useAskInPlace } from '../store/useAskInPlace';
import { useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './HostField.module.css';

const defaultHost = defaultSettings.engineHost;

/** The address of Ollama. An invalid address stays in the field, with the reason. */
export function HostField() {
  const host = useStates(({ settings }) => settings.engineHost);
  const inUse = useStates(({ engine }) => engine.host);
  const ollama = useStates(({ engine }) => engine.ollama);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { ask, failure, clear } = useAskInPlace();
  const { ask: askGlobally } = useWindowStore();
  const labels = words.settings.engine;

  async function enter(text: string) {
    const engineHost = text.trim() || defaultHost;
    if (engineHost === host) {
      clear();
      setRefused(undefined);
      return;
    }
    const result = await ask(routes.settings.change, { changes: { engineHost } });
    setRefused(result.ok ? undefined : engineHost);
  }

  const isOtherInUse = host === defaultHost && inUse !== defaultHost;
  const state =
    ollama.phase === 'up'
      ? labels.up(ollama.version)
      : ollama.phase === 'looking'
        ? labels.looking
        : ollama.message;

  return (
    <div className={styles['host']}>
      <div className={styles['line']}>
        <TextField
          label={labels.host}
          isLabelHidden
          value={refused ?? host}
          maxLength={200}
          error={failure}
          hint={isOtherInUse ? labels.hostInUse(inUse) : labels.hostHint}
          onEnter={(text) => void enter(text)}
        />
        {host !== defaultHost && (
          <Button onPress={() => void enter(defaultHost)}>{labels.defaultHost}</Button>
        )}
      </div>
      <div className={styles['state']} data-phase={ollama.phase}>
        <p role="status">{state}</p>
        <Button look="plain" onPress={() => void askGlobally(routes.engine.look, undefined)}>
          {labels.look}
        </Button>
      </div>
    </div>
  );
}
