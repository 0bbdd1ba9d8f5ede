import { describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { defaultLayout } from '#shared/lamp/Layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { Driver } from '../../../../electron/lamp/drivers/Driver';
import { Session } from '../../../../electron/lamp/Session';
import type { LampOutput, DesiredState } from '../../../../electron/lamp/DesiredState';
import { pause } from '../../../../electron/clock/Clock';
import { FakeClock } from '../../../fakes/FakeClock';
import { outcomeOf } from '../link/outcomeOf';
import { green, redAndBlue } from '../link/uploadSamples';

const report: LampReport = { programMs: 0, atMs: 0, step: 0, pass: 0, scaledPercent: 100, isKept: false };

/** A driver that takes 50 ms for everything, and refuses or is lost on demand. */
class PatientDriver implements Driver {
  readonly info = { kind: 'native', name: 'Patient', path: 'nowhere', canKeep: true } as const;
  readonly done: string[] = [];
  refusals: Record<string, LampwrightError> = {};
  found: LampReport | 'lost' | undefined = report;

  constructor(private readonly clock: FakeClock) {}

  play = ({ program, startedMs }: { program: { name: string }; startedMs: number }): Promise<void> =>
    this.#do('play', `${program.name} at ${this.clock.now() - startedMs}`);
  hold = ({ program }: { program: { name: string } }, atMs: number): Promise<void> =>
    this.#do('hold', `${program.name} at ${atMs}`);
  off = (): Promise<void> => this.#do('off');
  setGuards = ({ brightness }: { brightness: number }): Promise<void> =>
    this.#do('guards', String(brightness));
  setLayout = (): Promise<void> => this.#do('layout');
  keep = (): Promise<void> => this.#do('keep');
  check = async (): Promise<LampReport | 'lost' | undefined> => {
    await this.#do('check');
    const { found } = this;
    if (found === 'lost') this.found = report;
    return found;
  };
  release = (): Promise<void> => Promise.resolve();

  async #do(what: string, how = ''): Promise<void> {
    this.done.push(`${what} ${how}`.trim());
    await pause(this.clock, 50);
    const refusal = this.refusals[what];
    if (refusal) throw refusal;
  }
}

function start(desired: DesiredState = {}) {
  const clock = new FakeClock();
  const driver = new PatientDriver(clock);
  const scenes: [LampOutput, string | undefined][] = [];
  const refused: string[] = [];
  const reports: LampReport[] = [];
  const session = new Session(driver, clock, desired, {
    onReport: (found) => reports.push(found),
    onOutput: (scene, error) => scenes.push([scene, error?.code]),
    onRefusal: ({ code }) => refused.push(code),
    onChanged: () => refused.push('changed'),
  });
  const end = outcomeOf(session.run());
  const tasks = () => driver.done.filter((what) => what !== 'check');
  return { clock, driver, session, scenes, refused, reports, end, tasks };
}

function playing(clock: FakeClock, program = redAndBlue): LampOutput {
  return { type: 'show', show: { program, startedMs: clock.now() } };
}

const guards = { brightness: 9, budgetMa: 400 };

