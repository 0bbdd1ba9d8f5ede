import { describe, expect, it } from 'vitest';
import type { Program } from '#shared/program/Program';
import { exampleProgramsOf, ExamplePrograms } from '../../../renderer/conversation/ExamplePrograms';
import { createWindowStore } from '../../../renderer/store/createWindowStore';
import { LampwrightError } from '#shared/errors/LampwrightError';
import { words } from '../../../renderer/words/words';
import { programOf } from '../sampleStates';

const examples = words.conversation.examples;

/** A window whose app sketches everything, but for the calls that a test lets fail. */
function setUp(failsAt?: number) {
  const asked: string[] = [];
  const store = createWindowStore({
    call: async (route, input) => {
      const { text } = input as { text: string };
      asked.push(text);
      if (asked.length === failsAt) throw new LampwrightError('CONNECTION_LOST', 'The connection is lost.');
      return route.output.parse({ program: programOf(text) });
    },
    subscribe: () => () => undefined,
  });
  return { asked, store };
}

const never = new AbortController().signal;
const ignore = () => undefined;

describe('the films of the examples', () => {
  it('come one after another, each told as soon as it is there', async () => {
    const { store } = setUp();
    const told: number[] = [];
    await new ExamplePrograms(store).fetch((known) => told.push(known.size), never);
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are asked for once, however often the examples are shown', async () => {
    const { store, asked } = setUp();
    await exampleProgramsOf(store).fetch(ignore, never);
    await exampleProgramsOf(store).fetch(ignore, never);
    expect(asked).toEqual([...examples]);
    expect(exampleProgramsOf(store).known().size).toBe(examples.length);
  });

  it('go on where a lost connection ended them', async () => {
    const { store, asked } = setUp(3);
    const films = new ExamplePrograms(store);
    await films.fetch(ignore, never);
    expect(films.known().size).toBe(2);
    await films.fetch(ignore, never);
    expect(films.known().size).toBe(examples.length);
    expect(asked).toHaveLength(examples.length + 1);
  });

  it('are told to nobody who has left', async () => {
    const { store } = setUp();
    const gone = new AbortController();
    const told: ReadonlyMap<string, Program>[] = [];
    const fetched = new ExamplePrograms(store).fetch((known) => told.push(known), gone.signal);
    gone.abort();
    await fetched;
    expect(told).toEqual([]);
  });
});
