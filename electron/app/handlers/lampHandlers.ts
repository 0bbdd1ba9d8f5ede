import type { Handlers } from '#shared/api/contract';
import type { LampService } from '../LampService';
import type { WireLog } from '../WireLog';

/** The handlers for the lamp. */
export function lampHandlers(lampService: LampService, wireLog: WireLog): Handlers['lamp'] {
  return {
    connect: ({ path, driver }) => lampService.connect(path, driver),
    disconnect: () => lampService.disconnect(),
    decline: async ({ path }) => lampService.decline(path),
    setBrightness: async ({ brightness }) => lampService.setGuards({ brightness }),
    setPower: async ({ budgetMa }) => lampService.setGuards({ budgetMa }),
    setLayout: async ({ layout }) => lampService.setLayout(layout),
    keep: () => lampService.keep(),
    log: async ({ after }) => wireLog.after(after),
  };
}
