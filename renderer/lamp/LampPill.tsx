import { useState } from 'react';
import { PopoverBox } from '../controls/PopoverBox';
import { StatusPill } from '../header/StatusPill';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { LampDetails } from './LampDetails';
import { lampStatus } from './lampStatus';
import { useLampConnector } from './useLampConnector';

/** The lamp's status in the title bar. Opens the details and the ports to choose from. */
export function LampPill() {
  const lamp = useStates((states) => states.lamp);
  const light = useStates(({ stage }) => stage.light);
  // Held here, so that connecting continues while the popover is closed.
  const connector = useLampConnector();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopoverBox
      label={words.lamp.label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StatusPill label={words.lamp.label} {...lampStatus(lamp, light)} />}
    >
      <LampDetails lamp={lamp} connector={connector} onLeave={() => setIsOpen(false)} />
    </PopoverBox>
  );
}
