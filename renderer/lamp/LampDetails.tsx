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
  /** Something opens elsewhere: the box makes way. */
  readonly onLeave: () => void;
}

/** How it stands with the lamp and what to do next, what is known of it, the ports there are, and the way out. */
export function LampDetails({ lamp, connector: desk, onLeave }: LampDetailsProps) {
  const { details } = words.lamp;
  const { ask, setView } = useWindowStore();
  const isOpen = useIsConnected();
  const { title, next } = lampHeadline(lamp.state);
  return (
    <div className={styles['details']}>
      <div>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['why']}>{next}</p>
      </div>
      <FactList facts={lampFacts(lamp, 'main')} />
      <PortList lamp={lamp} connector={desk} />
      <div className={styles['ways']}>
        {!isVirtual(lamp) && (
          <Button
            look="plain"
            isDisabled={!isOpen}
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
