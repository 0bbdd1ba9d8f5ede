import { describe, expect, it } from 'vitest';
import type { Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import type { Budget } from '#shared/conversation/tokens/Budget';
import { pulseProgram, characterBudget } from './simulateConversation';
import { newScene, TestConversation } from './TestConversation';

const sea = pulseProgram('Sea');
const promptOf = ({ messages }: Context) => messages.map(({ content }) => content).join('\n');
const notesIn = ({ pieces }: Context) => pieces.flatMap(({ tier, text }) => (tier === 'note' ? [text] : []));

/** Three exchanges, the first with a note, and a compaction whose block contains it. */
function withBlock(conversation = new TestConversation()): TestConversation {
  conversation.ask('sea', sea, 'Likes blue.');
  conversation.ask('slower', pulseProgram('Sea', 1, 1), 'Likes it slow.');
  conversation.ask('brighter', pulseProgram('Sea', 1, 2));
  conversation.ask('now a forest', pulseProgram('Forest'), undefined, undefined, { reading: newScene });
  return conversation;
}

describe('notes in the prompt', () => {
  it('include the model’s own only once its exchange is no longer verbatim', () => {
    expect(notesIn(withBlock().contextFor('slower'))).toEqual(['[Note: Likes blue.]']);
  });

  it('include a lasting wish from the next message on, after the answer to it', () => {
    const conversation = new TestConversation();
    const to = conversation.append(...conversation.contextFor('always keep it dim').drafts);
    conversation.append({ type: 'note', text: 'always keep it dim', origin: 'rule', to });
    conversation.reply(to, sea);
    expect(conversation.contextFor('slower').messages.at(-1)?.content).toBe(
      '[Note: always keep it dim]\nslower',
    );
  });

  it('read as their owner edited them, in the block and in the reply', () => {
    const conversation = withBlock();
    for (const entry of conversation.entries.slice()) {
      if (entry.type === 'note')
        conversation.append({ type: 'note-change', note: entry.seq, text: `No: ${entry.seq}.`, by: 'owner' });
    }
    const prompt = promptOf(conversation.contextFor('slower'));
    expect(prompt).not.toContain('Likes');
    expect(prompt).toContain('[Note: No: 4.]');
    expect(prompt).toContain('"note":"No: 7."');
  });

  it('are gone once deleted, from the block and from the reply', () => {
    const conversation = withBlock();
    for (const entry of conversation.entries.slice()) {
      if (entry.type === 'note')
        conversation.append({ type: 'note-change', note: entry.seq, text: null, by: 'owner' });
    }
    expect(promptOf(conversation.contextFor('slower'))).not.toContain('Likes');
  });

  it('are gone once deleted, also when the same wish was answered twice', () => {
    const conversation = new TestConversation();
    const to = conversation.ask('sea', sea, 'First take.');
    conversation.reply(to, pulseProgram('Sea', 1, 1), 'Second take.');
    conversation.append({ type: 'note-change', note: conversation.entries.length, text: null, by: 'owner' });
    expect(promptOf(conversation.contextFor('slower'))).not.toContain('Second take.');
  });

  it('do not add the note of one take to the reply of another', () => {
    const conversation = new TestConversation();
    const to = conversation.ask('sea', sea, 'First take.');
    conversation.reply(to, pulseProgram('Sea', 1, 1));
    conversation.append({
      type: 'note-change',
      note: conversation.entries.length - 1,
      text: 'Edited.',
      by: 'owner',
    });
    expect(promptOf(conversation.contextFor('slower'))).not.toContain('"note"');
  });

  it('are at most ten after a compaction, lasting ones preferred', () => {
    const conversation = new TestConversation();
    for (let at = 0; at < 12; at++) conversation.ask(`wish ${at}`, pulseProgram('Sea', 1, at), `Note ${at}.`);
    for (let at = 0; at < 4; at++)
      conversation.append({ type: 'note', text: `Rule ${at}.`, origin: 'owner' });
    const included = notesIn(conversation.contextFor('forest', { reading: newScene }));
    const expected = ['Note 4.', 'Note 5.', 'Note 6.', 'Note 7.', 'Note 8.', 'Note 9.'];
    expect(included).toEqual(
      [...expected, 'Rule 0.', 'Rule 1.', 'Rule 2.', 'Rule 3.'].map((text) => `[Note: ${text}]`),
    );
  });

  it('include a lasting wish that was made twice until both are deleted', () => {
    const conversation = new TestConversation();
    const twice = [1, 2].map(() =>
      conversation.append({ type: 'note', text: 'keep it dim', origin: 'owner' }),
    );
    withBlock(conversation);
    expect(notesIn(conversation.contextFor('slower'))).toContain('[Note: keep it dim]');
    conversation.append({ type: 'note-change', note: twice[1] ?? 0, text: null, by: 'owner' });
    expect(notesIn(conversation.contextFor('slower'))).toContain('[Note: keep it dim]');
  });
});

describe('the first wish', () => {
  const scene = 'a thunderstorm over the sea, with lightning in violet and white';

  it('stays whole when it was an instant edit and edits follow a wish that failed', () => {
    const conversation = new TestConversation();
    conversation.edit(scene, sea);
    conversation.edit('slower', pulseProgram('Sea', 1, 1));
    for (let at = 0; at < 12; at++)
      conversation.append({ type: 'note', text: `Rule ${at}.`, origin: 'owner' });
    const tight = characterBudget(conversation.contextFor('brighter').tokens.total - 1, 0);
    const to = conversation.append(...conversation.contextFor('brighter', {}, tight).drafts);
    conversation.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    conversation.edit('warmer', pulseProgram('Sea', 1, 2));
    expect(promptOf(conversation.contextFor('bluer'))).toContain(scene);
  });

  it('is the one that replaced the original first wish', () => {
    const conversation = new TestConversation();
    const wrong = conversation.ask('a thunderstrom', pulseProgram('Storm'));
    conversation.ask(scene, sea);
    for (const at of [1, 2]) conversation.ask(`change ${at}`, pulseProgram('Sea', 1, at));
    conversation.ask('forest', pulseProgram('Forest'), undefined, undefined, { reading: newScene });
    conversation.ask('a thunderstorm', pulseProgram('Storm', 2), undefined, undefined, { replaces: wrong });
    expect(promptOf(conversation.contextFor('slower'))).toContain(scene);
  });
});

describe('the work for a prompt', () => {
  /** The characters counted for one more wish after this many exchanges. */
  function workAfter(count: number): { readonly calls: number; readonly characters: number } {
    let calls = 0;
    let characters = 0;
    const tally: Budget = {
      ...characterBudget(9000, 2000),
      count: (text) => {
        calls++;
        characters += text.length;
        return text.length;
      },
    };
    const conversation = new TestConversation(tally);
    for (let at = 0; at < count; at++)
      conversation.ask(`wish number ${at}`, pulseProgram('Storm', 2, at), `Note ${at}.`);
    calls = 0;
    characters = 0;
    conversation.contextFor('one more, which starts a new chapter', { reading: newScene });
    conversation.contextFor('one more', {}, { ...tally, numCtx: 4000 });
    return { calls, characters };
  }

  it('hardly grows with the conversation', () => {
    const [short, long] = [workAfter(30), workAfter(240)];
    expect(long.calls).toBeLessThan(3 * short.calls);
    expect(long.characters).toBeLessThan(3 * short.characters);
    expect(long.characters).toBeLessThan(200_000);
  });

  it('for three hundred exchanges counts less than fifty thousand characters per wish', () => {
    let characters = 0;
    const conversation = new TestConversation({
      ...characterBudget(9000, 2000),
      count: (text) => {
        characters += text.length;
        return text.length;
      },
    });
    for (let at = 0; at < 300; at++) conversation.ask(`wish number ${at}`, pulseProgram('Storm', 2, at % 50));
    expect(characters / 300).toBeLessThan(50_000);
  });
});

describe('a conversation whose wishes do not fit', () => {
  it('goes on: exchanges the model has not seen are summarized in lines later', () => {
    const replay = new Replay('You write programs.', 1500);
    const huge = pulseProgram('Huge', 64);
    replay.add({ wish: 'everything', program: huge, text: JSON.stringify({ program: huge }) });
    expect(
      replay.add({ wish: 'less', program: sea, text: JSON.stringify({ program: sea }) }),
    ).toBeUndefined();
    const { skipped, messages } = replay.contextFor('slower');
    expect(skipped).toBe(0);
    expect(messages[1]?.content).toContain('[First wish: “everything”]');
  });
});
