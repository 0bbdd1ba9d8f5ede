import fc from 'fast-check';
import { routes } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import type { Trial } from './exercises';
import { solid, twoColors } from './samplePrograms';

type RandomCall = (trial: Trial) => Promise<void>;

/** An action that calls a route; a refusal by the app is ignored. */
function callOf<Input, Output>(route: Route<Input, Output>, inputOf: (trial: Trial) => Input): RandomCall {
  return async (trial) => {
    try {
      await trial.call(route, inputOf(trial));
    } catch (error) {
      if (!(error instanceof LampwrightError) || error.code === 'INTERNAL') throw error;
    }
  };
}

const lastSaved = ({ mirror }: Trial) => ({ id: mirror.states.library[0]?.id ?? 'none' });
const lastVersion = ({ mirror }: Trial) => ({ version: mirror.entriesOf('manual').at(-1)?.seq ?? 1 });
const aConversation = ({ mirror }: Trial) => ({ id: mirror.states.conversations.at(-1)?.id ?? 'none' });

const randomCalls: readonly RandomCall[] = [
  callOf(routes.stage.play, () => undefined),
  callOf(routes.stage.pause, () => undefined),
  callOf(routes.stage.seek, () => ({ ms: 700 })),
  callOf(routes.stage.off, () => undefined),
  callOf(routes.stage.on, () => undefined),
  callOf(routes.stage.sleep, () => ({ ms: 3_600_000 })),
  callOf(routes.stage.test, () => ({ isOn: true })),
  callOf(routes.stage.test, () => ({ isOn: false })),
  callOf(routes.lamp.setBrightness, () => ({ brightness: 90 })),
  callOf(routes.lamp.setPower, () => ({ budgetMa: 1500 })),
  callOf(routes.lamp.setLayout, () => ({ layout: '8x8' })),
  callOf(routes.lamp.setLayout, () => ({ layout: '10x14+32' })),
  callOf(routes.lamp.disconnect, () => undefined),
  callOf(routes.lamp.decline, () => ({ path: '/dev/ttyUSB0' })),
  callOf(routes.settings.change, () => ({ changes: { hasSketch: true, standingWishes: ['Slow'] } })),
  callOf(routes.settings.change, () => ({ changes: { standingWishes: [] } })),
  callOf(routes.conversation.edit, () => ({ program: twoColors })),
  callOf(routes.conversation.edit, () => ({ program: solid('#00FF00') })),
  callOf(routes.conversation.undo, () => undefined),
  callOf(routes.conversation.redo, () => undefined),
  callOf(routes.conversation.restore, lastVersion),
  callOf(routes.conversation.allowFlashes, lastVersion),
  callOf(routes.conversation.addNote, () => ({ text: 'Blue.' })),
  callOf(routes.wish.send, () => ({ text: 'make it blue' })),
  callOf(routes.wish.send, () => ({ text: 'undo' })),
  callOf(routes.wish.send, () => ({ text: 'lights off' })),
  callOf(routes.wish.send, () => ({ text: 'thanks' })),
  callOf(routes.wish.send, () => ({ text: 'new conversation' })),
  callOf(routes.library.save, lastVersion),
  callOf(routes.library.rename, (trial) => ({ ...lastSaved(trial), name: 'Renamed' })),
  callOf(routes.library.setTags, (trial) => ({ ...lastSaved(trial), tags: ['x'] })),
  callOf(routes.library.use, lastSaved),
  callOf(routes.library.remove, lastSaved),
  callOf(routes.conversations.create, () => undefined),
  callOf(routes.conversations.open, aConversation),
  callOf(routes.conversations.rename, (trial) => ({ ...aConversation(trial), title: 'Named' })),
  callOf(routes.conversations.remove, aConversation),
  callOf(routes.notices.dismiss, ({ mirror }) => ({ id: mirror.states.notices[0]?.id ?? 0 })),
];

/** A random sequence of calls a window can make. */
export const anyCalls = fc.array(fc.constantFrom(...randomCalls), { minLength: 5, maxLength: 15 });
