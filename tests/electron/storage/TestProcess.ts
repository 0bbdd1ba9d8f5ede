import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process that prints lines, and may be killed at any moment. */
export class TestProcess {
  /** Its output, line by line. */
  readonly lines: string[] = [];
  /** Its standard error. */
  errors = '';
  private readonly process;
  private readonly gone: Promise<NodeJS.Signals | number | null>;
  private isGone = false;
  private wake = (): void => undefined;

  constructor(file: string, ...words: string[]) {
    this.process = spawn(process.execPath, [file, ...words], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdin.on('error', () => undefined);
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    createInterface({ input: this.process.stdout }).on('line', (waitForLine) => {
      this.lines.push(waitForLine);
      this.wake();
    });
    // Not on `exit`: output may still be on its way then.
    this.gone = new Promise((resolve) => {
      this.process.on('close', (code, signal) => {
        this.isGone = true;
        resolve(signal ?? code);
        this.wake();
      });
    });
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** Waits for line `number` of its output; throws if it ends without it. */
  async line(number = 1): Promise<string> {
    for (;;) {
      const line = this.lines[number - 1];
      if (line !== undefined) return line;
      if (this.isGone) throw new Error(`The child ended without output: ${this.errors}`);
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Writes a line to its standard input. */
  writeLine(line: string): void {
    this.process.stdin.write(`${line}\n`);
  }

  /** Kills it, and returns the signal or exit code. */
  kill(): Promise<NodeJS.Signals | number | null> {
    this.process.kill('SIGKILL');
    return this.gone;
  }
}
