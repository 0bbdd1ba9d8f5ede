import { LampwrightError } from '#shared/errors/LampwrightError';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { Driver } from './drivers/Driver';
import type { LampOutput, DesiredState } from './DesiredState';
import type { Clock } from '../clock/Clock';

/** How often the lamp is looked at while nothing is asked of it. */
const checkEveryMs = 1000;

/** What a session tells. */
export interface SessionListener {
  readonly onReport: (report: LampReport) => void;
  /** A scene is on the lamp, or was refused. */
  readonly onOutput: (scene: LampOutput, error?: LampwrightError) => void;
  /** A setting was refused. */
  readonly onRefusal: (error: LampwrightError) => void;
  /** The lamp is not what it was: it has another layout, or is streamed to. */
  readonly onChanged: () => void;
}

/**
 * One lamp while it is there. It brings the lamp to what is wanted, always the newest, and looks after it; a lamp that
 * has started anew gets everything again.
 */
export class Session {
  #applied: DesiredState = {};
  #desired: DesiredState;
  #wake: () => void = () => {};
  #isEnded = false;

  constructor(
    private readonly driver: Driver,
    private readonly clock: Clock,
    wanted: DesiredState,
    private readonly listener: SessionListener,
  ) {
    this.#desired = wanted;
  }

  /** What is wanted from now on; what was not begun yet is skipped. */
  setDesired(wanted: DesiredState): void {
    this.#desired = wanted;
    this.#wake();
  }

  /** Ends `run` after what is being done. */
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
      // A lamp that forgets at once what it is told is told again every second, not all the time.
      if (isLost ? hasJustLost : this.#isSettled()) await this.#waitForNextCheck();
      hasJustLost = isLost;
    }
  }

  /** Brings the lamp one step nearer to what is wanted; false when it is there. */
  async #applyOne(): Promise<boolean> {
    const { layout, guards, output: scene } = this.#desired;
    if (guards && guards !== this.#applied.guards) {
      const error = await this.#attempt(() => this.driver.setGuards(guards));
      if (error) this.listener.onRefusal(error);
      this.#applied = { ...this.#applied, guards };
      return true;
    }
    if (layout && layout !== this.#applied.layout) {
      const error = await this.#attempt(() => this.driver.setLayout(layout));
      // A lamp may go on with another picture then: the scene is brought again.
      this.#applied = { ...(guards && { guards }), layout };
      if (error) this.listener.onRefusal(error);
      else this.listener.onChanged();
      return true;
    }
    if (!scene || scene === this.#applied.output) return false;
    const { fps } = this.driver.info;
    const error = await this.#attempt(() => this.#send(scene));
    this.#applied = { ...this.#applied, output: scene };
    if (this.driver.info.fps !== fps) this.listener.onChanged();
    this.listener.onOutput(scene, error);
    return true;
  }

  async #send(scene: LampOutput): Promise<void> {
    if (scene.type === 'off') return this.driver.off();
    if (scene.type === 'show') return this.driver.play(scene.show);
    return this.driver.hold(scene.show, scene.atMs);
  }

  /** A refusal is no reason to end; the loss of the lamp is. */
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
    const [wanted, applied] = [this.#desired, this.#applied];
    return (
      wanted.output === applied.output && wanted.guards === applied.guards && wanted.layout === applied.layout
    );
  }

  /** Until it is time to look again, or something else is wanted. */
  #waitForNextCheck(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        callOff();
        this.#wake = () => {};
        resolve();
      };
      const callOff = this.clock.after(checkEveryMs, finish);
      this.#wake = finish;
    });
  }
}
