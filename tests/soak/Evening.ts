import { setTimeout as sleep } from 'node:timers/promises';
import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import { engineRoutes } from '#shared/api/areas/engineArea';
import { stageRoutes } from '#shared/api/areas/stageArea';
import { wishRoutes } from '#shared/api/areas/wishArea';
import type { Act, ActOf } from './Act';
import {
  editByHand,
  keepNote,
  lookAround,
  moveOn,
  switchConversation,
  touchStage,
  useLibrary,
} from './byHand';
import { disagreements } from './disagreements';
import { nothingYet, type Happened } from './Happened';
import { Household, type Tally } from './Household';
import { litter } from './litter';
import { Ledger } from './Ledger';
import { wishesIn } from './planEvening';
import { playsStage } from './playsStage';
import type { PluggedLamp } from './PluggedLamp';
import { readAll } from './readAll';
import { dataOf, SoakApp, type AppReading, type SoakHome } from './SoakApp';
import { slowly, type Standin } from './Standin';

/** What both processes hold while nothing happens. */
export interface Rest extends AppReading {
  /** What there was before. */
  readonly after: Readonly<Happened>;
  /** What the main process held with the conversation of that time open; `main` was read with an empty one. */
  readonly heldWithTalkMb: number;
}

/** What the evening takes place with. */
export interface EveningParts {
  readonly home: SoakHome;
  readonly lamp: PluggedLamp;
  readonly ollama: Standin;
}

/** What is under way when everything has come has ended by then. */
const quietMs = 1000;

/** An evening with the app: acts are performed one after another, and everything the app says is held on record. */
export class Evening {
  readonly rests: Rest[] = [];
  readonly happened: Happened = nothingYet();
  readonly tally: Tally = { said: 0, taken: 0, asked: 0, refusals: new Map() };
  readonly #faults = new Set<string>();
  #household: Household;

  private constructor(
    private readonly parts: EveningParts,
    private app: SoakApp,
    readonly ledger: Ledger,
  ) {
    this.#household = new Household(app, ledger, this.tally);
  }

  /** Everything is there: the lamp is plugged in, Ollama is up, and the app is started. */
  static async begin(parts: EveningParts): Promise<Evening> {
    await SoakApp.chooseLamp(parts.home, parts.lamp.link);
    parts.lamp.plugIn();
    await parts.ollama.start();
    return new Evening(parts, await SoakApp.start(parts.home), new Ledger());
  }

  /** What went wrong so far, each in a sentence. */
  get faults(): readonly string[] {
    return [...this.#faults, ...this.#household.faults, ...this.ledger.faults];
  }

  async perform(act: Act): Promise<void> {
    this.happened.wishes += wishesIn(act);
    await this.#perform(act);
  }

  /** Everything is there and plays, and the app is told to end. Its data is held against the record by a newly started one. */
  async goodNight(): Promise<void> {
    await this.#comeToRest();
    await this.#household.say('a campfire');
    await this.#household.untilIdle();
    await this.#expectLampToPlay('in the end');
    await this.#endApp('end');
    this.app = await SoakApp.start(this.parts.home);
    this.#household = new Household(this.app, new Ledger(), this.tally);
    const found = await readAll(this.#household);
    this.#note(this.ledger.missing(found));
    this.#note(await disagreements(dataOf(this.parts.home), found.conversations, found.library));
    await this.#endApp('end');
    this.#note(litter(dataOf(this.parts.home)));
  }

  /** Ends what still runs, whatever came of it. */
  async abandon(): Promise<void> {
    this.#household.leave();
    await this.app.abandon();
  }

  async #perform(act: Act): Promise<unknown> {
    const household = this.#household;
    switch (act.do) {
      case 'say':
        await household.say(act.text);
        return act.waits ? household.untilIdle() : undefined;
      case 'say-slowly':
        return this.#saySlowly(act);
      case 'say-many':
        return this.#sayMany(act);
      case 'edit':
        return this.#edit(act);
      case 'note':
        return keepNote(act, household);
      case 'library':
        return useLibrary(act, household);
      case 'stage':
        return touchStage(act, household);
      case 'look':
        return lookAround(act, household);
      case 'conversation':
        return moveOn(act, household);
      case 'window':
        return this.#changeWindows(act);
      case 'unplug':
        return this.#unplug();
      case 'plug-in':
        return this.#plugIn();
      case 'kill-ollama':
        return this.#killOllama();
      case 'start-ollama':
        return this.#startOllama();
      case 'rest':
        return this.#rest();
      case 'start-anew':
        return this.#startAnew(act);
    }
  }

  async #saySlowly({ text, meanwhile }: ActOf<'say-slowly'>): Promise<void> {
    const household = this.#household;
    await household.untilIdle();
    await household.say(text);
    const { wish, conversations } = await household.untilWriting();
    const isWriting = wish.phase === 'answering';
    switch (meanwhile) {
      case 'stop':
        await household.ask(wishRoutes.stop, undefined);
        break;
      case 'reload':
        await this.#reload();
        break;
      case 'kill-ollama':
        if (isWriting) this.happened.killsMidReply++;
        await this.#killOllama();
        break;
      case 'switch':
        await switchConversation(conversations, 0.5, household);
        break;
      case 'unplug':
        // Whoever stumbles over the cable puts it back.
        await this.#unplug();
        await this.#plugIn();
        break;
    }
    await household.untilIdle();
  }

