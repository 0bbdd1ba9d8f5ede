import { Moon } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { IconButton, iconProps } from '../controls/IconButton';
import { PopoverBox } from '../controls/PopoverBox';
import { TextField } from '../controls/TextField';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './SleepTimer.module.css';
import { useTimeLeft } from './useTimeLeft';
import { maxSleepMs } from '#shared/api/areas/stageArea';

const presetMinutes = [15, 30, 60, 90] as const;

/** The sleep timer: set it, see the time left, cancel it. */
export function SleepTimer() {
  const { ask } = useWindowStore();
  const sleepAt = useStates(({ stage }) => stage.sleepAt);
  const isOff = useStates(({ stage }) => stage.light.phase === 'off');
  const isConnected = useIsConnected();
  const [isShown, setIsShown] = useState(false);
  const leftMs = useTimeLeft(sleepAt);
  const { label, left, button, explain, goesOff, cancel, after, afterLabel } = words.stage.sleep;

  function sleepIn(minutes: number | null) {
    setIsShown(false);
    void ask(routes.stage.sleep, { ms: minutes === null ? null : minutes * 60_000 });
  }

  const trigger =
    leftMs === undefined ? (
      <IconButton icon={Moon} label={label} isDisabled={!isConnected || isOff} />
    ) : (
      <Button look="plain" label={button(leftMs)}>
        <Moon {...iconProps} />
        {left(leftMs)}
      </Button>
    );
  return (
    <PopoverBox label={label} align="center" trigger={trigger} isOpen={isShown} onOpenChange={setIsShown}>
      <div className={styles['timer']}>
        <h2 className={styles['title']}>{label}</h2>
        {sleepAt !== null && leftMs !== undefined ? (
          <div className={styles['set']}>
            <p>{goesOff(sleepAt, leftMs)}</p>
            <Button onPress={() => sleepIn(null)}>{cancel}</Button>
          </div>
        ) : (
          <p className={styles['explain']}>{explain}</p>
        )}
        <div className={styles['presets']}>
          {presetMinutes.map((minutes) => (
            <Button key={minutes} label={afterLabel(minutes)} onPress={() => sleepIn(minutes)}>
              {after(minutes)}
            </Button>
          ))}
        </div>
        <OtherMinutes onSet={sleepIn} />
      </div>
    </PopoverBox>
  );
}

function OtherMinutes({ onSet }: { readonly onSet: (minutes: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { minutes: label, wrong, set } = words.stage.sleep;

  function submit(event: FormEvent) {
    event.preventDefault();
    const minutes = parseSleepMinutes(typed);
    if (minutes === undefined) setIsWrong(true);
    else onSet(minutes);
  }

  return (
    <form className={styles['other']} onSubmit={submit}>
      <TextField
        label={label}
        value={typed}
        inputMode="numeric"
        maxLength={5}
        error={isWrong ? wrong(maxSleepMinutes) : undefined}
        onType={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
      />
      <Button isSubmit>{set}</Button>
    </form>
  );
}

/** The longest sleep timer, in minutes. */
export const maxSleepMinutes = maxSleepMs / 60_000;

/** Parses minutes; undefined unless they are a whole number in range. */
export function parseSleepMinutes(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) return undefined;
  const minutes = Number(trimmed);
  return minutes >= 1 && minutes <= maxSleepMinutes ? minutes : undefined;
}
