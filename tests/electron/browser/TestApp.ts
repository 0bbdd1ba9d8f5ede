import { failureAnswer, type ApiAnswer } from '#shared/api/apiAnswer';
import type { ApiEvent, States } from '#shared/api/contract';
import type { Entry } from '#shared/conversation/Entry';
import type { App } from '../../../electron/app/App';

/** A few areas of an app, and routes that do what tests need. */
export class TestApp implements App {
  readonly calls: unknown[] = [];
  readonly listeners = new Set<(event: ApiEvent) => void>();
  isClosed = false;
  running = 0;
  maxRunning = 0;
  conversation: States['conversation'] = { id: 'a', createdAt: 0, entries: [] };
  library: States['library'] = [];
  notices: States['notices'] = [];
  #release = () => {};
  #isReleased = new Promise<void>((resolve) => (this.#release = resolve));

  call = async (route: unknown, input: unknown): Promise<ApiAnswer> => {
    this.calls.push(route);
    this.running += 1;
    this.maxRunning = Math.max(this.maxRunning, this.running);
    try {
      if (route === 'test.held') await this.#isReleased;
      else await Promise.resolve();
      if (route === 'test.large') return { ok: true, data: 'x'.repeat(Number(input)) };
      if (route === 'test.nothing') return { ok: true, data: undefined };
      if (route === 'test.echo' || route === 'test.held') return { ok: true, data: input };
      return failureAnswer({ code: 'UNKNOWN_ROUTE', message: 'No such route.' });
    } finally {
      this.running -= 1;
    }
  };

  /** Answers every pending call of `test.held`; later calls are held again. */
  release(): void {
    this.#release();
    this.#isReleased = new Promise<void>((resolve) => (this.#release = resolve));
  }

  subscribe = (listener: (event: ApiEvent) => void): (() => void) => {
    this.listeners.add(listener);
    listener({ area: 'conversation', state: this.conversation });
    listener({ area: 'library', state: this.library });
    listener({ area: 'notices', state: this.notices });
    return () => this.listeners.delete(listener);
  };

  append(...texts: string[]): void {
    const entries = texts.map((sent, index): Entry => {
      const seq = this.conversation.entries.length + index + 1;
      return { seq, at: 0, type: 'correction', to: 1, refused: '', sent };
    });
    this.conversation = { ...this.conversation, entries: [...this.conversation.entries, ...entries] };
    this.#emit({ appendedTo: this.conversation.id, entries });
  }

  openAnother(id: string): void {
    this.conversation = { id, createdAt: 0, entries: [] };
    this.#emit({ area: 'conversation', state: this.conversation });
  }

  notify(message: string): void {
    this.notices = [{ id: 1, code: 'DONE', message, at: 0 }];
    this.#emit({ area: 'notices', state: this.notices });
  }

  #emit(event: ApiEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  close = (): Promise<void> => {
    this.isClosed = true;
    return Promise.resolve();
  };
}
