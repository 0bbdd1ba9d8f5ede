import { LampLink, type RetryPolicy } from '../../../../electron/lamp/link/LampLink';
import type { Clock } from '../../../../electron/clock/Clock';
import type { Wire } from '../../../../electron/lamp/wire/Wire';
import type { Members } from '#shared/lamp/wire/lines';
import type { Request } from '#shared/lamp/wire/messages';

/** A link that counts open requests and measures the longest; for callers that send one at a time. */
export class MeasuredLink extends LampLink {
  pending = 0;
  longestMs = 0;

  constructor(
    wire: Wire,
    private readonly time: Clock,
  ) {
    super(wire, time);
  }

  override async request(request: Request | (() => Request), patience?: RetryPolicy): Promise<Members> {
    const startMs = this.time.now();
    this.pending++;
    try {
      return await super.request(request, patience);
    } finally {
      this.pending--;
      this.longestMs = Math.max(this.longestMs, this.time.now() - startMs);
    }
  }
}
