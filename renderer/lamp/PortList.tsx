import { Check, LoaderCircle, Usb } from 'lucide-react';
import { useState } from 'react';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import { lampKinds, type LampKind, type PortDescription } from '#shared/lamp/PortDescription';
import { SelectField } from '../controls/SelectField';
import { iconProps } from '../controls/IconButton';
import { useIsConnected } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './PortList.module.css';
import { portName } from './lampStatus';
import type { LampConnector } from './useLampConnector';

interface PortListProps {
  readonly lamp: LampAreaState;
  readonly connector: LampConnector;
}

const drivers = ['auto', ...lampKinds] as const;

/** The ports that a lamp could be on. A failure to connect is shown below them. */
export function PortList({ lamp, connector }: PortListProps) {
  const { details } = words.lamp;
  const [driver, setDriver] = useState<LampKind | 'auto'>('auto');
  const { state, connect } = connector;
  return (
    <div className={styles['ports']}>
      <h3 className={styles['title']}>{details.ports}</h3>
      {lamp.ports.length === 0 ? (
        <p className={styles['none']}>{details.noPorts}</p>
      ) : (
        <ul className={styles['list']}>
          {lamp.ports.map((port) => (
            <Port
              key={port.path}
              port={port}
              use={portUse(port, lamp, connector)}
              onChoose={() => connect(port.path, driver)}
            />
          ))}
        </ul>
      )}
      {state.phase === 'failed' && (
        <p className={styles['failure']} role="alert">
          {state.message}
        </p>
      )}
      <details className={styles['more']}>
        <summary className={styles['summary']}>{details.driver}</summary>
        <SelectField
          label={details.driver}
          isLabelHidden
          hint={details.driverHint}
          value={driver}
          options={drivers.map((each) => ({ value: each, label: details.drivers(each) }))}
          onChoose={setDriver}
        />
      </details>
    </div>
  );
}

type PortUse = 'free' | 'asking' | 'in-use';

interface PortProps {
  readonly port: PortDescription;
  readonly use: PortUse;
  readonly onChoose: () => void;
}

function Port({ port, use, onChoose }: PortProps) {
  const { details } = words.lamp;
  const isConnected = useIsConnected();
  const { path, name, likelihood } = port;
  const short = portName(path);
  const [Icon, status] = {
    free: [Usb, details.likelihood(likelihood)] as const,
    asking: [LoaderCircle, details.asking] as const,
    'in-use': [Check, details.inUse] as const,
  }[use];
  return (
    <li>
      <button
        type="button"
        className={styles['port']}
        data-use={use}
        data-likelihood={likelihood}
        disabled={!isConnected || use !== 'free'}
        onClick={onChoose}
      >
        <Icon {...iconProps} />
        <span className="visually-hidden">{details.use} </span>
        <span className={styles['name']}>{name}</span>
        <span className={styles['path']}>
          {short} · {status}
        </span>
      </button>
    </li>
  );
}

function portUse(
  { path }: PortDescription,
  { state }: LampAreaState,
  { state: connecting }: LampConnector,
): PortUse {
  if (connecting.phase === 'asking' && connecting.path === path) return 'asking';
  if (state.phase === 'looking' && state.path === path) return 'asking';
  return state.phase === 'ready' && state.lamp.path === path ? 'in-use' : 'free';
}
