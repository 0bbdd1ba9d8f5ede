import { soften } from '#shared/animation/flashes/soften';
import type { LightState, StageAreaState, StageSource } from '#shared/api/areas/stageArea';
import type { Entry } from '#shared/conversation/Entry';
import { isAllowedToFlash, versionHistory } from '#shared/conversation/versionHistory';
import type { Layout } from '#shared/lamp/Layout';
import { positionAt } from '#shared/lamp/Show';
import { testProgram } from '#shared/lamp/testProgram';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';
import { welcomeProgram } from '#shared/program/welcomeProgram';
import type { LampControl, LampOutcome } from '../lamp/LampControl';
import type { Clock } from '../clock/Clock';
import type { Events } from './Events';

/** What `Stage` needs. */
export interface StageDependencies {
  readonly lamp: Pick<LampControl, 'play' | 'hold' | 'off'>;
  readonly clock: Clock;
  readonly events: Events;
  /** Where the lamp's LEDs are. */
  readonly layout: () => Layout;
  /** Whether programs that flash dangerously are softened. */
  readonly limitsFlashes: () => boolean;
  /** Called with what the lamp refused to do. */
  readonly onRefusal: (error: unknown) => void;
}

/** The sleep timer compares with the clock at least this often. */
const checkSleepEveryMs = 30_000;

/**
 * How a program replaces the one before. `begins`: from its beginning. `goes-on`: at the same position, or from the
 * beginning if the light is off. `stays`: the light stays as it is, even if it is off.
 */
type TransitionMode = 'begins' | 'goes-on' | 'stays';

/** The program to show, before it is softened. */
interface StagedProgram {
  readonly source: StageSource;
  readonly program: Program;
  readonly isAllowedToFlash: boolean;
}

/** What plays now, on the lamp and in every window: all follow the same clock. */
export class Stage {
  #staged: StagedProgram;
  #played: Pick<StageAreaState, 'program' | 'softened'>;
  #light: LightState;
  #sleepAt: number | null = null;
  #cancelSleep: () => void = () => {};
  /** Key of the version shown last. */
  #shownKey: string | undefined;

  constructor(private readonly deps: StageDependencies) {
    this.#staged = welcomeStaged();
    this.#played = this.#softened(this.#staged);
    this.#light = { phase: 'playing', startedMs: deps.clock.now() };
    this.#sendToLamp();
  }

  get state(): StageAreaState {
    const { source, isAllowedToFlash: mayFlash } = this.#staged;
    return {
      source,
      ...this.#played,
      isAllowedToFlash: mayFlash,
      light: this.#light,
      sleepAt: this.#sleepAt,
    };
  }

