import { soften } from '#shared/animation/flashes/soften';
import type { LightState, StageAreaState, StageSource } from '#shared/api/areas/stageArea';
import { isAllowedToFlash } from '#shared/conversation/versionHistory';
import type { Entry } from '#shared/conversation/Entry';
import { versionHistory } from '#shared/conversation/versionHistory';
import type { Layout } from '#shared/lamp/Layout';
import { positionAt } from '#shared/lamp/Show';
import { testProgram } from '#shared/lamp/testProgram';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/Program';
import { welcomeProgram } from '#shared/program/welcomeProgram';
import type { LampControl, LampOutcome } from '../lamp/LampControl';
import type { Clock } from '../clock/Clock';
import type { Events } from './Events';

/** What the stage works with. */
export interface StageDependencies {
  readonly lamp: Pick<LampControl, 'play' | 'hold' | 'off'>;
  readonly clock: Clock;
  readonly events: Events;
  /** Where the lamp's LEDs are. */
  readonly layout: () => Layout;
  /** Programs that flash dangerously are softened. */
  readonly limitsFlashes: () => boolean;
  /** What the lamp would not do. */
  readonly onRefusal: (error: unknown) => void;
}

/** How often a sleep timer looks at the time. */
const lookEveryMs = 30_000;

/** How a program takes the place of the one before: from its beginning, at the time it is, or as the light is now, be it off. */
type TransitionMode = 'begins' | 'goes-on' | 'stays';

/** A program that is meant to show, as it was written. */
interface StagedProgram {
  readonly source: StageSource;
  readonly program: Program;
  readonly isAllowedToFlash: boolean;
}

/** What is on show: on the lamp, and on the stage of every window, which goes by the same clock. */
export class Stage {
  #staged: StagedProgram;
  #played: Pick<StageAreaState, 'program' | 'softened'>;
  #light: LightState;
  #sleepAt: number | null = null;
  #cancelSleep: () => void = () => {};
  /** The version that was last followed to. */
  #followed: string | undefined;

