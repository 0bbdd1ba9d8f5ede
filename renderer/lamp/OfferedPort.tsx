import { routes } from '#shared/api/contract';
import type { PortDescription } from '#shared/lamp/PortDescription';
import { Button } from '../controls/Button';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './OfferedPort.module.css';
import { portName } from './lampStatus';
import { QuestionCard } from './QuestionCard';
import { useLampConnector } from './useLampConnector';

interface OfferedPortProps {
  readonly port: PortDescription;
  readonly onLater: () => void;
}

/** Asks whether to use a port that looks like a lamp. A failure is shown here, and can be retried. */
export function OfferedPort({ port: { path, name }, onLater }: OfferedPortProps) {
  const { offered } = words.lamp;
  const { ask } = useWindowStore();
  const { state, connect } = useLampConnector();
  const isConnected = useIsConnected();
  const isAsking = state.phase === 'asking';
  return (
    <QuestionCard title={offered.title(portName(path))} about={offered.what(name)}>
      {state.phase === 'failed' && (
        <p className={styles['failure']} role="alert">
          {state.message}
        </p>
      )}
      <div className={styles['actions']}>
        <Button look="primary" isDisabled={!isConnected || isAsking} onPress={() => connect(path, 'auto')}>
          {isAsking ? offered.asking : offered.use}
        </Button>
        <Button isDisabled={!isConnected || isAsking} onPress={() => void ask(routes.lamp.decline, { path })}>
          {offered.decline}
        </Button>
        <Button look="plain" isDisabled={isAsking} onPress={onLater}>
          {offered.later}
        </Button>
      </div>
    </QuestionCard>
  );
}
