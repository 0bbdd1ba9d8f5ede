import { SlidersHorizontal, Unplug } from 'lucide-react';
import type { LampAreaState } from '#shared/api/areas/lamp';
import { routes } from '#shared/api/contract';
import { Button } from '../controls/Button';
import { iconLook } from '../controls/icons';
import { useWindow, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { FactList, type Fact } from './FactList';
import styles from './LampDetails.module.css';
import { LampDraw } from './LampDraw';
import { PortList } from './PortList';
import { standing } from './standing';
import type { ConnectDesk } from './useConnect';

interface LampDetailsProps {
  readonly lamp: LampAreaState;
  readonly desk: ConnectDesk;
  /** Something opens elsewhere: the box makes way. */
  readonly onLeave: () => void;
}

/** How it stands with the lamp and what to do next, what is known of it, the ports there are, and the way out. */
export function LampDetails({ lamp, desk, onLeave }: LampDetailsProps) {
  const { details } = words.lamp;
  const { ask, setView } = useWindowStore();
  const isOpen = useWindow(({ link }) => link.phase === 'open');
  const { title, next } = standing(lamp.state);
  return (
    <div className={styles['details']}>
      <div>
        <h2 className={styles['title']}>{title}</h2>
        <p className={styles['next']}>{next}</p>
      </div>
      <FactList facts={factsOf(lamp)} />
      <PortList lamp={lamp} desk={desk} />
      <div className={styles['ways']}>
        {!isVirtual(lamp) && (
          <Button
            look="plain"
            isDisabled={!isOpen}
            onPress={() => void ask(routes.lamp.disconnect, undefined)}
          >
            <Unplug {...iconLook} />
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
          <SlidersHorizontal {...iconLook} />
          {details.tab}
        </Button>
      </div>
    </div>
  );
}

function isVirtual({ state, chosen }: LampAreaState): boolean {
  return chosen === null && state.phase === 'ready' && state.lamp.kind === 'virtual';
}

function factsOf(lamp: LampAreaState): readonly Fact[] {
  const { state, layout } = lamp;
  const { details } = words.lamp;
  if (state.phase !== 'ready') return [{ name: details.leds, value: words.lamp.leds(layout) }];
  const { kind, path, firmware, fps } = state.lamp;
  const isReal = kind !== 'virtual';
  return [
    ...(isReal ? [{ name: details.port, value: path }] : []),
    ...(isReal && firmware !== undefined ? [{ name: details.firmware, value: firmware }] : []),
    { name: details.leds, value: words.lamp.leds(layout) },
    ...(fps === undefined ? [] : [{ name: details.frames, value: details.perSecond(fps) }]),
    {
      name: isReal ? details.draws : details.wouldDraw,
      value: <LampDraw />,
    },
  ];
}
