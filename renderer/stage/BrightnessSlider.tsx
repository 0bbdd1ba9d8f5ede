import { Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import { iconProps } from '../controls/IconButton';
import { RangeSlider } from '../controls/RangeSlider';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './BrightnessSlider.module.css';
import { useActionThrottle } from './ActionThrottle';

/** The lamp is told of a moving slider at most this often. */
const sendEveryMs = 100;

/** How bright the whole lamp is. While it is dragged it shows its own value, and the lamp follows. */
export function BrightnessSlider() {
  const { ask } = useWindowStore();
  const told = useStates(({ lamp }) => lamp.guards.brightness);
  const isConnected = useIsConnected();
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const telling = useActionThrottle(sendEveryMs);
  const brightness = dragged ?? told;
  // Who drags while the app is lost lets go of nothing that it could hear of.
  if (!isConnected && dragged !== undefined) setDragged(undefined);
  useEffect(() => {
    if (!isConnected) telling.cancel();
  }, [isConnected, telling]);
  const { label, value } = words.stage.brightness;

  async function settle(chosen: number) {
    telling.cancel();
    await ask(routes.lamp.setBrightness, { brightness: chosen });
    // What was dragged on meanwhile stays in hand.
    setDragged((latest) => (latest === chosen ? undefined : latest));
  }

  return (
    <div className={styles['brightness']}>
      <Sun {...iconProps} />
      <RangeSlider
        label={label}
        value={brightness}
        min={0}
        max={255}
        valueText={value(brightness)}
        isDisabled={!isConnected}
        onMove={(moved) => {
          setDragged(moved);
          telling.run(() => void ask(routes.lamp.setBrightness, { brightness: moved }));
        }}
        onDone={(chosen) => void settle(chosen)}
      />
      <span className={styles['value']}>{value(brightness)}</span>
    </div>
  );
}
