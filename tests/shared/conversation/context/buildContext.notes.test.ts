import { describe, expect, it } from 'vitest';
import type { Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import type { Budget } from '#shared/conversation/tokens/Budget';
import { handMade, plainBudget } from './live';
import { newScene, Talk } from './Talk';

const sea = handMade('Sea');
const promptOf = ({ messages }: Context) => messages.map(({ content }) => content).join('\n');
const notesIn = ({ pieces }: Context) => pieces.flatMap(({ tier, text }) => (tier === 'note' ? [text] : []));

/** Three exchanges, the first with a note, and a block that tells it. */
function withBlock(talk = new Talk()): Talk {
  talk.ask('sea', sea, 'Likes blue.');
  talk.ask('slower', handMade('Sea', 1, 1), 'Likes it slow.');
  talk.ask('brighter', handMade('Sea', 1, 2));
  talk.ask('now a forest', handMade('Forest'), undefined, undefined, { reading: newScene });
  return talk;
}

describe('notes in the prompt', () => {
  it('tell the model’s own only once its exchange is no longer verbatim', () => {
    expect(notesIn(withBlock().contextFor('slower'))).toEqual(['[Note: Likes blue.]']);
  });

  it('tell a lasting wish from the next message on, behind the answer to its wish', () => {
    const talk = new Talk();
    const to = talk.append(...talk.contextFor('always keep it dim').drafts);
    talk.append({ type: 'note', text: 'always keep it dim', origin: 'rule', to });
    talk.reply(to, sea);
    expect(talk.contextFor('slower').messages.at(-1)?.content).toBe('[Note: always keep it dim]\nslower');
  });

  it('read as their owner edited them, in the block and in the reply', () => {
    const talk = withBlock();
    for (const entry of talk.entries.slice()) {
      if (entry.type === 'note')
        talk.append({ type: 'note-change', note: entry.seq, text: `No: ${entry.seq}.`, by: 'owner' });
    }
    const prompt = promptOf(talk.contextFor('slower'));
    expect(prompt).not.toContain('Likes');
    expect(prompt).toContain('[Note: No: 4.]');
    expect(prompt).toContain('"note":"No: 7."');
  });

  it('are gone once deleted, from the block and from the reply', () => {
    const talk = withBlock();
    for (const entry of talk.entries.slice()) {
      if (entry.type === 'note')
        talk.append({ type: 'note-change', note: entry.seq, text: null, by: 'owner' });
    }
    expect(promptOf(talk.contextFor('slower'))).not.toContain('Likes');
  });

  it('are gone once deleted, also when the same wish was answered twice', () => {
    const talk = new Talk();
    const to = talk.ask('sea', sea, 'First take.');
    talk.reply(to, handMade('Sea', 1, 1), 'Second take.');
    talk.append({ type: 'note-change', note: talk.entries.length, text: null, by: 'owner' });
    expect(promptOf(talk.contextFor('slower'))).not.toContain('Second take.');
  });

  it('do not put one take’s words into another’s reply', () => {
    const talk = new Talk();
    const to = talk.ask('sea', sea, 'First take.');
    talk.reply(to, handMade('Sea', 1, 1));
    talk.append({ type: 'note-change', note: talk.entries.length - 1, text: 'Edited.', by: 'owner' });
    expect(promptOf(talk.contextFor('slower'))).not.toContain('"note"');
  });

  it('are ten at most after a compaction, lasting ones first to stay', () => {
    const talk = new Talk();
    for (let at = 0; at < 12; at++) talk.ask(`wish ${at}`, handMade('Sea', 1, at), `Note ${at}.`);
    for (let at = 0; at < 4; at++) talk.append({ type: 'note', text: `Rule ${at}.`, origin: 'owner' });
    const told = notesIn(talk.contextFor('forest', { reading: newScene }));
    const expected = ['Note 4.', 'Note 5.', 'Note 6.', 'Note 7.', 'Note 8.', 'Note 9.'];
    expect(told).toEqual(
      [...expected, 'Rule 0.', 'Rule 1.', 'Rule 2.', 'Rule 3.'].map((text) => `[Note: ${text}]`),
    );
  });

  it('tell a lasting wish that was told twice until both are deleted', () => {
    const talk = new Talk();
    const twice = [1, 2].map(() => talk.append({ type: 'note', text: 'keep it dim', origin: 'owner' }));
    withBlock(talk);
    expect(notesIn(talk.contextFor('slower'))).toContain('[Note: keep it dim]');
    talk.append({ type: 'note-change', note: twice[1] ?? 0, text: null, by: 'owner' });
    expect(notesIn(talk.contextFor('slower'))).toContain('[Note: keep it dim]');
  });
});

describe('the first wish', () => {
  const scene = 'a thunderstorm over the sea, with lightning in violet and white';

  it('stays whole when it was an instant edit and edits follow a wish that failed', () => {
    const talk = new Talk();
    talk.edit(scene, sea);
    talk.edit('slower', handMade('Sea', 1, 1));
    for (let at = 0; at < 12; at++) talk.append({ type: 'note', text: `Rule ${at}.`, origin: 'owner' });
    const tight = plainBudget(talk.contextFor('brighter').tokens.total - 1, 0);
    const to = talk.append(...talk.contextFor('brighter', {}, tight).drafts);
    talk.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    talk.edit('warmer', handMade('Sea', 1, 2));
    expect(promptOf(talk.contextFor('bluer'))).toContain(scene);
  });

  it('is the one that now sets the scene, after the one before was replaced', () => {
    const talk = new Talk();
    const wrong = talk.ask('a thunderstrom', handMade('Storm'));
    talk.ask(scene, sea);
    for (const at of [1, 2]) talk.ask(`change ${at}`, handMade('Sea', 1, at));
    talk.ask('forest', handMade('Forest'), undefined, undefined, { reading: newScene });
    talk.ask('a thunderstorm', handMade('Storm', 2), undefined, undefined, { replaces: wrong });
    expect(promptOf(talk.contextFor('slower'))).toContain(scene);
  });
});

describe('the work for a prompt', () => {
  /** Characters counted for one more wish after so many exchanges. */
  function workAfter(count: number): { readonly calls: number; readonly characters: number } {
    let calls = 0;
    let characters = 0;
    const tally: Budget = {
      ...plainBudget(9000, 2000),
      count: (text) => {
        calls++;
        characters += text.length;
        return text.length;
      },
    };
    const talk = new Talk(tally);
    for (let at = 0; at < count; at++) talk.ask(`wish number ${at}`, handMade('Storm', 2, at), `Note ${at}.`);
    calls = 0;
    characters = 0;
    talk.contextFor('one more, which starts a new chapter', { reading: newScene });
    talk.contextFor('one more', {}, { ...tally, numCtx: 4000 });
    return { calls, characters };
  }

  it('hardly grows with the conversation', () => {
    const [short, long] = [workAfter(30), workAfter(240)];
    expect(long.calls).toBeLessThan(3 * short.calls);
    expect(long.characters).toBeLessThan(3 * short.characters);
    expect(long.characters).toBeLessThan(200_000);
  });

  it('of living through three hundred exchanges counts less than fifty thousand characters a wish', () => {
    let characters = 0;
    const talk = new Talk({
      ...plainBudget(9000, 2000),
      count: (text) => {
        characters += text.length;
        return text.length;
      },
    });
    for (let at = 0; at < 300; at++) talk.ask(`wish number ${at}`, handMade('Storm', 2, at % 50));
    expect(characters / 300).toBeLessThan(50_000);
  });
});

describe('a conversation whose wishes do not fit', () => {
  it('goes on: what the model was not told is told in lines later', () => {
    const replay = new Replay('You write programs.', 1500);
    const huge = handMade('Huge', 64);
    replay.add({ wish: 'everything', program: huge, text: JSON.stringify({ program: huge }) });
    expect(
      replay.add({ wish: 'less', program: sea, text: JSON.stringify({ program: sea }) }),
    ).toBeUndefined();
    const { skipped, messages } = replay.contextFor('slower');
    expect(skipped).toBe(0);
    expect(messages[1]?.content).toContain('[First wish: “everything”]');
  });
});
