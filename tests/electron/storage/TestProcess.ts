import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of our own that writes lines, and may be killed at any moment. */
export class TestProcess {
  /** All it has written, line by line. */
  readonly lines: string[] = [];
  /** What it complained of. */
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
    // Not `exit`: what it wrote before may still be on its way.
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

  /** Waits for its first line, or a later one; fails when it ends without it. */
  async line(number = 1): Promise<string> {
    for (;;) {
      const line = this.lines[number - 1];
      if (line !== undefined) return line;
      if (this.isGone) throw new Error(`The child ended without a word: ${this.errors}`);
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Lets it go on where it waits for a line. */
  writeLine(line: string): void {
    this.process.stdin.write(`${line}\n`);
  }

  /** Ends it without warning, and gives what ended it. */
  kill(): Promise<NodeJS.Signals | number | null> {
    this.process.kill('SIGKILL');
    return this.gone;
  }
}
