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

/** A port that looks like a lamp: whether to use it. What is in the way is said here, and it can be tried again. */
export function OfferedPort({ port: { path, name }, onLater }: OfferedPortProps) {
  const { offered } = words.lamp;
  const { ask } = useWindowStore();
  const { state: connecting, connect } = useLampConnector();
  const isOpen = useIsConnected();
  const isAsking = connecting.phase === 'asking';
  return (
    <QuestionCard title={offered.title(portName(path))} about={offered.what(name)}>
      {connecting.phase === 'failed' && (
        <p className={styles['failure']} role="alert">
          {connecting.message}
        </p>
      )}
      <div className={styles['ways']}>
        <Button look="primary" isDisabled={!isOpen || isAsking} onPress={() => connect(path, 'auto')}>
          {isAsking ? offered.asking : offered.use}
        </Button>
        <Button isDisabled={!isOpen || isAsking} onPress={() => void ask(routes.lamp.decline, { path })}>
          {offered.decline}
        </Button>
        <Button look="plain" isDisabled={isAsking} onPress={onLater}>
          {offered.later}
        </Button>
      </div>
    </QuestionCard>
  );
}
