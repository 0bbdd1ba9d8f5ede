import { routes, type Signatures } from '#shared/api/contract';
import type { Route } from '#shared/api/route';
import type { FakeOllama } from '../../fakes/ollama/FakeOllama';
import type { StateFold } from './StateFold';
import { stalledAt } from './openOllama';
import { solid, twoColors } from './samplePrograms';
import type { TestPorts } from './TestPorts';

/** The test bench for a route: a window, and what it can set up. */
export interface Trial {
  readonly call: <Input, Output>(route: Route<Input, Output>, input: Input) => Promise<Output>;
  readonly mirror: StateFold;
  readonly ollama: FakeOllama;
  readonly ports: TestPorts;
}

/** How to test a route: with a valid input, prepared first if needed, and with inputs it must refuse. */
interface Exercise<Input> {
  readonly good: (trial: Trial) => Promise<Input>;
  readonly bad: unknown;
}

/** One exercise per route of the contract: a missing one does not compile. */
type Exercises = {
  readonly [Area in keyof typeof routes]: {
    readonly [Name in keyof (typeof routes)[Area]]: Exercise<Signatures[Area][Name]['input']>;
  };
};

const nothing: Exercise<void> = { good: async () => {}, bad: { surplus: true } };
const given = <Input>(input: Input, bad: unknown): Exercise<Input> => ({ good: async () => input, bad });
const after = <Input>(good: (trial: Trial) => Promise<Input>, bad: unknown): Exercise<Input> => ({
  good,
  bad,
});

/** Creates a version in the open conversation; returns its entry number. */
async function version({ call, mirror }: Trial): Promise<number> {
  await call(routes.conversation.edit, { program: twoColors });
  await call(routes.conversation.edit, { program: solid('#FF0000') });
  return mirror.last('manual').seq;
}

async function note({ call, mirror }: Trial): Promise<number> {
  await call(routes.conversation.addNote, { text: 'Blue, please.' });
  return mirror.last('note').seq;
}

/** Makes sure the model answers and nothing is being written, whatever ran before, erasing included. */
async function rested({ call, mirror }: Trial): Promise<void> {
  await call(routes.wish.stop, undefined);
  await call(routes.settings.change, { changes: { engineModel: 'gemma3:4b', limitsFlashes: false } });
  await mirror.until(({ engine, wish: { phase } }) => engine.answering.kind === 'model' && phase === 'idle');
}

/** Sends a wish and waits for its answer; returns its entry number. */
async function wish(trial: Trial, text = 'a calm lake at night'): Promise<number> {
  const { call, mirror } = trial;
  await rested(trial);
  await call(routes.wish.send, { text });
  await mirror.until((states) => states.wish.phase === 'idle');
  await call(routes.wish.stop, undefined);
  return mirror.last('wish').seq;
}

/** Queues a wish behind one that never ends by itself; returns its id. */
async function queuedWish(trial: Trial): Promise<number> {
  const { call, mirror, ollama } = trial;
  await rested(trial);
  ollama.queueReplies(stalledAt('"night"'));
  await call(routes.wish.send, { text: 'a thunderstorm over the sea' });
  await mirror.until((states) => states.wish.phase === 'answering' && states.wish.draft !== null);
  await call(routes.wish.send, { text: 'a quiet forest' });
  await mirror.until(() => mirror.queued.length > 0);
  return mirror.queued[0]?.id ?? 0;
}

async function edit(trial: Trial): Promise<number> {
  await version(trial);
  await wish(trial, 'make it green');
  return trial.mirror.last('edit').seq;
}

async function saved(trial: Trial): Promise<string> {
  const { id } = await trial.call(routes.library.save, { version: await version(trial) });
  return id;
}

/** Creates a conversation with content that is not the open one. */
async function anotherConversation(trial: Trial): Promise<string> {
  await version(trial);
  const { id } = trial.mirror.states.conversation;
  await trial.call(routes.conversations.create, undefined);
  return id;
}

const ofOne = (id: (trial: Trial) => Promise<string>) =>
  after(async (trial: Trial) => ({ id: await id(trial) }), { id: 7 });
const ofVersion = after(async (trial: Trial) => ({ version: await version(trial) }), { version: 0 });

