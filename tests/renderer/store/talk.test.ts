import { describe, expect, it } from 'vitest';
import type { EntryDraft } from '#shared/conversation/entry';
import { talk } from '../../../renderer/store/talk';
import { logOf, programOf } from '../sampleStates';

const storm = programOf('Storm');
const calm = programOf('Calm', '#0000FF');
const reading = { intent: 'new', confidence: 1, because: 'a' } as const;
const failure = { type: 'failure', code: 'OLLAMA_DIED', message: 'Start Ollama, then try again.' } as const;
const reply = { type: 'reply' as const, engine: 'model' as const, program: storm, repairs: [] };

const shapeOf = (...drafts: EntryDraft[]) => talk(logOf(...drafts)).map(({ type, seq }) => `${type} ${seq}`);

describe('the talk of a conversation', () => {
  it('tells wishes, what came of them, changes by hand and ways back, in the order of the log', () => {
    const items = talk(
      logOf(
        { type: 'wish', text: 'a storm', reading },
        { ...reply, to: 1 },
        { type: 'note', text: 'likes storms', origin: 'model', to: 1 },
        { type: 'manual', program: calm, changes: ['colour blue'] },
        { type: 'restore', to: 2, how: 'jump' },
      ),
    );
    expect(items).toEqual([
      { type: 'wish', seq: 1, text: 'a storm', reading, isRepeated: false },
      { type: 'version', seq: 2, program: storm, maker: 'model', changes: [] },
      { type: 'version', seq: 4, program: calm, maker: 'hand', changes: ['colour blue'] },
      { type: 'restore', seq: 5, how: 'jump', program: storm },
    ]);
  });

  it('shows a failure as long as its wish has not been taken up again', () => {
    expect(shapeOf({ type: 'wish', text: 'a' }, { ...failure, to: 1 })).toEqual(['wish 1', 'failure 2']);
    expect(
      shapeOf({ type: 'wish', text: 'a' }, { ...failure, to: 1 }, { type: 'wish', text: 'a', instead: 1 }),
    ).toEqual(['wish 1', 'wish 3']);
  });

  it('shows the last failure of a wish that was tried three times', () => {
    const again = { type: 'wish', text: 'a' } as const;
    const log = logOf(
      again,
      { ...failure, to: 1 },
      { ...again, instead: 1 },
      { ...failure, to: 3 },
      { ...again, instead: 3 },
      { ...failure, to: 5 },
    );
    expect(talk(log).filter(({ type }) => type === 'failure')).toMatchObject([{ seq: 6, wish: 5 }]);
  });

  it('knows a wish that was said before from one in other words', () => {
    const items = talk(
      logOf(
        { type: 'wish', text: 'a' },
        { ...reply, to: 1 },
        { type: 'wish', text: 'a', instead: 1 },
        { type: 'wish', text: 'b', instead: 1 },
        { type: 'wish', text: 'a' },
      ),
    );
    const repeated = items.map((item) => item.type === 'wish' && item.isRepeated);
    expect(repeated).toEqual([false, false, true, false, false]);
  });

  it('tells being stopped from failing', () => {
    const items = talk(logOf({ type: 'wish', text: 'a' }, { ...failure, code: 'STOPPED', to: 1 }));
    expect(items.at(-1)).toMatchObject({ type: 'failure', isStopped: true });
  });
});
