import fc from 'fast-check';
import { routes } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';
import type { Trial } from './exercises';
import { solid, twoColors } from './samplePrograms';

type Deed = (trial: Trial) => Promise<void>;

/** An action that calls a route; a refusal by the app is ignored. */
function asking<Input, Output>(route: Route<Input, Output>, inputOf: (trial: Trial) => Input): Deed {
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

const deeds: readonly Deed[] = [
  asking(routes.stage.play, () => undefined),
  asking(routes.stage.pause, () => undefined),
  asking(routes.stage.seek, () => ({ ms: 700 })),
  asking(routes.stage.off, () => undefined),
  asking(routes.stage.on, () => undefined),
  asking(routes.stage.sleep, () => ({ ms: 3_600_000 })),
  asking(routes.stage.test, () => ({ isOn: true })),
  asking(routes.stage.test, () => ({ isOn: false })),
  asking(routes.lamp.setBrightness, () => ({ brightness: 90 })),
  asking(routes.lamp.setPower, () => ({ budgetMa: 1500 })),
  asking(routes.lamp.setLayout, () => ({ layout: '8x8' })),
  asking(routes.lamp.setLayout, () => ({ layout: '10x14+32' })),
  asking(routes.lamp.disconnect, () => undefined),
  asking(routes.lamp.decline, () => ({ path: '/dev/ttyUSB0' })),
  asking(routes.settings.change, () => ({ changes: { hasSketch: true, standingWishes: ['Slow'] } })),
  asking(routes.settings.change, () => ({ changes: { standingWishes: [] } })),
  asking(routes.conversation.edit, () => ({ program: twoColors })),
  asking(routes.conversation.edit, () => ({ program: solid('#00FF00') })),
  asking(routes.conversation.undo, () => undefined),
  asking(routes.conversation.redo, () => undefined),
  asking(routes.conversation.restore, lastVersion),
  asking(routes.conversation.allowFlashes, lastVersion),
  asking(routes.conversation.addNote, () => ({ text: 'Blue.' })),
  asking(routes.wish.send, () => ({ text: 'make it blue' })),
  asking(routes.wish.send, () => ({ text: 'undo' })),
  asking(routes.wish.send, () => ({ text: 'lights off' })),
  asking(routes.wish.send, () => ({ text: 'thanks' })),
  asking(routes.wish.send, () => ({ text: 'new conversation' })),
  asking(routes.library.save, lastVersion),
  asking(routes.library.rename, (trial) => ({ ...lastSaved(trial), name: 'Renamed' })),
  asking(routes.library.setTags, (trial) => ({ ...lastSaved(trial), tags: ['x'] })),
  asking(routes.library.use, lastSaved),
  asking(routes.library.remove, lastSaved),
  asking(routes.conversations.create, () => undefined),
  asking(routes.conversations.open, aConversation),
  asking(routes.conversations.rename, (trial) => ({ ...aConversation(trial), title: 'Named' })),
  asking(routes.conversations.remove, aConversation),
  asking(routes.notices.dismiss, ({ mirror }) => ({ id: mirror.states.notices[0]?.id ?? 0 })),
];

/** A random sequence of calls a window can make. */
export const anyDeeds = fc.array(fc.constantFrom(...deeds), { minLength: 5, maxLength: 15 });
