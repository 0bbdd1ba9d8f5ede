import { EventEmitter } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { quitGracefully, quitOnSignals } from '../../../electron/window/quit';
import { FakeBrowserWindow } from '../../fakes/electron/FakeBrowserWindow';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeClock } from '../../fakes/FakeClock';

let electron: FakeElectron;
let window: FakeBrowserWindow;
let clock: FakeClock;
let order: string[];
let finish: () => void;
let fail: (error: Error) => void;

beforeEach(() => {
  electron = new FakeElectron();
  electron.app.becomeReady();
  window = new FakeBrowserWindow(electron, {});
  clock = new FakeClock();
  order = [];
  window.on('closed', () => order.push('window closed'));
  electron.app.on('quit', () => order.push('ended'));
  quitGracefully(electron.app.real, {
    close: () => {
      order.push('app closing');
      return new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
    },
    clock,
    warn: (sentence) => void order.push(sentence),
  });
});

describe('quitting', () => {
  it('closes the window, then the app, then exits', async () => {
    electron.app.quit();
    await clock.advance(1000);
    expect(order).toEqual(['window closed', 'app closing']);
    finish();
    await clock.advance(0);
    expect(order).toEqual(['window closed', 'app closing', 'ended']);
    expect([electron.app.exitCode, clock.waiting]).toEqual([0, 0]);
  });

  it('closes the app once, however often it is requested', async () => {
    electron.app.quit();
    electron.app.quit();
    expect(electron.app.exitCode).toBeUndefined();
    finish();
    await clock.advance(0);
    expect(order).toEqual(['window closed', 'app closing', 'ended']);
  });

  it('does not wait forever', async () => {
    electron.app.quit();
    await clock.advance(7999);
    expect(electron.app.exitCode).toBeUndefined();
    await clock.advance(1);
    expect(order.slice(2)).toEqual(['The app took too long to close and was ended.', 'ended']);
  });

  it('also exits when the app fails to close, and says why', async () => {
    electron.app.quit();
    fail(new Error('the lamp burns'));
    await clock.advance(0);
    expect(order.slice(2)).toEqual(['The app could not be closed in order: Error: the lamp burns', 'ended']);
  });

  it('does not close the app when a window prevents quitting', () => {
    window.on('close', (event: { preventDefault: () => void }) => event.preventDefault());
    electron.app.quit();
    expect(order).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('is clean on %s; a second signal is not held back', (signal) => {
    const signals = new EventEmitter();
    quitOnSignals(electron.app.real, signals as unknown as NodeJS.Process);
    signals.emit(signal);
    expect(order).toEqual(['window closed', 'app closing']);
    expect(signals.listenerCount(signal)).toBe(0);
  });
});
