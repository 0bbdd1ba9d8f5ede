import { RefreshCw, Settings, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { routes } from '#shared/api/contract';
import type { EngineAreaState } from '#shared/api/areas/engineArea';
import { Button } from '../controls/Button';
import { FactList, type Fact } from '../controls/FactList';
import { iconProps } from '../controls/IconButton';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import detailStyles from '../controls/PopoverDetails.module.css';
import styles from './EngineDetails.module.css';
import { isLampModel, isOlderLampModel, modelName } from './modelName';
import { SetupLine } from './SetupLine';
import { useModelSetup } from './useModelSetup';
import { useSetupStatus } from './useSetupStatus';

interface EngineDetailsProps {
  /** Called when something opens elsewhere, to close the popover. */
  readonly onLeave: () => void;
}

/** Who answers and why, facts about Ollama and the model, and actions. */
export function EngineDetails({ onLeave }: EngineDetailsProps) {
  const engine = useStates((states) => states.engine);
  const numCtx = useStates(({ settings }) => settings.numCtx);
  return (
    <div className={detailStyles['details']}>
      <AnsweringHeading engine={engine} />
      <FactList facts={factsOf(engine, numCtx)} />
      <SetupSection engine={engine} />
      <EngineActions onLeave={onLeave} />
    </div>
  );
}

function AnsweringHeading({
  engine: { answering, ollama, isWarming },
}: {
  readonly engine: EngineAreaState;
}) {
  const { details } = words.engine;
  if (answering.kind === 'composer')
    return (
      <div>
        <h2 className={detailStyles['title']}>{details.composerAnswers}</h2>
        <p className={detailStyles['why']}>{answering.because.message}</p>
      </div>
    );
  const { title } = modelName(answering.name, ollama);
  return (
    <div>
      <h2 className={detailStyles['title']}>
        {isLampModel(answering.name) ? details.lampAnswers : details.modelAnswers(title)}
      </h2>
      {answering.warning === undefined ? (
        <p className={detailStyles['why']}>{isWarming ? details.warming : details.stays}</p>
      ) : (
        <p className={styles['warning']}>
          <TriangleAlert {...iconProps} />
          {answering.warning}
        </p>
      )}
    </div>
  );
}

/** The button to get the model or a newer one, or the progress; nothing if the newest model answers. */
function SetupSection({ engine }: { readonly engine: EngineAreaState }) {
  const { details, setup } = words.engine;
  const { status } = useSetupStatus();
  const setupControls = useModelSetup();
  const isConnected = useIsConnected();
  if (status.phase === 'running' || status.phase === 'paused' || status.phase === 'failed')
    return <SetupLine status={status} controls={setupControls} />;
  const isOlder = isOlderLampModel(engine);
  if (engine.answering.kind === 'model' && !isOlder) return null;
  return (
    <div className={styles['offer']}>
      {isOlder && <p className={detailStyles['why']}>{details.outdated}</p>}
      {setupControls.refusal !== undefined && (
        <p className={styles['refusal']} role="alert">
          {setupControls.refusal}
        </p>
      )}
      <Button look="primary" isDisabled={!isConnected} onPress={setupControls.start}>
        {isOlder ? details.update : setup.get}
      </Button>
    </div>
  );
}

function EngineActions({ onLeave }: EngineDetailsProps) {
  const { details } = words.engine;
  const { ask, setView } = useWindowStore();
  const isConnected = useIsConnected();
  const [isLooking, setIsLooking] = useState(false);

  async function look(): Promise<void> {
    setIsLooking(true);
    await ask(routes.engine.look, undefined);
    setIsLooking(false);
  }

  return (
    <div className={detailStyles['actions']}>
      <Button look="plain" isDisabled={!isConnected || isLooking} onPress={() => void look()}>
        <RefreshCw {...iconProps} />
        {details.look}
      </Button>
      <Button
        look="plain"
        onPress={() => {
          onLeave();
          setView({ panel: 'settings' });
        }}
      >
        <Settings {...iconProps} />
        {details.settings}
      </Button>
    </div>
  );
}

function factsOf(
  { answering, host, ollama, tokensPerSecond }: EngineAreaState,
  numCtx: number,
): readonly Fact[] {
  const { details, speed } = words.engine;
  const server: Fact[] = [
    { name: details.ollama, value: ollamaText(ollama) },
    { name: details.host, value: host },
  ];
  if (answering.kind === 'composer') return server;
  const { name } = answering;
  const { base } = modelName(name, ollama);
  const sizeBytes =
    ollama.phase === 'up' ? ollama.models.find((model) => model.name === name)?.sizeBytes : undefined;
  return [
    ...server,
    { name: details.model, value: name },
    ...(base === undefined ? [] : [{ name: details.madeFrom, value: base }]),
    ...(sizeBytes === undefined ? [] : [{ name: details.size, value: details.bytes(sizeBytes) }]),
    { name: details.pace, value: tokensPerSecond === null ? details.unmeasured : speed(tokensPerSecond) },
    { name: details.window, value: details.tokens(numCtx) },
  ];
}

function ollamaText(ollama: EngineAreaState['ollama']): string {
  const { details } = words.engine;
  if (ollama.phase === 'up') return details.up(ollama.version);
  if (ollama.phase === 'looking') return details.looking;
  return ollama.code === 'OLLAMA_MISSING' ? details.missing : details.down;
}
