import { useState } from 'react';
import { PopoverBox } from '../controls/PopoverBox';
import { StatusPill } from '../header/StatusPill';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { EngineDetails } from './EngineDetails';
import { engineStatus } from './engineStatus';
import { useSetupStatus } from './useSetupStatus';

/** Who answers wishes, in the title bar: the model by name and pace, or the built-in composer. The rest opens from it. */
export function EnginePill() {
  const engine = useStates((states) => states.engine);
  const { story } = useSetupStatus();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopoverBox
      label={words.engine.label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StatusPill label={words.engine.label} {...engineStatus(engine, story)} />}
    >
      <EngineDetails onLeave={() => setIsOpen(false)} />
    </PopoverBox>
  );
}
