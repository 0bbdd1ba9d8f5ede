import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** Electron's utility process, run as a Node child process: a real process with a real channel. */
export class FakeUtilityProcess extends EventEmitter {
  readonly #child: ChildProcess;

  constructor(path: string) {
    super();
    this.#child = fork(path, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message) => this.emit('message', message));
    this.#child.on('exit', (code) => this.emit('exit', code ?? 1));
  }

  postMessage(message: object): void {
    this.#child.send(message);
  }

  kill(): boolean {
    return this.#child.kill();
  }
}
