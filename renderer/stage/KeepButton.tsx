import { Check, HardDriveDownload, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { routes, type States } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import buttonStyles from '../controls/Button.module.css';
import { iconProps } from '../controls/IconButton';
import { Tooltip } from '../controls/Tooltip';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './KeepButton.module.css';

type KeepState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'keeping' }
  /** This program was stored on the lamp at this port; the lamp's next report confirms it. */
  | { readonly phase: 'kept'; readonly program: Program; readonly path: string | undefined };

/** Stores the program on show on the lamp, which then plays it without the computer. Says so if the lamp cannot. */
export function KeepButton() {
  const { ask } = useWindowStore();
  const program = useStates(({ stage }) => stage.program);
  const ability = useStates(abilityOf);
  const path = useStates(pathOf);
  const isConnected = useIsConnected();
  const [keeping, setKeeping] = useState<KeepState>({ phase: 'idle' });
  // Another lamp may be plugged into the same port.
  if (keeping.phase === 'kept' && ability === 'noLamp') setKeeping({ phase: 'idle' });
  const isKeptHere = keeping.phase === 'kept' && keeping.program === program && keeping.path === path;
  const state = keeping.phase === 'keeping' ? 'keeping' : ability === 'can' && isKeptHere ? 'kept' : ability;
  const { label, hint } = texts[state];
  const Icon = icons[state];

  async function keep() {
    if (state !== 'can' || !isConnected) return;
    setKeeping({ phase: 'keeping' });
    const { ok } = await ask(routes.lamp.keep, undefined);
    setKeeping(ok ? { phase: 'kept', program, path } : { phase: 'idle' });
  }

  // Not `disabled`: keyboard and pointer users have to learn why it does not work.
  return (
    <Tooltip text={hint}>
      <button
        type="button"
        className={`${buttonStyles['button']} ${styles['keep']}`}
        data-state={state}
        aria-disabled={state !== 'can' || !isConnected}
        aria-busy={state === 'keeping'}
        aria-description={hint}
        onClick={() => void keep()}
      >
        <Icon {...iconProps} />
        {label}
      </button>
    </Tooltip>
  );
}

type KeepAbility = 'can' | 'kept' | 'cannot' | 'noLamp';

/** Whether the connected lamp can store the program. */
function abilityOf({ lamp: { state, report } }: States): KeepAbility {
  // The virtual lamp could store it, but to no use.
  if (state.phase !== 'ready' || state.lamp.kind === 'virtual') return 'noLamp';
  if (!state.lamp.canKeep) return 'cannot';
  return report?.isKept === true ? 'kept' : 'can';
}

function pathOf({ lamp: { state } }: States): string | undefined {
  return state.phase === 'ready' ? state.lamp.path : undefined;
}

const { keep: keepWords } = words.stage;

const texts: Record<KeepAbility | 'keeping', { readonly label: string; readonly hint: string }> = {
  can: { label: keepWords.label, hint: keepWords.hint },
  keeping: { label: keepWords.keeping, hint: keepWords.hint },
  kept: { label: keepWords.kept, hint: keepWords.keptHint },
  cannot: { label: keepWords.label, hint: keepWords.cannot },
  noLamp: { label: keepWords.label, hint: keepWords.noLamp },
};

const icons = {
  can: HardDriveDownload,
  keeping: LoaderCircle,
  kept: Check,
  cannot: HardDriveDownload,
  noLamp: HardDriveDownload,
} as const;
