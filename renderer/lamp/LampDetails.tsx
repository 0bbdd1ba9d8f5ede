import { SlidersHorizontal, Unplug } from 'lucide-react';
import type { LampAreaState } from '#shared/api/areas/lampArea';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { FactList } from '../controls/FactList';
import { iconProps } from '../controls/IconButton';
import { useIsConnected, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from '../controls/PopoverDetails.module.css';
import { lampFacts } from './lampFacts';
import { lampHeadline } from './lampStatus';
import { PortList } from './PortList';
import type { LampConnector } from './useLampConnector';

interface LampDetailsProps {
  readonly lamp: LampAreaState;
  readonly connector: LampConnector;
  /** Called when something opens elsewhere, to close the popover. */
  readonly onLeave: () => void;
}

/** The lamp's status and what to do next, facts about it, the ports, and a way back to the virtual lamp. */
export function LampDetails({ lamp, connector, onLeave }: LampDetailsProps) {
  const { details } = words.lamp;
  const { ask, setView } = useWindowStore();
  const isConnected = useIsConnected();
  const { title, next } = lampHeadline(lamp.state);
  return (
    <div className={styles['details']}>
      <div>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['why']}>{next}</p>
      </div>
      <FactList facts={lampFacts(lamp, 'main')} />
      <PortList lamp={lamp} connector={connector} />
      <div className={styles['actions']}>
        {!isVirtual(lamp) && (
          <Button
            look="plain"
            isDisabled={!isConnected}
            onPress={() => void ask(routes.lamp.disconnect, undefined)}
          >
            <Unplug {...iconProps} />
            {details.toVirtual}
          </Button>
        )}
        <Button
          look="plain"
          onPress={() => {
            onLeave();
            setView({ inspector: 'lamp' });
          }}
        >
          <SlidersHorizontal {...iconProps} />
          {details.tab}
        </Button>
      </div>
    </div>
  );
}

function isVirtual({ state, chosen }: LampAreaState): boolean {
  return chosen === null && state.phase === 'ready' && state.lamp.kind === 'virtual';
}
