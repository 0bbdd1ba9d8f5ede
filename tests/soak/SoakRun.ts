import { setTimeout as sleep } from 'node:timers/promises';
import { conversationsRoutes } from '#shared/api/areas/conversationsArea';
import { engineRoutes } from '#shared/api/areas/engineArea';
import { stageRoutes } from '#shared/api/areas/stageArea';
import { wishRoutes } from '#shared/api/areas/wishArea';
import type { Action, ActionOf } from './Action';
import {
  editWithButton,
  changeNotes,
  readView,
  changeConversation,
  switchConversation,
  changeStage,
  useLibrary,
} from './userActions';
import { cliMismatches } from './cliMismatches';
import { countsAtStart, type EventCounts } from './EventCounts';
import { SoakUser, type Tally } from './SoakUser';
import { leftoverFiles } from './leftoverFiles';
import { AcknowledgedData } from './AcknowledgedData';
import { wishesIn } from './planSoak';
import { lampMatchesStage } from './lampMatchesStage';
import type { PluggedLamp } from './PluggedLamp';
import { readAll } from './readAll';
import { dataFolder, SoakApp, type AppMeasurement, type SoakHome } from './SoakApp';
import { slowWish, type FakeOllamaProcess } from './FakeOllamaProcess';

/** A measurement of both processes while the app is idle. */
export interface IdleMeasurement extends AppMeasurement {
  /** What had happened by then. */
  readonly after: Readonly<EventCounts>;
  /** The main process's memory with the current conversation open; `main` is measured with an empty one. */
  readonly heldWithConversationMb: number;
}

/** What a soak runs with. */
export interface SoakDependencies {
  readonly home: SoakHome;
  readonly lamp: PluggedLamp;
  readonly ollama: FakeOllamaProcess;
}

/** After this time, work that was still running when the app became idle has ended. */
const settleMs = 1000;

/** A running soak: performs one action after another, and records everything the app acknowledges. */
export class SoakRun {
  readonly idleMeasurements: IdleMeasurement[] = [];
  readonly eventCounts: EventCounts = countsAtStart();
  readonly tally: Tally = { sent: 0, accepted: 0, asked: 0, refusals: new Map() };
  readonly #faults = new Set<string>();
  #user: SoakUser;

  private constructor(
    private readonly deps: SoakDependencies,
    private app: SoakApp,
    readonly acknowledged: AcknowledgedData,
  ) {
    this.#user = new SoakUser(app, acknowledged, this.tally);
  }

  /** Plugs the lamp in, starts Ollama, then starts the app. */
  static async begin(deps: SoakDependencies): Promise<SoakRun> {
    await SoakApp.chooseLamp(deps.home, deps.lamp.link);
    deps.lamp.plugIn();
    await deps.ollama.start();
    return new SoakRun(deps, await SoakApp.start(deps.home), new AcknowledgedData());
  }

  /** A sentence for each fault so far. */
  get faults(): readonly string[] {
    return [...this.#faults, ...this.#user.faults, ...this.acknowledged.faults];
  }

  /** Performs one action. Faults are collected; it throws only when the app is stuck. */
  async perform(action: Action): Promise<void> {
    this.eventCounts.wishes += wishesIn(action);
    await this.#perform(action);
  }

  /** Ends the app properly, starts it again, and compares its data with what it acknowledged and with the `lamp` command. */
  async finish(): Promise<void> {
    await this.#settle();
    await this.#user.say('a campfire');
    await this.#user.untilIdle();
    await this.#expectLampToPlay('at the end');
    await this.#endApp('end');
    this.app = await SoakApp.start(this.deps.home);
    this.#user = new SoakUser(this.app, new AcknowledgedData(), this.tally);
    const found = await readAll(this.#user);
    this.#addFaults(this.acknowledged.missing(found));
    this.#addFaults(await cliMismatches(dataFolder(this.deps.home), found.conversations, found.library));
    await this.#endApp('end');
    this.#addFaults(leftoverFiles(dataFolder(this.deps.home)));
  }

  /** Kills whatever still runs. */
  async forceEnd(): Promise<void> {
    this.#user.closeAll();
    await this.app.forceEnd();
  }

  async #perform(action: Action): Promise<unknown> {
    const user = this.#user;
    switch (action.do) {
      case 'say':
        await user.say(action.text);
        return action.waits ? user.untilIdle() : undefined;
      case 'say-slowly':
        return this.#saySlowly(action);
      case 'say-many':
        return this.#sayMany(action);
      case 'edit':
        return this.#edit(action);
      case 'note':
        return changeNotes(action, user);
      case 'library':
        return useLibrary(action, user);
      case 'stage':
        return changeStage(action, user);
      case 'look':
        return readView(action, user);
      case 'conversation':
        return changeConversation(action, user);
      case 'window':
        return this.#changeWindows(action);
      case 'unplug':
        return this.#unplug();
      case 'plug-in':
        return this.#plugIn();
      case 'kill-ollama':
        return this.#killOllama();
      case 'start-ollama':
        return this.#startOllama();
      case 'measure':
        return this.#measure();
      case 'start-anew':
        return this.#restart(action);
    }
  }

  async #saySlowly({ text, interruption }: ActionOf<'say-slowly'>): Promise<void> {
    const user = this.#user;
    await user.untilIdle();
    await user.say(text);
    const { wish, conversations } = await user.untilWriting();
    const isWriting = wish.phase === 'answering';
    switch (interruption) {
      case 'stop':
        await user.call(wishRoutes.stop, undefined);
        break;
      case 'reload':
        await this.#reload();
        break;
      case 'kill-ollama':
        if (isWriting) this.eventCounts.killsMidReply++;
        await this.#killOllama();
        break;
      case 'switch':
        await switchConversation(conversations, 0.5, user);
        break;
      case 'unplug':
        await this.#unplug();
        await this.#plugIn();
        break;
    }
    await user.untilIdle();
  }

