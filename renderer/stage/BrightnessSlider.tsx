import { Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import { iconProps } from '../controls/IconButton';
import { RangeSlider } from '../controls/RangeSlider';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './BrightnessSlider.module.css';
import { useActionThrottle } from './ActionThrottle';

/** A moving slider sends its value at most this often. */
const sendEveryMs = 100;

/** The brightness of the whole lamp. While it is dragged, it shows its own value and the lamp follows. */
export function BrightnessSlider() {
  const { ask } = useWindowStore();
  const current = useStates(({ lamp }) => lamp.guards.brightness);
  const isConnected = useIsConnected();
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const throttle = useActionThrottle(sendEveryMs);
  const brightness = dragged ?? current;
  // Without a connection the dragged value cannot be sent, so the drag ends.
  if (!isConnected && dragged !== undefined) setDragged(undefined);
  useEffect(() => {
    if (!isConnected) throttle.cancel();
  }, [isConnected, throttle]);
  const { label, value } = words.stage.brightness;

  async function settle(chosen: number) {
    throttle.cancel();
    await ask(routes.lamp.setBrightness, { brightness: chosen });
    // A newer drag continues.
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
          throttle.run(() => void ask(routes.lamp.setBrightness, { brightness: moved }));
        }}
        onDone={(chosen) => void settle(chosen)}
      />
      <span className={styles['value']}>{value(brightness)}</span>
    </div>
  );
}
