import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaNames, routes, type ApiEvent } from '#shared/api/contract';
import type { Route } from '#shared/api/route';
import type { App } from '../../../electron/app/App';
import { FakeOllama } from '../../fakes/ollama/FakeOllama';
import { exercises, type Trial } from './exercises';
import { StateFold } from './StateFold';
import { openTestApp, type TestApp } from './openTestApp';
import { anyCalls } from './anyCalls';
import type { TestTransport } from './transports';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';

interface Tried {
  readonly route: Route<unknown, unknown>;
  readonly good: (trial: Trial) => Promise<unknown>;
  readonly bad: unknown;
}

/** Every route with its exercise, by `area.route`. */
const tried: readonly (readonly [name: string, Tried])[] = Object.entries(routes).flatMap(([area, ofArea]) =>
  Object.entries(ofArea).map(([name, route]) => {
    const exercise = (exercises as unknown as Record<string, Record<string, Omit<Tried, 'route'>>>)[area]?.[
      name
    ];
    if (!exercise) throw new Error(`${area}.${name} is not tried.`);
    return [`${area}.${name}`, { ...exercise, route: route as Tried['route'] }] as const;
  }),
);

/** Tests what the API contract promises, over any transport. */
export function contractSuite(openWay: (app: App) => Promise<TestTransport>): void {
  const endings: (() => unknown)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'lampwright-'));
  let ollama: FakeOllama;
  let app: TestApp;
  let way: TestTransport;
  let mirror: StateFold;
  let trial: Trial;

  beforeAll(async () => {
    ollama = await FakeOllama.start();
    app = await openTestApp({
      folder,
      ollama,
      settings: { engineModel: 'gemma3:4b', limitsFlashes: false },
      atEnd: (end) => void endings.push(end),
    });
    way = await openWay(app.app);
    mirror = new StateFold();
    way.client.subscribe(mirror.take, () => {});
    trial = { call: way.client.call, mirror, ollama, ports: app.ports };
    await mirror.until(({ engine }) => engine.answering.kind === 'model');
  });

  afterAll(async () => {
    await way.close();
    for (const end of endings) await end();
    await ollama.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts with the full state of every area, each once, before anything else', () => {
    const first = mirror.events.slice(0, areaNames.length);
    expect(first.map((event) => 'area' in event && event.area)).toEqual(areaNames);
  });

  describe.each(tried)('%s', (name, { route, good, bad }) => {
    it('is called by that name', () => expect(route.name).toBe(name));

    it('answers a valid request as its schema says', async () => {
      const output = await way.client.call(route, await good(trial));
      expect(route.output.safeParse(output)).toMatchObject({ success: true });
      expect(JSON.parse(JSON.stringify([output ?? null]))).toEqual([output ?? null]);
    });

    it('refuses an invalid request with a message, and changes nothing', async () => {
      // So that nothing an exercise started is still running or queued.
      await trial.call(routes.conversations.create, undefined);
      const known = () => ({ settings: mirror.states.settings, entries: mirror.entries.length });
      const before = known();
      await expect(way.client.call(route, bad)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: expect.stringMatching(/\.$/) as string,
      });
      expect(known()).toEqual(before);
    });
  });

  it.each([
    '',
    'wish',
    'wish.',
    'wish.Send',
    '__proto__',
    'constructor',
    'wish.__proto__',
    'wish.constructor',
  ])('has no route “%s”', async (name) => {
    expect(await way.callRaw(name, {})).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ROUTE' } });
  });

  it('ignores a `__proto__` key in a request', async () => {
    const input: unknown = JSON.parse('{"brightness":1,"__proto__":{"brightness":7}}');
    expect(await way.callRaw('lamp.setBrightness', input)).toMatchObject({ ok: false });
    expect(({} as { brightness?: number }).brightness).toBeUndefined();
  });

  it('sends entries in order, and a late subscriber gets the same as one from the start', async () => {
    await trial.call(routes.conversations.create, undefined);
    const from = mirror.events.length;
    for (const text of ['One.', 'Two.', 'Three.']) await trial.call(routes.conversation.addNote, { text });
    const added = mirror.events.slice(from).filter((event) => 'appendedTo' in event);
    expect(added.flatMap((event) => ('entries' in event ? event.entries : []))).toMatchObject([
      { type: 'note', text: 'One.' },
      { type: 'note', text: 'Two.' },
      { type: 'note', text: 'Three.' },
    ]);
    await eventually(() => expect(mirror.states).toEqual(freshStates(app.app)));
  });

  it('sends every change: after any calls, a window’s state equals that of a new window', async () => {
    await trial.call(routes.settings.change, { changes: { engineModel: 'missing-model' } });
    await fc.assert(
      fc.asyncProperty(anyCalls, async (randomCalls) => {
        for (const deed of randomCalls) await deed(trial);
        await eventually(() => expect(mirror.states).toEqual(freshStates(app.app)));
      }),
      { numRuns: 6 },
    );
  });

  it('sends no event that the contract does not define', () => expect(mirror.fault).toBeUndefined());
}

/** The state a window gets if it connects now. */
function freshStates(app: App): StateFold['states'] {
  const fresh = new StateFold();
  app.subscribe((event: ApiEvent) => fresh.take(event))();
  return fresh.states;
}
