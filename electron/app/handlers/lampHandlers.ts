import type { Handlers } from '#shared/api/contract';
import type { LampService } from '../LampService';
import type { WireLog } from '../WireLog';

/** What is asked of the lamp. */
export function lampHandlers(desk: LampService, wireLog: WireLog): Handlers['lamp'] {
  return {
    connect: ({ path, driver }) => desk.connect(path, driver),
    disconnect: () => desk.disconnect(),
    decline: async ({ path }) => desk.decline(path),
    setBrightness: async ({ brightness }) => desk.setGuards({ brightness }),
    setPower: async ({ budgetMa }) => desk.setGuards({ budgetMa }),
    setLayout: async ({ layout }) => desk.setLayout(layout),
    keep: () => desk.keep(),
    log: async ({ after }) => wireLog.after(after),
  };
}
