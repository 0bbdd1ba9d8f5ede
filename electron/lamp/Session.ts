import { LampwrightError } from '#shared/errors/LampwrightError';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { Driver } from './drivers/Driver';
import type { LampOutput, DesiredState } from './DesiredState';
import type { Clock } from '../clock/Clock';

/** How often an idle lamp is checked. */
const checkEveryMs = 1000;

export interface SessionListener {
  readonly onReport: (report: LampReport) => void;
  /** The lamp shows the output, or has refused it. */
  readonly onOutput: (output: LampOutput, error?: LampwrightError) => void;
  /** A setting was refused. */
  readonly onRefusal: (error: LampwrightError) => void;
  /** The lamp's info has changed: its layout, or whether it is streamed to. */
  readonly onChanged: () => void;
}

/**
 * One lamp while it is connected. Applies the newest desired state and checks the lamp every second; a lamp that has restarted
 * gets everything again.
 */
export class Session {
  #applied: DesiredState = {};
  #desired: DesiredState;
  #wake: () => void = () => {};
  #isEnded = false;

  constructor(
    private readonly driver: Driver,
    private readonly clock: Clock,
    desired: DesiredState,
    private readonly listener: SessionListener,
  ) {
    this.#desired = desired;
  }

  /** Replaces the desired state. What has not been applied of the old one is skipped. */
  setDesired(desired: DesiredState): void {
    this.#desired = desired;
    this.#wake();
  }

  /** Ends `run` after its current step. */
  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  /** Runs until the session is ended, or fails with LAMP_GONE or LAMP_SILENT when the lamp is lost. */
  async run(): Promise<void> {
    let hasJustLost = false;
    while (!this.#hasEnded()) {
      if (await this.#applyOne()) continue;
      const report = await this.driver.check();
      const isLost = report === 'lost';
      if (isLost) this.#applied = {};
      else if (report) this.listener.onReport(report);
      // A lamp that loses its state right away gets it again once a second, not in a busy loop.
      if (isLost ? hasJustLost : this.#isSettled()) await this.#waitForNextCheck();
      hasJustLost = isLost;
    }
  }

  /** Applies one difference to the desired state; false if there is none. */
  async #applyOne(): Promise<boolean> {
    const { layout, guards, output } = this.#desired;
    if (guards && guards !== this.#applied.guards) {
      const error = await this.#attempt(() => this.driver.setGuards(guards));
      if (error) this.listener.onRefusal(error);
      this.#applied = { ...this.#applied, guards };
      return true;
    }
    if (layout && layout !== this.#applied.layout) {
      const error = await this.#attempt(() => this.driver.setLayout(layout));
      // A new layout may change what the lamp shows, so the output is sent again.
      this.#applied = { ...(guards && { guards }), layout };
      if (error) this.listener.onRefusal(error);
      else this.listener.onChanged();
      return true;
    }
    if (!output || output === this.#applied.output) return false;
    const { fps } = this.driver.info;
    const error = await this.#attempt(() => this.#send(output));
    this.#applied = { ...this.#applied, output };
    if (this.driver.info.fps !== fps) this.listener.onChanged();
    this.listener.onOutput(output, error);
    return true;
  }

  async #send(output: LampOutput): Promise<void> {
    if (output.type === 'off') return this.driver.off();
    if (output.type === 'show') return this.driver.play(output.show);
    return this.driver.hold(output.show, output.atMs);
  }

  /** Returns a refusal, after which the session goes on. Fails when the lamp is lost. */
  async #attempt(action: () => Promise<void>): Promise<LampwrightError | undefined> {
    try {
      await action();
      return undefined;
    } catch (error) {
      if (error instanceof LampwrightError && error.code !== 'LAMP_GONE' && error.code !== 'LAMP_SILENT')
        return error;
      throw error;
    }
  }

  #hasEnded(): boolean {
    return this.#isEnded;
  }

  #isSettled(): boolean {
    const [desired, applied] = [this.#desired, this.#applied];
    return (
      desired.output === applied.output &&
      desired.guards === applied.guards &&
      desired.layout === applied.layout
    );
  }

  /** Resolves when the next check is due, or when `setDesired` or `end` is called. */
  #waitForNextCheck(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        cancelTimer();
        this.#wake = () => {};
        resolve();
      };
      const cancelTimer = this.clock.after(checkEveryMs, finish);
      this.#wake = finish;
    });
  }
}
