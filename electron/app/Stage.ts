import { soften } from '#shared/animation/flashes/soften';
import type { Light, Source, StageState } from '#shared/api/areas/stage';
import { isAllowedToFlash } from '#shared/conversation/allowance';
import type { Entry } from '#shared/conversation/entry';
import { timeline } from '#shared/conversation/versions';
import type { Layout } from '#shared/lamp/layout';
import { positionAt } from '#shared/lamp/Show';
import { testProgram } from '#shared/lamp/testProgram';
import { formatProgram } from '#shared/program/formatProgram';
import type { Program } from '#shared/program/schema';
import { welcomeProgram } from '#shared/program/welcomeProgram';
import type { LampControl, Outcome } from '../lamp/LampControl';
import type { Clock } from '../lamp/wire/Clock';
import type { Events } from './Events';

/** What the stage works with. */
export interface StageParts {
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
type Entrance = 'begins' | 'goes-on' | 'stays';

/** A program that is meant to show, as it was written. */
interface Act {
  readonly source: Source;
  readonly program: Program;
  readonly isAllowedToFlash: boolean;
}

/** What is on show: on the lamp, and on the stage of every window, which goes by the same clock. */
export class Stage {
  #act: Act;
  #played: Pick<StageState, 'program' | 'softened'>;
  #light: Light;
  #sleepAt: number | null = null;
  #callOffSleep: () => void = () => {};
  /** The version that was last followed to. */
  #followed: string | undefined;

  constructor(private readonly parts: StageParts) {
    this.#act = welcome();
    this.#played = this.#softened(this.#act);
    this.#light = { phase: 'playing', startedMs: parts.clock.now() };
    this.#bringToLamp();
  }

  get state(): StageState {
    const { source, isAllowedToFlash: mayFlash } = this.#act;
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
    const version = versionOf(entries);
    if (version?.key !== this.#followed) this.#showVersion(version, entranceOf(entries));
  }

  /** Shows the version a conversation is at, from its beginning: it was opened, or something else is over. */
  showConversation(entries: readonly Entry[]): void {
    this.#showVersion(versionOf(entries), 'begins');
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
    } else if (this.#act.source.type === 'test') {
      this.showConversation(entries);
    }
  }

  /** The lamp or the rules have changed: what shows is softened anew for them. */
  refit(): void {
    if (this.#act.source.type === 'test')
      this.#act = { ...this.#act, program: testProgram(this.parts.layout()) };
    this.#played = this.#softened(this.#act);
    this.#show(this.#act, 'stays');
  }

  /** A program as it may show, whoever wrote it. */
  softened(program: Program): Program {
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
    this.#callOffSleep();
    this.#sleepAt = ms === null ? null : this.parts.clock.now() + ms;
    this.#awaitSleep();
    this.parts.events.changed('stage');
  }

  close(): void {
    this.#callOffSleep();
  }

  /** Looks at the time now and then: a timer alone stands still while the machine is asleep. */
  #awaitSleep(): void {
    if (this.#sleepAt === null) return;
    const leftMs = this.#sleepAt - this.parts.clock.now();
    if (leftMs <= 0) this.off();
    else this.#callOffSleep = this.parts.clock.after(Math.min(leftMs, lookEveryMs), () => this.#awaitSleep());
  }

  #showVersion(version: VersionOnShow | undefined, entrance: Entrance): void {
    this.#followed = version?.key;
    const { act } = version ?? { act: welcome() };
    // A reply shows as soon as its program is complete: once it is in the log, it just goes on.
    const { program } = this.#act;
    const isShown =
      this.#act.source.type === 'reply' && formatProgram(program) === formatProgram(act.program);
    this.#show(isShown ? { ...act, program } : act, isShown ? 'goes-on' : entrance);
  }

  #show(act: Act, entrance: Entrance): void {
    const isSame = act.program === this.#act.program && act.isAllowedToFlash === this.#act.isAllowedToFlash;
    this.#act = act;
    // Looking for flashes takes a while: what was looked at is not looked at again.
    if (!isSame) this.#played = this.#softened(act);
    const goesOn = entrance === 'goes-on' && this.#light.phase !== 'off';
    const isKept = goesOn || entrance === 'stays';
    this.#setLight(isKept ? this.#light : { phase: 'playing', startedMs: this.parts.clock.now() });
  }

  #setLight(light: Light): void {
    this.#light = light;
    this.parts.events.changed('stage');
    this.#bringToLamp();
  }

  #bringToLamp(): void {
    const { lamp, clock, onRefusal } = this.parts;
    const { program } = this.#played;
    const light = this.#light;
    const bring = async (): Promise<Outcome> => {
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
  }: Pick<Act, 'program' | 'isAllowedToFlash'>): Pick<StageState, 'program' | 'softened'> {
    // The welcome light does not flash on any lamp, and looking for flashes would be a third of the app's start.
    const isSafe = program === welcomeProgram();
    if (isSafe || mayFlash || !this.parts.limitsFlashes()) return { program, softened: [] };
    const softened = soften(program, this.parts.layout());
    return { program: softened.program, softened: softened.changes };
  }
}

/** The version a conversation is at, and what tells it from others of that conversation. */
interface VersionOnShow {
  readonly act: Act;
  readonly key: string;
}

function versionOf(entries: readonly Entry[]): VersionOnShow | undefined {
  const { present } = timeline(entries);
  if (!present) return undefined;
  const { seq, program } = present;
  const mayFlash = isAllowedToFlash(entries, seq);
  const act: Act = { source: { type: 'version', seq }, program, isAllowedToFlash: mayFlash };
  return { act, key: `${seq} ${mayFlash}` };
}

function welcome(): Act {
  return { source: { type: 'welcome' }, program: welcomeProgram(), isAllowedToFlash: false };
}

/** A change goes on at the time it is: a timer that turns blue does not start anew. All else begins. */
function entranceOf(entries: readonly Entry[]): Entrance {
  const last = entries.findLast((entry) => 'program' in entry || entry.type === 'restore');
  return last?.type === 'edit' || last?.type === 'manual' ? 'goes-on' : 'begins';
}
