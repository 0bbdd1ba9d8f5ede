import { beforeEach, describe, expect, it } from 'vitest';
import { createPageHandler } from '../../../electron/window/appProtocol';
import { reloadOnCrash } from '../../../electron/window/reloadOnCrash';
import { FakeBrowserWindow } from '../../fakes/electron/FakeBrowserWindow';
import { FakeElectron } from '../../fakes/electron/FakeElectron';
import { FakeClock } from '../../fakes/FakeClock';

const ownPage = 'lampwright://window/';

let window: FakeBrowserWindow;
let clock: FakeClock;
let warnings: string[];
let questions: number;
let quits: number;
let wantsToTryAgain: boolean;

beforeEach(() => {
  const electron = new FakeElectron();
  electron.app.becomeReady();
  const page = { bytes: new Uint8Array(), type: 'text/html' };
  electron.protocol.handle('lampwright', createPageHandler(new Map([['/index.html', page]])));
  window = new FakeBrowserWindow(electron, {});
  void window.loadURL(ownPage);
  clock = new FakeClock();
  warnings = [];
  questions = 0;
  quits = 0;
  wantsToTryAgain = true;
  reloadOnCrash(window.real, {
    clock,
    warn: (sentence) => void warnings.push(sentence),
    askToTryAgain: () => {
      questions += 1;
      return Promise.resolve(wantsToTryAgain);
    },
    quit: () => (quits += 1),
  });
});

const loads = () => window.webContents.loaded.length;

async function crash(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    window.webContents.crash();
    await clock.advance(1000);
  }
}

describe('a window whose process has ended', () => {
  it('is reloaded, and the log says why', async () => {
    await crash(1);
    expect(window.webContents.loaded).toEqual([ownPage, ownPage]);
    expect(warnings).toEqual(['The window’s process is gone (crashed, 5).']);
  });

  it('is reloaded three times a minute; then the user is asked, and it is reloaded again', async () => {
    await crash(3);
    expect([loads(), questions]).toEqual([4, 0]);
    await crash(1);
    expect([loads(), questions, quits]).toEqual([5, 1, 0]);
    // Counting restarts with that reload.
    await crash(2);
    expect([loads(), questions]).toEqual([7, 1]);
    await crash(1);
    expect(questions).toBe(2);
  });

  it('ends the app if the user chooses so', async () => {
    wantsToTryAgain = false;
    await crash(4);
    expect([loads(), questions, quits]).toEqual([4, 1, 1]);
  });

  it('is reloaded without asking if crashes are rare', async () => {
    for (let n = 0; n < 20; n += 1) {
      await crash(1);
      await clock.advance(30_000);
    }
    expect([loads(), questions]).toEqual([21, 0]);
  });

  it('stays closed if its process was told to end', async () => {
    window.webContents.crash('clean-exit');
    await clock.advance(1000);
    expect(loads()).toBe(1);
  });

  it('is left alone if the window was closed meanwhile', async () => {
    window.webContents.crash();
    window.destroy();
    await clock.advance(1000);
    expect(loads()).toBe(1);
  });
});

it('a window that hangs is logged', () => {
  window.emit('unresponsive');
  window.emit('responsive');
  expect(warnings).toEqual(['The window does not respond.', 'The window responds again.']);
});
