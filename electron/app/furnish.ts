import { LampwrightError } from '#shared/api/errors';
import { promptOf } from '#shared/conversation/prompts';
import { timeline } from '#shared/conversation/versions';
import type { AppParts } from './AppParts';
import { EngineRoom } from './engine/EngineRoom';
import { Events } from './Events';
import { LampDesk } from './LampDesk';
import { Lists } from './Lists';
import { keepLog } from './keepLog';
import { Notices } from './Notices';
import { OpenConversation } from './OpenConversation';
import { fault } from './router';
import { Stage } from './Stage';
import { WireLog } from './WireLog';
import type { Controlled } from './wishes/controls';
import { Wishes } from './wishes/Wishes';
import { Writing } from './wishes/Writing';

/** The app's parts, each knowing those it needs. */
export interface Rooms {
  readonly events: Events;
  readonly notices: Notices;
  readonly conversation: OpenConversation;
  readonly lists: Lists;
  readonly room: EngineRoom;
  readonly stage: Stage;
  readonly desk: LampDesk;
  readonly wishes: Wishes;
  readonly wireLog: WireLog;
  /** Given when the app closes. */
  readonly closing: AbortController;
  /** Something failed that nobody expected: it is logged and said. */
  readonly onFault: (error: unknown, where?: string) => void;
}

/** Builds the parts and connects them. Nothing is asked of the lamp yet. */
export async function furnish(parts: AppParts): Promise<Rooms> {
  const { storage, lamp, log, clock } = parts;
  const settings = () => storage.settings.get();
  const events = new Events((error) => log.fault('A window could not be told', error));
  const notices = new Notices(events, clock.now);
  const onFault: Rooms['onFault'] = (error, where = 'in the background') => {
    log.fault(`A fault: ${where}`, error);
    notices.tell(fault);
  };
  /** What nobody waits for and went wrong: said where it was to be expected, else a fault. */
  const onRefusal = (error: unknown) => {
    if (error instanceof LampwrightError && error.code !== 'INTERNAL') notices.tell(error);
    else onFault(error);
  };
  parts.onDamage((message) => notices.tell({ code: 'DATA_DAMAGED', message }));

  const conversation = await OpenConversation.begin(storage, events);
  const lists = new Lists({ storage, events, clock, onFailure: onRefusal });
  const wireLog = new WireLog();
  lamp.listen({ onWire: (text) => wireLog.add(text) });
  const desk = new LampDesk({
    lamp,
    settings: storage.settings,
    events,
    onLayout: () => stage.refit(),
    onRefusal,
  });
  const stage = new Stage({
    lamp,
    clock,
    events,
    layout: () => desk.layout,
    limitsFlashes: () => settings().limitsFlashes,
    onRefusal,
  });
  stage.showConversation(conversation.entries);
  const room = new EngineRoom({
    settings,
    clock,
    env: parts.env,
    keptPrompt: () => promptOf(conversation.entries, 'programmer'),
    onChange: () => events.changed('engine'),
    notice: (notice) => notices.tell(notice),
    onFault,
    surroundings: parts.surroundings,
    presencePace: parts.presencePace,
  });
  const writing = new Writing(
    clock,
    () => wishes.next,
    (program) => stage.softened(program),
    () => events.changed('wish'),
  );
  const wishes = new Wishes({
    clock,
    conversation,
    room,
    stage,
    writing,
    calibrations: storage,
    controlled: controlledBy({ stage, desk, conversation, lists }, parts),
    settings,
    seed: parts.seed,
    setMounting: (setting) => desk.setMounting(setting),
    addStandingWish: (text) => {
      const { standingWishes } = settings();
      if (standingWishes.includes(text)) return;
      storage.settings.set({ standingWishes: [...standingWishes, text].slice(-10) });
      events.changed('settings');
    },
    notice: (notice, about) => notices.tell(notice, about),
    onFault,
  });
  conversation.listen({
    onAppended: (entries) => {
      stage.follow(entries);
      lists.refreshSoon();
    },
    onOpened: (entries) => {
      notices.forgetWishes();
      stage.showConversation(entries);
      events.changed('settings');
    },
  });
  const closing = new AbortController();
  events.begin({
    app: () => ({
      area: 'app',
      state: {
        version: parts.version,
        host: parts.host,
        platform: parts.platform,
        dataFolder: storage.folder,
      },
    }),
    conversation: () => ({ area: 'conversation', state: conversation.state }),
    conversations: () => ({ area: 'conversations', state: lists.conversations }),
    engine: () => ({ area: 'engine', state: room.state }),
    lamp: () => ({ area: 'lamp', state: desk.state }),
    library: () => ({ area: 'library', state: lists.library }),
    notices: () => ({ area: 'notices', state: notices.state }),
    settings: () => ({ area: 'settings', state: settings() }),
    stage: () => ({ area: 'stage', state: stage.state }),
    wish: () => ({ area: 'wish', state: wishes.state }),
  });
  keepLog(events, log);
  return { events, notices, conversation, lists, room, stage, desk, wishes, wireLog, closing, onFault };
}

/** What words alone can do: off, brightness, save and the like. */
function controlledBy(
  { stage, desk, conversation, lists }: Pick<Rooms, 'stage' | 'desk' | 'conversation' | 'lists'>,
  { storage }: AppParts,
): Controlled {
  return {
    off: () => stage.off(),
    on: () => stage.on(),
    pause: () => stage.pause(),
    play: () => stage.play(),
    sleep: (ms) => stage.sleep(ms),
    setBrightness: (brightness) => desk.setGuards({ brightness }),
    save: async (name) => {
      const { present } = timeline(conversation.entries);
      if (!present) throw new LampwrightError('NOTHING_THERE', 'There is nothing to save yet.');
      const { id, program } = await storage.library.save(present.program, desk.layout);
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
