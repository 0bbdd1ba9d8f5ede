import { routes } from '#shared/api/contract';
import type { Program } from '#shared/program/Program';
import { type WindowStore, onePerWindow } from '../store/createWindowStore';
import { words } from '../words/words';

type AskingStore = Pick<WindowStore, 'askQuietly'>;

/** What the built-in composer makes of the examples. It is asked once for each, however often they are shown. */
export class ExamplePrograms {
  #known: ReadonlyMap<string, Program> = new Map();

  constructor(private readonly store: AskingStore) {}

  readonly known = (): ReadonlyMap<string, Program> => this.#known;

  /** Asks for what is not known yet, one after another, and tells each time; until `signal` or the first failure ends it. */
  async fetch(tell: (known: ReadonlyMap<string, Program>) => void, signal: AbortSignal): Promise<void> {
    for (const text of words.conversation.examples) {
      if (this.#known.has(text)) continue;
      const asked = await this.store.askQuietly(routes.wish.sketch, { text });
      if (asked.ok) this.#known = new Map(this.#known).set(text, asked.data.program);
      if (signal.aborted || !asked.ok) return;
      tell(this.#known);
    }
  }
}

/** The examples of a window. */
export const exampleProgramsOf = onePerWindow((store: AskingStore) => new ExamplePrograms(store));
