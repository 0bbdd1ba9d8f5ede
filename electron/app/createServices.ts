import { LampwrightError } from '#shared/errors/LampwrightError';
import { promptOf } from '#shared/conversation/promptOf';
import { versionHistory } from '#shared/conversation/versionHistory';
import type { AppDependencies } from './AppDependencies';
import { EngineSelector } from './engine/EngineSelector';
import { Events } from './Events';
import { LampService } from './LampService';
import { Lists } from './Lists';
import { logEvents } from './logEvents';
import { Notices } from './Notices';
import { OpenConversation } from './OpenConversation';
import { internalError } from './createRouter';
import { Stage } from './Stage';
import { WireLog } from './WireLog';
import type { ControlActions } from './wishes/performControl';
import { WishQueue } from './wishes/WishQueue';
import { AnswerProgress } from './wishes/AnswerProgress';

/** The app's services. Each has references to the others it needs. */
export interface Services {
  readonly events: Events;
  readonly notices: Notices;
  readonly conversation: OpenConversation;
  readonly lists: Lists;
  readonly engines: EngineSelector;
  readonly stage: Stage;
  readonly lampService: LampService;
  readonly wishes: WishQueue;
  readonly wireLog: WireLog;
  /** Aborted when the app closes. */
  readonly closing: AbortController;
  /** Logs an unexpected error and shows a notice. */
  readonly onFault: (error: unknown, where?: string) => void;
}

/** Builds the services and connects them. No lamp is connected before `lampService.begin`. */
export async function createServices(deps: AppDependencies): Promise<Services> {
  const { storage, lamp, log, clock } = deps;
  const settings = () => storage.settings.get();
  const events = new Events((error) => log.fault('Sending an event to a window failed', error));
  const notices = new Notices(events, clock.now);
  const onFault: Services['onFault'] = (error, where = 'in the background') => {
    log.fault(`A fault: ${where}`, error);
    notices.add(internalError);
  };
  /** For failures of background work: expected ones become a notice, others are reported as faults. */
  const onBackgroundError = (error: unknown) => {
    if (error instanceof LampwrightError && error.code !== 'INTERNAL') notices.add(error);
    else onFault(error);
  };
  deps.onDamage((message) => notices.add({ code: 'DATA_DAMAGED', message }));

  const conversation = await OpenConversation.openLast(storage, events);
  const lists = new Lists({ storage, events, clock, onFailure: onBackgroundError });
  const wireLog = new WireLog();
  lamp.listen({ onWire: (text) => wireLog.add(text) });
  const lampService = new LampService({
    lamp,
    settings: storage.settings,
    events,
    onLayout: () => stage.updateForLamp(),
    onRefusal: onBackgroundError,
  });
  const stage = new Stage({
    lamp,
    clock,
    events,
    layout: () => lampService.layout,
    limitsFlashes: () => settings().limitsFlashes,
    onRefusal: onBackgroundError,
  });
  stage.showConversation(conversation.entries);
  const engines = new EngineSelector({
    settings,
    clock,
    env: deps.env,
    keptPrompt: () => promptOf(conversation.entries, 'programmer'),
    onChange: () => events.changed('engine'),
    notice: (notice) => notices.add(notice),
    onFault,
    machine: deps.machine,
    pollIntervals: deps.pollIntervals,
  });
  const answerProgress = new AnswerProgress(
    clock,
    () => wishes.queued,
    (program) => stage.softenForPreview(program),
    () => events.changed('wish'),
  );
  const wishes = new WishQueue({
    clock,
    conversation,
    engines,
    stage,
    answerProgress,
    calibrations: storage,
    controls: controlActions({ stage, lampService, conversation, lists }, deps),
    settings,
    seed: deps.seed,
    setMounting: (setting) => lampService.setMounting(setting),
    addStandingWish: (text) => {
      const { standingWishes } = settings();
      if (standingWishes.includes(text)) return;
      storage.settings.set({ standingWishes: [...standingWishes, text].slice(-10) });
      events.changed('settings');
    },
    notice: (notice, about) => notices.add(notice, about),
    onFault,
  });
  conversation.listen({
    onAppended: (entries) => {
      stage.follow(entries);
      lists.refreshSoon();
    },
    onOpened: (entries) => {
      notices.removeWishNotices();
      stage.showConversation(entries);
      events.changed('settings');
    },
  });
  const closing = new AbortController();
  events.start({
    app: () => ({
      area: 'app',
      state: {
        version: deps.version,
        host: deps.host,
        platform: deps.platform,
        dataFolder: storage.folder,
      },
    }),
    conversation: () => ({ area: 'conversation', state: conversation.state }),
    conversations: () => ({ area: 'conversations', state: lists.conversations }),
    engine: () => ({ area: 'engine', state: engines.state }),
    lamp: () => ({ area: 'lamp', state: lampService.state }),
    library: () => ({ area: 'library', state: lists.library }),
    notices: () => ({ area: 'notices', state: notices.state }),
    settings: () => ({ area: 'settings', state: settings() }),
    stage: () => ({ area: 'stage', state: stage.state }),
    wish: () => ({ area: 'wish', state: wishes.state }),
  });
  logEvents(events, log);
  return {
    events,
    notices,
    conversation,
    lists,
    engines,
    stage,
    lampService,
    wishes,
    wireLog,
    closing,
    onFault,
  };
}

/** The actions a wish can trigger without an engine: off, brightness, save and so on. */
function controlActions(
  {
    stage,
    lampService,
    conversation,
    lists,
  }: Pick<Services, 'stage' | 'lampService' | 'conversation' | 'lists'>,
  { storage }: AppDependencies,
): ControlActions {
  return {
    off: () => stage.off(),
    on: () => stage.on(),
    pause: () => stage.pause(),
    play: () => stage.play(),
    sleep: (ms) => stage.sleep(ms),
    setBrightness: (brightness) => lampService.setGuards({ brightness }),
    save: async (name) => {
      const { present } = versionHistory(conversation.entries);
      if (!present) throw new LampwrightError('NOTHING_THERE', 'There is nothing to save yet.');
      const { id, program } = await storage.library.save(present.program, lampService.layout);
      const saved = name === undefined ? program : (await storage.library.rename(id, name)).program;
      await lists.refresh();
      return saved.name;
    },
    startNewConversation: async () => {
      await conversation.startNew();
      await lists.refresh();
    },
  };
}
