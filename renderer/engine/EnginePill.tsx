import { useState } from 'react';
import { PopoverBox } from '../controls/PopoverBox';
import { StatusPill } from '../header/StatusPill';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { EngineDetails } from './EngineDetails';
import { engineStatus } from './engineStatus';
import { useSetupStatus } from './useSetupStatus';

/** Shows in the title bar who answers wishes: the model with its speed, or the built-in composer. Opens the details. */
export function EnginePill() {
  const engine = useStates((states) => states.engine);
  const { status } = useSetupStatus();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopoverBox
      label={words.engine.label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StatusPill label={words.engine.label} {...engineStatus(engine, status)} />}
    >
      <EngineDetails onLeave={() => setIsOpen(false)} />
    </PopoverBox>
  );
}
