import { LampLink } from '../../../../electron/lamp/link/LampLink';
import { FakeClock } from '../../../fakes/FakeClock';
import { HandWire } from './HandWire';

/** A link on a wire whose far end is the test. */
export function linkByHand() {
  const clock = new FakeClock();
  const wire = new HandWire();
  return { clock, wire, link: new LampLink(wire, clock) };
}
