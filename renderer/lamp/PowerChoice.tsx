import { useState } from 'react';
import { defaultBudgetMa } from '#shared/animation/guards/currentEstimate';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './PowerChoice.module.css';
import { maxBudgetMa, powerSources, parseBudgetMa, sourceBudgetMa } from './powerSources';

interface PowerChoiceProps {
  /** The current power limit; undefined while the owner has not chosen. */
  readonly budgetMa: number | undefined;
  /** Offers “Not sure”, which keeps the limit low. */
  readonly hasUnsure?: boolean;
}

/**
 * A choice of what powers the lamp: a common source, or a supply by its current. Applies at once; a failure is shown
 * in place.
 */
export function PowerChoice({ budgetMa, hasUnsure = false }: PowerChoiceProps) {
  const { power } = words.lamp;
  const { askQuietly } = useWindowStore();
  const isConnected = useIsConnected();
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const isOwn = budgetMa !== undefined && !Object.values(sourceBudgetMa).includes(budgetMa);

  async function set(chosenMa: number): Promise<void> {
    const result = await askQuietly(routes.lamp.setPower, { budgetMa: chosenMa });
    setFailure(result.ok ? undefined : result.failure.message);
  }

  return (
    <div className={styles['choice']}>
      <div className={styles['sources']} role="group" aria-label={power.label}>
        {powerSources.map((source) => {
          const sourceMa = sourceBudgetMa[source];
          return (
            <button
              key={source}
              type="button"
              className={styles['source']}
              aria-pressed={sourceMa === budgetMa}
              disabled={!isConnected}
              onClick={() => void set(sourceMa)}
            >
              <span>{power.source(source)}</span>
              <span className={styles['upTo']}>{power.upTo(sourceMa)}</span>
            </button>
          );
        })}
      </div>
      <OwnSupply
        key={budgetMa}
        budgetMa={isOwn ? budgetMa : undefined}
        isDisabled={!isConnected}
        onSet={(ownMa) => void set(ownMa)}
        {...(hasUnsure && { onUnsure: () => void set(defaultBudgetMa) })}
      />
      {failure !== undefined && (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

interface OwnSupplyProps {
  readonly budgetMa: number | undefined;
  readonly isDisabled: boolean;
  readonly onSet: (budgetMa: number) => void;
  readonly onUnsure?: () => void;
}

/** A supply with an individual current. */
function OwnSupply({ budgetMa, isDisabled, onSet, onUnsure }: OwnSupplyProps) {
  const { power } = words.lamp;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isWrong, setIsWrong] = useState(false);

  function set(): void {
    const ownMa = parseBudgetMa(typed ?? '');
    setIsWrong(ownMa === undefined);
    if (ownMa !== undefined) onSet(ownMa);
  }

  return (
    <form
      className={styles['own']}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        label={power.ownField}
        isLabelHidden
        placeholder={power.ownPlaceholder}
        inputMode="numeric"
        maxLength={10}
        value={typed ?? (budgetMa === undefined ? '' : String(budgetMa))}
        error={isWrong ? power.invalid(maxBudgetMa) : undefined}
        onType={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
      />
      <Button isSubmit isDisabled={isDisabled || typed === undefined || typed === ''}>
        {power.set}
      </Button>
      {onUnsure && (
        <Button look="plain" isDisabled={isDisabled} onPress={onUnsure}>
          {power.unsure}
        </Button>
      )}
    </form>
  );
}
