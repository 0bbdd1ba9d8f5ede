import { useState } from 'react';
import { PopoverBox } from '../controls/PopoverBox';
import { StatusPill } from '../header/StatusPill';
import { useStates } from '../store/WindowStoreContext';
import { words } from '../words/words';
import { LampDetails } from './LampDetails';
import { lampStatus } from './lampStatus';
import { useLampConnector } from './useLampConnector';

/** How it stands with the lamp, in the title bar. What is known of it, and the ports to choose from, open from it. */
export function LampPill() {
  const lamp = useStates((states) => states.lamp);
  const light = useStates(({ stage }) => stage.light);
  // Kept here, so that it goes on while the box is closed.
  const desk = useLampConnector();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PopoverBox
      label={words.lamp.label}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<StatusPill label={words.lamp.label} {...lampStatus(lamp, light)} />}
    >
      <LampDetails lamp={lamp} connector={desk} onLeave={() => setIsOpen(false)} />
    </PopoverBox>
  );
}
