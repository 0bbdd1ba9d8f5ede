import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';

/** Two pseudo-terminals joined by a cable: real ports to the system. */
export interface TerminalPair {
  readonly near: string;
  readonly far: string;
  /** Removes both, as when USB is unplugged. */
  readonly unplug: () => Promise<void>;
}

/** Makes a pair with `socat`; it is gone when the test is over. */
export async function terminalPair(): Promise<TerminalPair> {
  const folder = temporaryFolder();
  const [near, far] = [join(folder, 'near'), join(folder, 'far')];
  const socat = spawn('socat', [`pty,raw,echo=0,link=${near}`, `pty,raw,echo=0,link=${far}`], {
    stdio: 'ignore',
  });
  const ended = once(socat, 'exit');
  const unplug = async () => {
    socat.kill();
    await ended;
  };
  onTestFinished(unplug);
  while (!existsSync(near) || !existsSync(far)) await pause(10);
  return { near, far, unplug };
}