  async #sayMany({ texts, last }: ActOf<'say-many'>): Promise<void> {
    const household = this.#household;
    const [first = '', ...others] = texts;
    await household.say(slowly(first));
    for (const text of others) await household.say(text);
    const { wish } = await household.states();
    const waiting = wish.phase === 'answering' ? wish.next.at(-1) : undefined;
    if (waiting && last === 'sent-now') await household.ask(wishRoutes.sendNow, { id: waiting.id });
    if (waiting && last === 'dropped') {
      this.ledger.forgive(waiting.text);
      await household.ask(wishRoutes.drop, { id: waiting.id });
    }
    await household.untilIdle();
  }

  async #edit(act: ActOf<'edit'>): Promise<void> {
    this.happened.edits++;
    if (await editByHand(act, this.#household)) this.happened.editsMade++;
  }

  async #changeWindows({ how }: ActOf<'window'>): Promise<void> {
    const household = this.#household;
    if (how === 'reload') return this.#reload();
    if (how === 'open') return household.openWindow();
    if (how === 'crash') return household.loseWindow();
    household.closeWindow();
  }

  #reload(): Promise<void> {
    this.happened.reloads++;
    return this.#household.reload();
  }

  async #unplug(): Promise<void> {
    const { lamp } = this.parts;
    if (!lamp.isPluggedIn) return;
    await this.#untilLampReady();
    await lamp.unplug(this.happened.replugs % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  }

  async #plugIn(): Promise<void> {
    const { lamp } = this.parts;
    if (lamp.isPluggedIn) return;
    await this.#household.until((states) => states.lamp.state.phase !== 'ready');
    lamp.plugIn();
    this.happened.replugs++;
  }

  async #untilLampReady(): Promise<void> {
    await this.#household.until(({ lamp }) => lamp.state.phase === 'ready');
    // It is waited for after each replug, once or more, before there is another.
    this.happened.readyAgain = this.happened.replugs;
  }

  async #killOllama(): Promise<void> {
    if (!this.parts.ollama.isUp) return;
    await this.parts.ollama.kill();
    this.happened.kills++;
  }

  async #startOllama(): Promise<void> {
    const { ollama } = this.parts;
    if (!ollama.isUp) await ollama.start();
    await this.#household.ask(engineRoutes.look, undefined);
    await this.#household.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
  }

  /** All is there, nothing is being written, and one window is open. */
  async #comeToRest(): Promise<void> {
    const household = this.#household;
    await this.#plugIn();
    await this.#startOllama();
    household.closeOthers();
    await household.untilIdle();
    await household.ask(stageRoutes.test, { isOn: false });
    await household.ask(stageRoutes.sleep, { ms: null });
    await household.ask(stageRoutes.on, undefined);
    await household.ask(stageRoutes.play, undefined);
    await this.#untilLampReady();
  }

  async #rest(): Promise<void> {
    await this.#comeToRest();
    await this.#expectLampToPlay(`after ${this.happened.wishes} wishes`);
    const heldWithTalkMb = await this.app.heldMb();
    await this.#household.ask(conversationsRoutes.create, undefined);
    await this.#expectLampToPlay('in a new conversation');
    await sleep(quietMs);
    this.rests.push({ after: { ...this.happened }, heldWithTalkMb, ...(await this.app.read()) });
  }

  async #startAnew({ after }: ActOf<'start-anew'>): Promise<void> {
    const household = this.#household;
    await this.#startOllama();
    if (after === 'kill') {
      await household.untilIdle();
      await household.say(slowly('a lighthouse in the fog'));
      await household.say('slower');
      const { wish } = await household.untilWriting();
      for (const { text } of wish.phase === 'answering' ? wish.next : []) this.ledger.forgive(text);
    }
    await this.#endApp(after);
    this.app = await SoakApp.start(this.parts.home);
    this.happened.starts++;
    this.ledger.appStarted();
    // What it shows is held against the record before anything is added to it.
    const fresh = new Household(this.app, new Ledger(), this.tally);
    this.#note(this.ledger.missingAtOnce(await fresh.states()));
    fresh.leave();
    this.#note(fresh.ledger.faults);
    this.#household = new Household(this.app, this.ledger, this.tally);
    await this.#household.states();
  }

  async #endApp(how: 'kill' | 'end'): Promise<void> {
    // Closed windows hear no more: what was told before counts.
    this.#household.leave();
    this.#note([...this.#household.faults, ...this.#household.ledger.faults]);
    this.#note(how === 'kill' ? await this.app.kill() : await this.app.end());
    this.#note(this.app.complaints());
  }

  async #expectLampToPlay(when: string): Promise<void> {
    if (await playsStage(this.parts.lamp, () => this.#household.states())) return;
    this.#note([`The lamp does not play what the stage shows, ${when}.`]);
  }

  #note(faults: readonly string[]): void {
    for (const fault of faults) this.#faults.add(fault);
  }
}