  /** Shows the current version of the conversation, if the new entries changed it. */
  follow(entries: readonly Entry[]): void {
    const version = stagedVersionOf(entries);
    if (version?.key !== this.#shownKey) this.#showVersion(version, transitionModeOf(entries));
  }

  /** Shows the current version of a conversation from its beginning. */
  showConversation(entries: readonly Entry[]): void {
    this.#showVersion(stagedVersionOf(entries), 'begins');
  }

  /** Shows the program of a reply while its note is still being written. */
  showReply(program: Program): void {
    this.#show({ source: { type: 'reply' }, program, isAllowedToFlash: false }, 'begins');
  }

  /** Shows the test pattern, or goes back to the conversation's program. */
  showTest(isOn: boolean, entries: readonly Entry[]): void {
    if (isOn) {
      const program = testProgram(this.deps.layout());
      this.#show({ source: { type: 'test' }, program, isAllowedToFlash: false }, 'begins');
    } else if (this.#staged.source.type === 'test') {
      this.showConversation(entries);
    }
  }

  /** Adapts what plays to a changed layout or flash setting. */
  updateForLamp(): void {
    if (this.#staged.source.type === 'test')
      this.#staged = { ...this.#staged, program: testProgram(this.deps.layout()) };
    this.#played = this.#softened(this.#staged);
    this.#show(this.#staged, 'stays');
  }

  /** A program without dangerous flashes, if the setting asks for that. */
  softenForPreview(program: Program): Program {
    return this.#softened({ program, isAllowedToFlash: false }).program;
  }

  play(): void {
    const now = this.deps.clock.now();
    if (this.#light.phase === 'playing') return;
    const fromMs = this.#light.phase === 'held' ? this.#light.atMs : 0;
    this.#setLight({ phase: 'playing', startedMs: now - fromMs });
  }

  pause(): void {
    if (this.#light.phase === 'playing') this.#setLight({ phase: 'held', atMs: this.#position() });
  }

  /** Goes to a time of the program; does nothing while the light is off. */
  seek(ms: number): void {
    const { phase } = this.#light;
    if (phase === 'held') this.#setLight({ phase, atMs: ms });
    if (phase === 'playing') this.#setLight({ phase, startedMs: this.deps.clock.now() - ms });
  }

  off(): void {
    this.sleep(null);
    this.#setLight({ phase: 'off' });
  }

  on(): void {
    if (this.#light.phase === 'off') this.play();
  }

  /** Turns the lamp off after a time; `null` cancels the timer. */
  sleep(ms: number | null): void {
    this.#cancelSleep();
    this.#sleepAt = ms === null ? null : this.deps.clock.now() + ms;
    this.#awaitSleep();
    this.deps.events.changed('stage');
  }

  close(): void {
    this.#cancelSleep();
  }

  /** Checks the clock at intervals, since a single long timer would not count the time the machine is suspended. */
  #awaitSleep(): void {
    if (this.#sleepAt === null) return;
    const leftMs = this.#sleepAt - this.deps.clock.now();
    if (leftMs <= 0) this.off();
    else
      this.#cancelSleep = this.deps.clock.after(Math.min(leftMs, checkSleepEveryMs), () =>
        this.#awaitSleep(),
      );
  }

  #showVersion(version: StagedVersion | undefined, mode: TransitionMode): void {
    this.#shownKey = version?.key;
    const { staged } = version ?? { staged: welcomeStaged() };
    // A reply plays as soon as its program is complete. When it is added to the log, it keeps playing.
    const { program } = this.#staged;
    const isShown =
      this.#staged.source.type === 'reply' && formatProgram(program) === formatProgram(staged.program);
    this.#show(isShown ? { ...staged, program } : staged, isShown ? 'goes-on' : mode);
  }

  #show(next: StagedProgram, mode: TransitionMode): void {
    const isSame =
      next.program === this.#staged.program && next.isAllowedToFlash === this.#staged.isAllowedToFlash;
    this.#staged = next;
    // Looking for flashes takes a while, so it is not repeated for the same program.
    if (!isSame) this.#played = this.#softened(next);
    const goesOn = mode === 'goes-on' && this.#light.phase !== 'off';
    const keepsLight = goesOn || mode === 'stays';
    this.#setLight(keepsLight ? this.#light : { phase: 'playing', startedMs: this.deps.clock.now() });
  }

  #setLight(light: LightState): void {
    this.#light = light;
    this.deps.events.changed('stage');
    this.#sendToLamp();
  }

  #sendToLamp(): void {
    const { lamp, clock, onRefusal } = this.deps;
    const { program } = this.#played;
    const light = this.#light;
    const send = async (): Promise<LampOutcome> => {
      if (light.phase === 'off') return lamp.off();
      if (light.phase === 'playing') return lamp.play({ program, startedMs: light.startedMs });
      const playing = lamp.play({ program, startedMs: clock.now() - light.atMs });
      const held = lamp.hold();
      await playing;
      return held;
    };
    send().catch(onRefusal);
  }

  #position(): number {
    const { program } = this.#played;
    if (this.#light.phase === 'off') return 0;
    if (this.#light.phase === 'held') return this.#light.atMs;
    return positionAt({ program, startedMs: this.#light.startedMs }, this.deps.clock.now());
  }

  #softened({
    program,
    isAllowedToFlash: mayFlash,
  }: Pick<StagedProgram, 'program' | 'isAllowedToFlash'>): Pick<StageAreaState, 'program' | 'softened'> {
    // The welcome light does not flash on any lamp, and looking for flashes would be a third of the app's start.
    const isSafe = program === welcomeProgram();
    if (isSafe || mayFlash || !this.deps.limitsFlashes()) return { program, softened: [] };
    const softened = soften(program, this.deps.layout());
    return { program: softened.program, softened: softened.changes };
  }
}

/** The current version of a conversation; `key` differs for every version and flash permission. */
interface StagedVersion {
  readonly staged: StagedProgram;
  readonly key: string;
}

function stagedVersionOf(entries: readonly Entry[]): StagedVersion | undefined {
  const { present } = versionHistory(entries);
  if (!present) return undefined;
  const { seq, program } = present;
  const mayFlash = isAllowedToFlash(entries, seq);
  const staged: StagedProgram = { source: { type: 'version', seq }, program, isAllowedToFlash: mayFlash };
  return { staged, key: `${seq} ${mayFlash}` };
}

function welcomeStaged(): StagedProgram {
  return { source: { type: 'welcome' }, program: welcomeProgram(), isAllowedToFlash: false };
}

/** After an edit the program plays on: a countdown that turns blue does not start over. Everything else begins. */
function transitionModeOf(entries: readonly Entry[]): TransitionMode {
  const last = entries.findLast((entry) => 'program' in entry || entry.type === 'restore');
  return last?.type === 'edit' || last?.type === 'manual' ? 'goes-on' : 'begins';
}