describe('a session', () => {
  it('sends guards, then the layout, then the scene; each once', async () => {
    const { clock, session, scenes, tasks } = start();
    const scene = playing(clock);
    session.setDesired({ guards, layout: defaultLayout, output: scene });
    await clock.advance(10_000);
    expect(tasks()).toEqual(['guards 9', 'layout', expect.stringMatching(/^play Red and blue/)]);
    expect(scenes).toEqual([[scene, undefined]]);
    session.end();
    await clock.advance(100);
  });

  it('sends the scene again after another layout, but not after other guards', async () => {
    const { clock, session, tasks } = start();
    const scene = playing(clock);
    session.setDesired({ guards, layout: defaultLayout, output: scene });
    await clock.advance(500);
    session.setDesired({ guards: { brightness: 8, budgetMa: 1 }, layout: defaultLayout, output: scene });
    await clock.advance(500);
    expect(tasks().slice(3)).toEqual(['guards 8']);
    session.setDesired({ guards, layout: { ...defaultLayout, rotation: 90 }, output: scene });
    await clock.advance(500);
    expect(tasks().slice(4)).toEqual(['guards 9', 'layout', expect.stringMatching(/^play/)]);
  });

  it('skips what is outdated when its turn comes', async () => {
    const { clock, session, scenes, tasks } = start();
    const [first, second, third] = [playing(clock), playing(clock), playing(clock, green)];
    session.setDesired({ output: first });
    await clock.advance(60);
    session.setDesired({ output: second });
    session.setDesired({ output: third });
    await clock.advance(500);
    expect(tasks()).toEqual([expect.stringMatching(/^play Red/), expect.stringMatching(/^play Green/)]);
    expect(scenes.map(([scene]) => scene)).toEqual([first, third]);
  });

  it('checks the lamp once a second, and is idle in between', async () => {
    const { clock, driver, reports } = start();
    await clock.advance(10_000);
    expect(driver.done.length).toBeGreaterThanOrEqual(9);
    expect(driver.done.length).toBeLessThanOrEqual(11);
    expect(reports.length).toBeGreaterThanOrEqual(9);
  });

  it('applies a change at once while it is idle', async () => {
    const { clock, session, tasks } = start();
    await clock.advance(300);
    session.setDesired({ output: { type: 'off' } });
    await clock.advance(1);
    expect(tasks()).toEqual(['off']);
  });

  it('holds a show, whether it is already playing or not', async () => {
    const { clock, session, tasks } = start();
    const show = { program: redAndBlue, startedMs: clock.now() };
    session.setDesired({ output: { type: 'show', show } });
    await clock.advance(500);
    session.setDesired({ output: { type: 'held', show, atMs: 500 } });
    await clock.advance(500);
    expect(tasks().slice(1)).toEqual(['hold Red and blue at 500']);
    session.setDesired({ output: { type: 'off' } });
    await clock.advance(500);
    session.setDesired({ output: { type: 'held', show, atMs: 500 } });
    await clock.advance(500);
    expect(tasks().slice(3)).toEqual(['hold Red and blue at 500']);
  });

  it('sends everything again to a lamp that has lost it', async () => {
    const { clock, driver, session, tasks } = start();
    session.setDesired({ guards, output: { type: 'off' } });
    await clock.advance(500);
    driver.found = 'lost';
    await clock.advance(2000);
    expect(tasks()).toEqual(['guards 9', 'off', 'guards 9', 'off']);
  });

  it('reports refusals, and continues', async () => {
    const { clock, driver, session, scenes, refused, tasks } = start();
    driver.refusals = {
      guards: new LampwrightError('LAMP_CANNOT', 'no'),
      layout: new LampwrightError('LAMP_REFUSED', 'no'),
      play: new LampwrightError('LAMP_FULL', 'no'),
    };
    session.setDesired({ guards, layout: defaultLayout, output: playing(clock) });
    await clock.advance(5000);
    expect(refused).toEqual(['LAMP_CANNOT', 'LAMP_REFUSED']);
    expect(scenes.map(([, code]) => code)).toEqual(['LAMP_FULL']);
    expect(tasks()).toHaveLength(3);
  });

  it.each(['LAMP_GONE', 'LAMP_SILENT'] as const)('ends with the lamp: %s', async (code) => {
    for (const what of ['guards', 'off', 'check']) {
      const { clock, driver, session, end, scenes } = start();
      driver.refusals = { [what]: new LampwrightError(code, 'lost') };
      session.setDesired({ guards, output: { type: 'off' } });
      await clock.advance(2000);
      expect(await end, what).toMatchObject({ code });
      if (what === 'off') expect(scenes).toEqual([]);
      expect(clock.waiting).toBe(0);
    }
  });

  it('ends on request, at once if idle and otherwise after the current task', async () => {
    for (const waitMs of [10, 500]) {
      const { clock, session, end } = start();
      await clock.advance(waitMs);
      session.end();
      await clock.advance(60);
      expect(await end).toBeUndefined();
      expect(clock.waiting).toBe(0);
    }
  });
});
