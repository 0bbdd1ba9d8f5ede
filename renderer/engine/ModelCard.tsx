import { useEffect, useEffectEvent } from 'react';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { Button } from '../controls/Button';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './ModelCard.module.css';
import { modelCardPhase } from './modelCardPhase';
import { SetupLine } from './SetupLine';
import type { SetupStatus } from './setupStatus';
import { useModelSetup } from './useModelSetup';
import { useSetupStatus } from './useSetupStatus';

/** The message that the model is ready is shown for this long. */
const readyMs = 12_000;

interface ModelCardProps {
  /** One line, for a conversation with wishes; shown only while there is progress to follow. */
  readonly isCompact?: boolean;
}

/** Offers the lamp model: why, one button, the progress. Renders nothing once the model answers. */
export function ModelCard({ isCompact = false }: ModelCardProps) {
  const { status, dismissReady } = useSetupStatus();
  const engine = useStates((states) => states.engine);
  const controls = useModelSetup();
  const card = modelCardPhase(status, engine, isCompact);
  if (card === undefined) return null;
  const isFollowed = card.phase === 'running' || card.phase === 'paused' || card.phase === 'failed';
  return (
    <section className={styles['card']} data-compact={isCompact} aria-label={words.engine.setup.label}>
      {card.phase === 'ready' && <ReadyMessage onDismiss={dismissReady} />}
      {card.phase === 'offer' && <SetupOffer because={card.because} {...controls} />}
      {isFollowed && (
        <>
          {!isCompact && <SetupReason engine={engine} status={card} />}
          <SetupLine status={card} controls={controls} />
        </>
      )}
    </section>
  );
}

interface ReasonProps {
  readonly engine: EngineAreaState;
  readonly status: SetupStatus;
}

/** Who answers meanwhile, and why to get the model; the reason is hidden when the user has to act. */
function SetupReason({ engine, status }: ReasonProps) {
  const { setup, details } = words.engine;
  const needsAction =
    status.phase === 'failed' || (status.phase === 'running' && status.progress.phase === 'installing');
  const isModel = engine.answering.kind === 'model';
  return (
    <>
      <h2 className={styles['title']}>{isModel ? details.lampAnswers : setup.answering}</h2>
      {!isModel && !needsAction && <p className={styles['why']}>{setup.why}</p>}
    </>
  );
}

interface SetupOfferProps {
  /** What has to be fixed in the settings before the model can be downloaded; undefined if the button is enough. */
  readonly because: string | undefined;
  readonly refusal: string | undefined;
  readonly start: () => void;
}

function SetupOffer({ because, refusal, start }: SetupOfferProps) {
  const { setup, details } = words.engine;
  const isConnected = useIsConnected();
  const download = useStates(({ settings, engine }) => {
    const { engineModel, lampBase } = settings;
    const { ollama } = engine;
    const hasBase = ollama.phase === 'up' && ollama.models.some(({ name }) => name === lampBase);
    return engineModel === null && hasBase
      ? setup.hasBase
      : setup.download(engineModel === null ? lampBase : null);
  });
  const { setView } = useWindowStore();
  const isBlocked = because !== undefined;
  return (
    <>
      <h2 className={styles['title']}>{setup.answering}</h2>
      <p className={styles['why']}>{because ?? setup.why}</p>
      {refusal !== undefined && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <div className={styles['actions']}>
        <Button
          look="primary"
          isDisabled={!isConnected}
          onPress={isBlocked ? () => setView({ panel: 'settings' }) : start}
        >
          {isBlocked ? details.settings : setup.get}
        </Button>
        {!isBlocked && <p className={styles['hint']}>{download}</p>}
      </div>
    </>
  );
}

/** Says that the model is ready, and disappears after a while. */
function ReadyMessage({ onDismiss }: { readonly onDismiss: () => void }) {
  const { setup } = words.engine;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const timer = setTimeout(() => dismiss(), readyMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['ready']} role="status">
      <span className={styles['dot']} aria-hidden="true" />
      <div>
        <p className={styles['title']}>{setup.ready}</p>
        <p className={styles['why']}>{setup.readyWhy}</p>
      </div>
    </div>
  );
}
