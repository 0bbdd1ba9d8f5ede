import { Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { routes } from '#shared/api/contract';
import { iconLook } from '../controls/icons';
import { RangeSlider } from '../controls/RangeSlider';
import { useIsLinked, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';
import styles from './Brightness.module.css';
import { usePaced } from './Paced';

/** The lamp is told of a moving slider at most this often. */
const tellEveryMs = 100;

/** How bright the whole lamp is. While it is dragged it shows its own value, and the lamp follows. */
export function Brightness() {
  const { ask } = useWindowStore();
  const told = useStates(({ lamp }) => lamp.guards.brightness);
  const isOpen = useIsLinked();
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const telling = usePaced(tellEveryMs);
  const brightness = dragged ?? told;
  // Who drags while the app is lost lets go of nothing that it could hear of.
  if (!isOpen && dragged !== undefined) setDragged(undefined);
  useEffect(() => {
    if (!isOpen) telling.stop();
  }, [isOpen, telling]);
  const { label, value } = words.stage.brightness;

  async function settle(chosen: number) {
    telling.stop();
    await ask(routes.lamp.setBrightness, { brightness: chosen });
    // What was dragged on meanwhile stays in hand.
    setDragged((latest) => (latest === chosen ? undefined : latest));
  }

  return (
    <div className={styles['brightness']}>
      <Sun {...iconLook} />
      <RangeSlider
        label={label}
        value={brightness}
        min={0}
        max={255}
        valueText={value(brightness)}
        isDisabled={!isOpen}
        onMove={(moved) => {
          setDragged(moved);
          telling.ask(() => void ask(routes.lamp.setBrightness, { brightness: moved }));
        }}
        onDone={(chosen) => void settle(chosen)}
      />
      <span className={styles['value']}>{value(brightness)}</span>
    </div>
  );
}
