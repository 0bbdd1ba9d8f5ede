import type { Tier } from '#shared/conversation/context/Piece';
import { formatCount } from '../../words/formats';
import { words } from '../../words/words';
import styles from './BudgetBar.module.css';
import { budgetParts, type BudgetPart } from './budgetParts';
import type { ModelContext } from './ModelContext';

interface BudgetBarProps {
  readonly tokens: ModelContext['tokens'];
  /** Called with the hovered tier, whose pieces are highlighted. */
  readonly onPoint: (tier: Tier | undefined) => void;
  /** Scrolls to the first piece of a tier. */
  readonly onGoTo: (tier: Tier) => void;
}

/** How the context window is filled: a bar with a part for each tier, and a legend with figures. */
export function BudgetBar({ tokens, onPoint, onGoTo }: BudgetBarProps) {
  const { bar } = words.inspector.context;
  const parts = budgetParts(tokens);
  return (
    <div>
      <div
        className={styles['bar']}
        role="img"
        aria-label={bar.label(parts.map((part) => bar.part(nameOf(part), part.tokens)))}
      >
        {parts.map((part) => (
          <span
            key={part.of}
            className={styles['part']}
            data-of={part.of}
            style={{ '--tokens': part.tokens }}
            onPointerEnter={() => onPoint(tierOf(part))}
            onPointerLeave={() => onPoint(undefined)}
          >
            <span className={styles['name']}>{nameOf(part)}</span>
            <span className={styles['figure']}>{formatCount(part.tokens)}</span>
          </span>
        ))}
      </div>
      <ul className={styles['legend']} aria-label={bar.legend}>
        {parts.map((part) => (
          <li key={part.of}>
            <LegendEntry part={part} onPoint={onPoint} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LegendEntry({
  part,
  onPoint,
  onGoTo,
}: { readonly part: BudgetPart } & Pick<BudgetBarProps, 'onPoint' | 'onGoTo'>) {
  const tier = tierOf(part);
  const inside = (
    <>
      <span className={styles['dot']} data-of={part.of} />
      {nameOf(part)} <span className={styles['tokens']}>{formatCount(part.tokens)}</span>
    </>
  );
  if (tier === undefined) return <span className={styles['entry']}>{inside}</span>;
  const point = () => onPoint(tier);
  const leave = () => onPoint(undefined);
  return (
    <button
      type="button"
      className={styles['entry']}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => onGoTo(tier)}
    >
      {inside}
    </button>
  );
}

function nameOf({ of }: BudgetPart): string {
  const { bar } = words.inspector.context;
  return of === 'free' || of === 'reply' ? bar[of] : bar.tier(of);
}

function tierOf({ of }: BudgetPart): Tier | undefined {
  return of === 'free' || of === 'reply' ? undefined : of;
}
