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

/** How long it says that the model has become ready. */
const readyMs = 12_000;

interface ModelCardProps {
  /** One line, for a conversation that has begun; it shows only while there is something to follow. */
  readonly isCompact?: boolean;
}

/** The way to the lamp model: why it is worth it, one button, how far it is. Nothing once the model answers. */
export function ModelCard({ isCompact = false }: ModelCardProps) {
  const { story, end } = useSetupStatus();
  const engine = useStates((states) => states.engine);
  const getting = useModelSetup();
  const card = modelCardPhase(story, engine, isCompact);
  if (card === undefined) return null;
  const isFollowed = card.phase === 'running' || card.phase === 'paused' || card.phase === 'failed';
  return (
    <section className={styles['card']} data-compact={isCompact} aria-label={words.engine.setup.label}>
      {card.phase === 'ready' && <ReadyMessage onRead={end} />}
      {card.phase === 'offer' && <SetupOffer because={card.because} {...getting} />}
      {isFollowed && (
        <>
          {!isCompact && <SetupReason engine={engine} status={card} />}
          <SetupLine status={card} controls={getting} />
        </>
      )}
    </section>
  );
}

interface ReasonProps {
  readonly engine: EngineAreaState;
  readonly status: SetupStatus;
}

/** Who answers meanwhile, and why the model is worth it; that makes way where there is something to do. */
function SetupReason({ engine, status: story }: ReasonProps) {
  const { setup, details } = words.engine;
  const isAsked =
    story.phase === 'failed' || (story.phase === 'running' && story.progress.stage === 'installing');
  const isModel = engine.answering.kind === 'model';
  return (
    <>
      <h2 className={styles['title']}>{isModel ? details.lampAnswers : setup.answering}</h2>
      {!isModel && !isAsked && <p className={styles['why']}>{setup.why}</p>}
    </>
  );
}

interface SetupOfferProps {
  /** What has to be put right before the model can be got; none where the button alone will do. */
  readonly because: string | undefined;
  readonly refusal: string | undefined;
  readonly start: () => void;
}

function SetupOffer({ because, refusal, start }: SetupOfferProps) {
  const { setup, details } = words.engine;
  const isOpen = useIsConnected();
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
      <div className={styles['ways']}>
        <Button
          look="primary"
          isDisabled={!isOpen}
          onPress={isBlocked ? () => setView({ panel: 'settings' }) : start}
        >
          {isBlocked ? details.settings : setup.get}
        </Button>
        {!isBlocked && <p className={styles['hint']}>{download}</p>}
      </div>
    </>
  );
}

/** It says so for a while, and then makes way. */
function ReadyMessage({ onRead }: { readonly onRead: () => void }) {
  const { setup } = words.engine;
  const end = useEffectEvent(onRead);
  useEffect(() => {
    const timer = setTimeout(() => end(), readyMs);
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