export const exercises: Exercises = {
  conversation: {
    undo: { ...nothing, good: async (trial) => void (await version(trial)) },
    redo: {
      ...nothing,
      good: async (trial) => {
        await version(trial);
        await trial.call(routes.conversation.undo, undefined);
      },
    },
    restore: ofVersion,
    edit: given({ program: twoColors }, { program: { ...twoColors, steps: [] } }),
    allowFlashes: ofVersion,
    context: given({ wish: 'a red sunset' }, { wish: 3 }),
    transcript: given({ agent: 'programmer' }, { agent: 'nobody' }),
    addNote: given({ text: 'No flashing.' }, { text: '' }),
    changeNote: after(async (trial) => ({ note: await note(trial), text: 'Green.' }), { note: 1 }),
    removeNote: after(async (trial) => ({ note: await note(trial) }), { note: 'first' }),
  },
  conversations: {
    create: nothing,
    open: ofOne(anotherConversation),
    rename: after(async (trial) => ({ id: await anotherConversation(trial), title: 'Evening' }), { id: 'a' }),
    remove: ofOne(anotherConversation),
    putBack: ofOne(async (trial) => {
      const id = await anotherConversation(trial);
      await trial.call(routes.conversations.remove, { id });
      return id;
    }),
    search: given({ words: 'lake' }, { words: ['lake'] }),
    export: ofOne(anotherConversation),
    import: after(
      async (trial) => ({
        text: (await trial.call(routes.conversations.export, { id: await anotherConversation(trial) })).text,
      }),
      {},
    ),
    backUp: nothing,
    restoreBackup: after(
      async ({ call }) => ({ text: (await call(routes.conversations.backUp, undefined)).text }),
      { text: null },
    ),
    eraseAll: given({ isConfirmed: true }, { isConfirmed: false }),
  },
  engine: { look: nothing, getModel: nothing, stopGettingModel: nothing },
  lamp: {
    connect: after(
      async ({ ports }) => {
        ports.plug();
        return { path: '/dev/ttyUSB0', driver: 'native' };
      },
      { path: '/dev/ttyUSB0', driver: 'magic' },
    ),
    disconnect: nothing,
    decline: given({ path: '/dev/ttyUSB0' }, { path: 7 }),
    setBrightness: given({ brightness: 120 }, { brightness: 256 }),
    setPower: given({ budgetMa: 2000 }, { budgetMa: -1 }),
    setLayout: given({ layout: '10x14+32' }, { layout: 10 }),
    keep: {
      ...nothing,
      good: ({ mirror }) => mirror.until(({ lamp }) => lamp.state.phase === 'ready'),
    },
    log: given({ after: 0 }, { after: -1 }),
  },
  library: {
    save: after(async (trial) => ({ version: await version(trial), name: 'Red', tags: ['calm'] }), {
      version: 1,
      tags: 'calm',
    }),
    use: ofOne(saved),
    rename: after(async (trial) => ({ id: await saved(trial), name: 'Other' }), { id: 'a', name: '' }),
    setTags: after(async (trial) => ({ id: await saved(trial), tags: ['a', 'b'] }), { id: 'a', tags: [1] }),
    remove: ofOne(saved),
    putBack: ofOne(async (trial) => {
      const id = await saved(trial);
      await trial.call(routes.library.remove, { id });
      return id;
    }),
    export: ofOne(saved),
    import: given({ text: JSON.stringify(twoColors) }, { text: {} }),
    gif: after(async (trial) => ({ program: { from: 'conversation', version: await version(trial) } }), {
      program: { from: 'elsewhere', version: 1 },
    }),
  },
  notices: { dismiss: given({ id: 1 }, { id: 1.5 }) },
  settings: {
    change: given(
      { changes: { theme: 'light', hasSketch: false, standingWishes: ['Warm colours'] } },
      { changes: { lamp: null } },
    ),
  },
  stage: {
    play: nothing,
    pause: nothing,
    seek: given({ ms: 1500 }, { ms: -1 }),
    off: nothing,
    on: nothing,
    sleep: given({ ms: 60_000 }, { ms: 10 }),
    test: given({ isOn: true }, { isOn: 'yes' }),
  },
  wish: {
    send: given({ text: 'a calm lake' }, { text: '' }),
    sendNow: after(async (trial) => ({ id: await queuedWish(trial) }), {}),
    drop: after(async (trial) => ({ id: await queuedWish(trial) }), { id: 'first' }),
    stop: { ...nothing, good: async (trial) => void (await queuedWish(trial)) },
    retry: after(async (trial) => ({ wish: await wish(trial), by: 'composer' }), { wish: 1, by: 'nobody' }),
    anotherTake: after(async (trial) => ({ wish: await wish(trial) }), { wish: 1, by: 'anyone' }),
    readAs: after(async (trial) => ({ wish: await wish(trial), as: 'new' }), { wish: 1, as: 'poetry' }),
    takeBack: after(async (trial) => ({ edit: await edit(trial), change: 0 }), { edit: 1, change: -1 }),
  },
};
