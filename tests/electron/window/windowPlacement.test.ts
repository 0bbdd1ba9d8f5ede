import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { openElectronStore } from '../../../electron/storage/openElectronStore';
import { Storage } from '../../../electron/storage/Storage';
import {
  minSize,
  placeWindow,
  rememberPlacement,
  windowPlacementSchema,
  type WindowPlacementStore,
  type WindowPlacement,
} from '../../../electron/window/windowPlacement';
import { FakeBrowserWindow } from '../../fakes/electron/FakeBrowserWindow';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeClock } from '../../fakes/FakeClock';
import { temporaryFolder } from '../../fakes/temporaryFolder';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const second = { x: 1440, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 1200, height = 700) => ({
  bounds: { x, y, width, height },
  isMaximized: false,
});

describe('where the window opens', () => {
  it('is where it was', () => {
    expect(placeWindow(at(1500, 60), [laptop, second])).toEqual({ x: 1500, y: 60, width: 1200, height: 700 });
  });

  it('is the middle of the first display at first, no larger than it', () => {
    expect(placeWindow({ bounds: null, isMaximized: false }, [laptop])).toEqual({ width: 1280, height: 800 });
    const small = { ...laptop, width: 1024, height: 700 };
    expect(placeWindow({ bounds: null, isMaximized: false }, [small])).toEqual({ width: 1024, height: 700 });
  });

  it.each([
    ['the second display is gone', at(1500, 60)],
    ['it is above every display, where it cannot be dragged', at(100, -200)],
    ['it is below every display', at(100, 890)],
    ['only a sliver is visible on the left', at(-1100, 100)],
    ['only a sliver is visible on the right', at(1400, 100)],
  ])('is the middle when %s, at the size it had', (_, state) => {
    expect(placeWindow(state, [laptop])).toEqual({ width: 1200, height: 700 });
  });

  it('is no larger than its display', () => {
    expect(placeWindow(at(1500, 60, 4000, 3000), [laptop, second])).toMatchObject({
      width: 1920,
      height: 1080,
    });
  });

  it('can always be dragged, whatever was stored', () => {
    const int = fc.integer({ min: -10_000, max: 10_000 });
    const size = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(int, int, size, size, (x, y, width, height) => {
        const placed = placeWindow(at(x, y, width, height), [laptop, second]);
        expect(placed.width).toBeGreaterThanOrEqual(minSize.width);
        expect(placed.height).toBeGreaterThanOrEqual(minSize.height);
        if (placed.x === undefined || placed.y === undefined) return;
        const { x: left, y: top } = placed;
        const isSeen = [laptop, second].some(
          (area) =>
            left + placed.width > area.x + 100 &&
            left < area.x + area.width - 100 &&
            top >= area.y &&
            top < area.y + area.height - 20,
        );
        expect(isSeen).toBe(true);
      }),
    );
  });
});

describe('the stored window placement', () => {
  let window: FakeBrowserWindow;
  let clock: FakeClock;
  let saved: WindowPlacement[];
  let warnings: string[];
  const memory: WindowPlacementStore = {
    get: () => windowPlacementSchema.parse({}),
    set: (state) => void saved.push(state),
  };

  beforeEach(() => {
    const electron = new FakeElectron();
    electron.app.becomeReady();
    window = new FakeBrowserWindow(electron, { x: 10, y: 20, width: 1000, height: 700 });
    clock = new FakeClock();
    saved = [];
    warnings = [];
  });
  const remember = (kept = memory) =>
    rememberPlacement(window.real, kept, clock, (sentence) => void warnings.push(sentence));

  it('is its position, once it has stopped moving', async () => {
    remember();
    for (let x = 0; x < 100; x += 1) {
      window.move(x, 20);
      await clock.advance(10);
    }
    expect(saved).toEqual([]);
    await clock.advance(500);
    expect(saved).toEqual([at(99, 20, 1000, 700)]);
  });

  it('is its size, and whether it is maximized', async () => {
    remember();
    window.resize(1100, 800);
    await clock.advance(500);
    window.maximize();
    await clock.advance(500);
    window.unmaximize();
    await clock.advance(500);
    expect(saved.map(({ bounds, isMaximized }) => [bounds?.width, isMaximized])).toEqual([
      [1100, false],
      [1100, true],
      [1100, false],
    ]);
  });

  it('is stored when it closes, and the window is not accessed after that', async () => {
    remember();
    window.move(7, 8);
    window.close();
    expect(saved).toEqual([at(7, 8, 1000, 700)]);
    expect(clock.waiting).toBe(0);
  });

  it('is not read from a destroyed window', async () => {
    remember();
    window.move(7, 8);
    window.destroy();
    await clock.advance(1000);
    expect(saved).toEqual([]);
  });

  it('does not crash the app if it cannot be stored; an internal error is not hidden', () => {
    const full = new LampwrightError('DISK_FULL', 'The disk is full.');
    const failing = (error: Error): WindowPlacementStore => ({
      get: memory.get,
      set: () => {
        throw error;
      },
    });
    remember(failing(full));
    window.emit('close');
    expect(warnings).toEqual(['The disk is full.']);
    const fault = new TypeError('a fault');
    rememberPlacement(window.real, failing(fault), clock, () => {});
    expect(() => window.emit('close')).toThrow(fault);
  });

  it.each([
    ['a file that is no JSON', '{"bounds":', { bounds: null, isMaximized: false }],
    [
      'an invalid position',
      '{"bounds":{"x":"left"},"isMaximized":true}',
      { bounds: null, isMaximized: true },
    ],
    ['a file of another kind', '{"isMaximized":"very"}', { bounds: null, isMaximized: false }],
  ])('falls back to the default with %s', async (_, text, expected) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'window.json'), text);
    const storage = await Storage.open({
      folder,
      openStore: openElectronStore,
      mode: 'write',
      warn: () => {},
    });
    expect(storage.document('window', windowPlacementSchema).get()).toEqual(expected);
    await storage.close();
  });
});
