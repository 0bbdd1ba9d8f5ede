import { Power } from 'lucide-react';
import { routes } from '#shared/api/contract';
import { IconButton } from '../controls/IconButton';
import { useIsConnected, useStates, useWindowStore } from '../store/WindowStoreContext';
import { words } from '../words/words';

/** Turns the light off, and on again. */
export function PowerButton() {
  const { ask } = useWindowStore();
  const isOff = useStates(({ stage }) => stage.light.phase === 'off');
  const isConnected = useIsConnected();
  return (
    <IconButton
      icon={Power}
      label={isOff ? words.stage.transport.turnOn : words.stage.transport.turnOff}
      isDisabled={!isConnected}
      onPress={() => void ask(isOff ? routes.stage.on : routes.stage.off, undefined)}
    />
  );
}
