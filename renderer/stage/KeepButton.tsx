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
  /** This program was kept on the lamp at this port; the lamp's next report says so itself. */
  | { readonly phase: 'kept'; readonly program: Program; readonly path: string | undefined };

/** Has the lamp play what is on show without the computer. A lamp that cannot says so. */
export function KeepButton() {
  const { ask } = useWindowStore();
  const program = useStates(({ stage }) => stage.program);
  const ability = useStates(abilityOf);
  const path = useStates(pathOf);
  const isConnected = useIsConnected();
  const [keeping, setKeeping] = useState<KeepState>({ phase: 'idle' });
  // Another lamp may come to the same port.
  if (keeping.phase === 'kept' && ability === 'noLamp') setKeeping({ phase: 'idle' });
  const isKeptHere = keeping.phase === 'kept' && keeping.program === program && keeping.path === path;
  const state = keeping.phase === 'keeping' ? 'keeping' : ability === 'can' && isKeptHere ? 'kept' : ability;
  const { label, hint } = looks[state];
  const Icon = icons[state];

  async function keep() {
    if (state !== 'can' || !isConnected) return;
    setKeeping({ phase: 'keeping' });
    const { ok } = await ask(routes.lamp.keep, undefined);
    setKeeping(ok ? { phase: 'kept', program, path } : { phase: 'idle' });
  }

  // It stays in reach of the keyboard and the pointer when it cannot: both have to learn why.
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

/** What can be kept on the lamp there is. */
function abilityOf({ lamp: { state, report } }: States): KeepAbility {
  // The virtual lamp could, but nobody would see it.
  if (state.phase !== 'ready' || state.lamp.kind === 'virtual') return 'noLamp';
  if (!state.lamp.canKeep) return 'cannot';
  return report?.isKept === true ? 'kept' : 'can';
}

function pathOf({ lamp: { state } }: States): string | undefined {
  return state.phase === 'ready' ? state.lamp.path : undefined;
}

const { keep: keepWords } = words.stage;

const looks: Record<KeepAbility | 'keeping', { readonly label: string; readonly hint: string }> = {
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