  async #sayMany({ texts, last }: ActionOf<'say-many'>): Promise<void> {
    const user = this.#user;
    const [first = '', ...others] = texts;
    await user.say(slowWish(first));
    for (const text of others) await user.say(text);
    const { wish } = await user.states();
    const queued = wish.phase === 'answering' ? wish.queued.at(-1) : undefined;
    if (queued && last === 'sent-now') await user.call(wishRoutes.sendNow, { id: queued.id });
    if (queued && last === 'dropped') {
      this.acknowledged.forgive(queued.text);
      await user.call(wishRoutes.drop, { id: queued.id });
    }
    await user.untilIdle();
  }

  async #edit(action: ActionOf<'edit'>): Promise<void> {
    this.eventCounts.edits++;
    if (await editWithButton(action, this.#user)) this.eventCounts.editsMade++;
  }

  async #changeWindows({ how }: ActionOf<'window'>): Promise<void> {
    const user = this.#user;
    if (how === 'reload') return this.#reload();
    if (how === 'open') return user.openWindow();
    if (how === 'crash') return user.crashWindow();
    user.closeWindow();
  }

  #reload(): Promise<void> {
    this.eventCounts.reloads++;
    return this.#user.reload();
  }

  async #unplug(): Promise<void> {
    const { lamp } = this.deps;
    if (!lamp.isPluggedIn) return;
    await this.#untilLampReady();
    await lamp.unplug(this.eventCounts.replugs % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  }

  async #plugIn(): Promise<void> {
    const { lamp } = this.deps;
    if (lamp.isPluggedIn) return;
    await this.#user.until((states) => states.lamp.state.phase !== 'ready');
    lamp.plugIn();
    this.eventCounts.replugs++;
  }

  async #untilLampReady(): Promise<void> {
    await this.#user.until(({ lamp }) => lamp.state.phase === 'ready');
    // Each replug is followed by this wait before the next one, so all replugs so far have recovered.
    this.eventCounts.readyAgain = this.eventCounts.replugs;
  }

  async #killOllama(): Promise<void> {
    if (!this.deps.ollama.isUp) return;
    await this.deps.ollama.kill();
    this.eventCounts.kills++;
  }

  async #startOllama(): Promise<void> {
    const { ollama } = this.deps;
    if (!ollama.isUp) await ollama.start();
    await this.#user.call(engineRoutes.look, undefined);
    await this.#user.until(({ engine }) => engine.answering.kind === 'model' && !engine.isWarming);
  }

  /** Waits until everything is connected and playing, no reply is being written, and one window is open. */
  async #settle(): Promise<void> {
    const user = this.#user;
    await this.#plugIn();
    await this.#startOllama();
    user.closeExtraWindows();
    await user.untilIdle();
    await user.call(stageRoutes.test, { isOn: false });
    await user.call(stageRoutes.sleep, { ms: null });
    await user.call(stageRoutes.on, undefined);
    await user.call(stageRoutes.play, undefined);
    await this.#untilLampReady();
  }

  async #measure(): Promise<void> {
    await this.#settle();
    await this.#expectLampToPlay(`after ${this.eventCounts.wishes} wishes`);
    const heldWithConversationMb = await this.app.heldMb();
    await this.#user.call(conversationsRoutes.create, undefined);
    await this.#expectLampToPlay('in a new conversation');
    await sleep(settleMs);
    this.idleMeasurements.push({
      after: { ...this.eventCounts },
      heldWithConversationMb,
      ...(await this.app.measure()),
    });
  }

  async #restart({ after }: ActionOf<'start-anew'>): Promise<void> {
    const user = this.#user;
    await this.#startOllama();
    if (after === 'kill') {
      await user.untilIdle();
      await user.say(slowWish('a lighthouse in the fog'));
      await user.say('slower');
      const { wish } = await user.untilWriting();
      for (const { text } of wish.phase === 'answering' ? wish.queued : []) this.acknowledged.forgive(text);
    }
    await this.#endApp(after);
    this.app = await SoakApp.start(this.deps.home);
    this.eventCounts.starts++;
    this.acknowledged.appStarted();
    // Compared before the new process adds anything.
    const fresh = new SoakUser(this.app, new AcknowledgedData(), this.tally);
    this.#addFaults(this.acknowledged.missingAtOnce(await fresh.states()));
    fresh.closeAll();
    this.#addFaults(fresh.acknowledged.faults);
    this.#user = new SoakUser(this.app, this.acknowledged, this.tally);
    await this.#user.states();
  }

  async #endApp(how: 'kill' | 'end'): Promise<void> {
    // The windows close first: events that the app sends while it ends do not count.
    this.#user.closeAll();
    this.#addFaults([...this.#user.faults, ...this.#user.acknowledged.faults]);
    this.#addFaults(how === 'kill' ? await this.app.kill() : await this.app.end());
    this.#addFaults(this.app.unexpectedOutput());
  }

  async #expectLampToPlay(when: string): Promise<void> {
    if (await lampMatchesStage(this.deps.lamp, () => this.#user.states())) return;
    this.#addFaults([`The lamp does not show what the stage shows, ${when}.`]);
  }

  #addFaults(faults: readonly string[]): void {
    for (const fault of faults) this.#faults.add(fault);
  }
}