  constructor(private readonly parts: StageDependencies) {
    this.#staged = welcomeStaged();
    this.#played = this.#softened(this.#staged);
    this.#light = { phase: 'playing', startedMs: parts.clock.now() };
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

  /** Entries were added to the conversation: shows the version it is at now, where that is another one. */
  follow(entries: readonly Entry[]): void {
    const version = stagedVersionOf(entries);
    if (version?.key !== this.#followed) this.#showVersion(version, transitionModeOf(entries));
  }

  /** Shows the version a conversation is at, from its beginning: it was opened, or something else is over. */
  showConversation(entries: readonly Entry[]): void {
    this.#showVersion(stagedVersionOf(entries), 'begins');
  }

  /** Shows a reply whose program is complete, before its note is. */
  showReply(program: Program): void {
    this.#show({ source: { type: 'reply' }, program, isAllowedToFlash: false }, 'begins');
  }

  /** Shows the test pattern, or what was on show before it. */
  showTest(isOn: boolean, entries: readonly Entry[]): void {
    if (isOn) {
      const program = testProgram(this.parts.layout());
      this.#show({ source: { type: 'test' }, program, isAllowedToFlash: false }, 'begins');
    } else if (this.#staged.source.type === 'test') {
      this.showConversation(entries);
    }
  }

  /** The lamp or the rules have changed: what shows is softened anew for them. */
  updateForLamp(): void {
    if (this.#staged.source.type === 'test')
      this.#staged = { ...this.#staged, program: testProgram(this.parts.layout()) };
    this.#played = this.#softened(this.#staged);
    this.#show(this.#staged, 'stays');
  }

  /** A program as it may show, whoever wrote it. */
  softenForPreview(program: Program): Program {
    return this.#softened({ program, isAllowedToFlash: false }).program;
  }

  play(): void {
    const now = this.parts.clock.now();
    if (this.#light.phase === 'playing') return;
    const fromMs = this.#light.phase === 'held' ? this.#light.atMs : 0;
    this.#setLight({ phase: 'playing', startedMs: now - fromMs });
  }

  pause(): void {
    if (this.#light.phase === 'playing') this.#setLight({ phase: 'held', atMs: this.#position() });
  }

  /** Goes to a time of the program; a light that is off stays off. */
  seek(ms: number): void {
    const { phase } = this.#light;
    if (phase === 'held') this.#setLight({ phase, atMs: ms });
    if (phase === 'playing') this.#setLight({ phase, startedMs: this.parts.clock.now() - ms });
  }

  off(): void {
    this.sleep(null);
    this.#setLight({ phase: 'off' });
  }

  on(): void {
    if (this.#light.phase === 'off') this.play();
  }

  /** The lamp goes off by itself after a time; `null` calls that off. */
  sleep(ms: number | null): void {
    this.#cancelSleep();
    this.#sleepAt = ms === null ? null : this.parts.clock.now() + ms;
    this.#awaitSleep();
    this.parts.events.changed('stage');
  }

  close(): void {
    this.#cancelSleep();
  }

  /** Looks at the time now and then: a timer alone stands still while the machine is asleep. */
  #awaitSleep(): void {
    if (this.#sleepAt === null) return;
    const leftMs = this.#sleepAt - this.parts.clock.now();
    if (leftMs <= 0) this.off();
    else this.#cancelSleep = this.parts.clock.after(Math.min(leftMs, lookEveryMs), () => this.#awaitSleep());
  }

  #showVersion(version: StagedVersion | undefined, entrance: TransitionMode): void {
    this.#followed = version?.key;
    const { staged } = version ?? { staged: welcomeStaged() };
    // A reply shows as soon as its program is complete: once it is in the log, it just goes on.
    const { program } = this.#staged;
    const isShown =
      this.#staged.source.type === 'reply' && formatProgram(program) === formatProgram(staged.program);
    this.#show(isShown ? { ...staged, program } : staged, isShown ? 'goes-on' : entrance);
  }

  #show(act: StagedProgram, entrance: TransitionMode): void {
    const isSame =
      act.program === this.#staged.program && act.isAllowedToFlash === this.#staged.isAllowedToFlash;
    this.#staged = act;
    // Looking for flashes takes a while: what was looked at is not looked at again.
    if (!isSame) this.#played = this.#softened(act);
    const goesOn = entrance === 'goes-on' && this.#light.phase !== 'off';
    const isKept = goesOn || entrance === 'stays';
    this.#setLight(isKept ? this.#light : { phase: 'playing', startedMs: this.parts.clock.now() });
  }

  #setLight(light: LightState): void {
    this.#light = light;
    this.parts.events.changed('stage');
    this.#sendToLamp();
  }

  #sendToLamp(): void {
    const { lamp, clock, onRefusal } = this.parts;
    const { program } = this.#played;
    const light = this.#light;
    const bring = async (): Promise<LampOutcome> => {
      if (light.phase === 'off') return lamp.off();
      if (light.phase === 'playing') return lamp.play({ program, startedMs: light.startedMs });
      const playing = lamp.play({ program, startedMs: clock.now() - light.atMs });
      const held = lamp.hold();
      await playing;
      return held;
    };
    bring().catch(onRefusal);
  }

  #position(): number {
    const { program } = this.#played;
    if (this.#light.phase === 'off') return 0;
    if (this.#light.phase === 'held') return this.#light.atMs;
    return positionAt({ program, startedMs: this.#light.startedMs }, this.parts.clock.now());
  }

  #softened({
    program,
    isAllowedToFlash: mayFlash,
  }: Pick<StagedProgram, 'program' | 'isAllowedToFlash'>): Pick<StageAreaState, 'program' | 'softened'> {
    // The welcome light does not flash on any lamp, and looking for flashes would be a third of the app's start.
    const isSafe = program === welcomeProgram();
    if (isSafe || mayFlash || !this.parts.limitsFlashes()) return { program, softened: [] };
    const softened = soften(program, this.parts.layout());
    return { program: softened.program, softened: softened.changes };
  }
}

/** The version a conversation is at, and what tells it from others of that conversation. */
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

/** A change goes on at the time it is: a timer that turns blue does not start anew. All else begins. */
function transitionModeOf(entries: readonly Entry[]): TransitionMode {
  const last = entries.findLast((entry) => 'program' in entry || entry.type === 'restore');
  return last?.type === 'edit' || last?.type === 'manual' ? 'goes-on' : 'begins';
}
