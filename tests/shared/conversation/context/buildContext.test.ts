import { describe, expect, it } from 'vitest';
import { buildContext, type Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { formatProgram } from '#shared/program/formatProgram';
import { scripted } from '../scriptedConversations';
import { handMade, plainBudget } from './live';
import { newScene, rules, Talk, wide } from './Talk';

const storm = handMade('Storm', 3);
const sea = handMade('Sea', 1, 5);

const contents = ({ messages }: Context) => messages.map(({ content }) => content);
const lastOf = (context: Context) => contents(context).at(-1);

/** Four exchanges, the last wish of which starts a new chapter. */
function newChapter(talk = new Talk()): Talk {
  talk.ask('thunderstorm', storm, 'Likes it dark.');
  talk.ask('slower', handMade('Storm', 5, 1));
  talk.ask('brighter', handMade('Storm', 1, 2));
  talk.ask('now the sea', sea, undefined, undefined, { reading: newScene });
  return talk;
}

describe('the prompt of a conversation', () => {
  it('begins with the rules and the bare wish', () => {
    const context = new Talk().contextFor('  thunderstorm ');
    expect(context.messages).toEqual([
      { role: 'system', content: rules },
      { role: 'user', content: 'thunderstorm' },
    ]);
    expect(context.drafts).toEqual([
      { type: 'prompt', agent: 'programmer', text: rules },
      { type: 'wish', text: '  thunderstorm ', sent: 'thunderstorm' },
    ]);
    expect(context.tokens).toEqual({
      total: 4 + (5 + rules.length) + (5 + 'thunderstorm'.length),
      budget: 99_000,
      reserve: 1000,
      byTier: { system: 9 + rules.length, wish: 5 + 'thunderstorm'.length },
    });
  });

  it('keeps the rules it began with', () => {
    const talk = new Talk();
    talk.ask('thunderstorm', storm);
    const { messages, drafts } = buildContext(talk.entries, { text: 'slower' }, wide, 'Other rules.');
    expect(messages[0]?.content).toBe(rules);
    expect(drafts.map(({ type }) => type)).toEqual(['wish']);
  });

  it('tells a follow-up with the exchange before it, in the model’s own words', () => {
    const talk = new Talk();
    const written = JSON.stringify({ program: storm, note: 'Likes it dark.' }, undefined, 1);
    talk.ask('thunderstorm', storm, 'Likes it dark.', written);
    expect(contents(talk.contextFor('slower'))).toEqual([rules, 'thunderstorm', written, 'slower']);
  });

  it('tells in one line what was changed by hand, with the JSON', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    const renamed = { ...sea, name: 'Ocean' };
    talk.append({ type: 'manual', program: renamed, changes: ['renamed'] });
    expect(lastOf(talk.contextFor('slower'))).toBe(
      `[Changed by hand: name “Sea” → “Ocean”]\n${formatProgram(renamed)}\nslower`,
    );
  });

  it('tells the program that a restore brought back', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    talk.ask('longer', handMade('Sea', 1, 9));
    talk.append({ type: 'restore', to: 3, how: 'undo' });
    const wish = lastOf(talk.contextFor('bluer'));
    expect(wish).toBe(`[Went back to “Sea”]\n${formatProgram(sea)}\nbluer`);
    talk.append({ type: 'restore', to: 5, how: 'redo' });
    expect(lastOf(talk.contextFor('bluer'))).toBe('bluer');
  });

  it('asks for another take as the first was asked for: without it, from the program of before', () => {
    const talk = new Talk();
    const first = talk.ask('sea', sea);
    const again = talk.contextFor('sea', { replaces: first });
    expect(again.messages.slice(1)).toEqual([{ role: 'user', content: 'sea' }]);
    const second = talk.ask('longer', handMade('Sea', 1, 9));
    const { messages, drafts } = talk.contextFor('longer', { replaces: second });
    expect(messages.slice(1).map(({ content }) => content)).toEqual(['sea', formatProgram(sea), 'longer']);
    expect(drafts).toEqual([{ type: 'wish', text: 'longer', instead: second, sent: 'longer' }]);
  });

  it('gives the JSON with the wish where the last reply names steps by id only', () => {
    const talk = new Talk();
    talk.ask('thunderstorm', storm);
    const written = JSON.stringify({ program: { ...storm, name: 'Gale', steps: ['s0', 's1', 's2'] } });
    const gale = { ...storm, name: 'Gale' };
    talk.ask('call it a gale', gale, undefined, written);
    const context = talk.contextFor('slower');
    expect(contents(context).at(-2)).toBe(written);
    expect(lastOf(context)).toBe(`[The program now]\n${formatProgram(gale)}\nslower`);
  });

  it('tells what was changed by hand also after a reply that names steps by id', () => {
    const talk = new Talk();
    talk.ask('thunderstorm', storm);
    const gale = { ...storm, name: 'Gale' };
    const written = JSON.stringify({ program: { ...gale, steps: ['s0', 's1', 's2'] } });
    talk.ask('call it a gale', gale, undefined, written);
    const squall = { ...gale, name: 'Squall' };
    talk.append({ type: 'manual', program: squall, changes: ['renamed'] });
    expect(lastOf(talk.contextFor('slower'))).toBe(
      `[Changed by hand: name “Gale” → “Squall”]\n${formatProgram(squall)}\nslower`,
    );
  });

  it('tells a mended reply in canonical form', () => {
    const talk = new Talk();
    talk.ask('sea', sea, 'Likes blue.', `Here you are: ${formatProgram(sea)} // done`);
    expect(contents(talk.contextFor('slower'))[2]).toBe(
      JSON.stringify({ program: sea, note: 'Likes blue.' }),
    );
  });

  it('takes colour names, #RGB and a loop without ids for no slip', () => {
    const talk = new Talk();
    const red = handMade('Red', 1, 0);
    const written = formatProgram(red)
      .replace('"#000000"', '"#000"')
      .replace(/,"start_step":"s0","end_step":"s0"/, '');
    talk.ask('dark', red, undefined, written);
    const named = written.replace('"#000"', '"black"');
    talk.ask('darker', red, undefined, named);
    expect(contents(talk.contextFor('slower'))).toEqual([rules, 'dark', written, 'darker', named, 'slower']);
  });

  it('tells a run of five instant edits as three lines and the last two verbatim', () => {
    const talk = new Talk();
    talk.ask('thunderstorm', storm);
    const edits = ['one', 'two', 'three', 'four', 'five'];
    for (const [at, wish] of edits.entries()) talk.edit(wish, handMade('Storm', 1, at + 1));
    expect(contents(talk.contextFor('six')).slice(3)).toEqual([
      '[Earlier: “one” → Storm]\n[Earlier: “two” → Storm]\n[Earlier: “three” → Storm]\nfour',
      formatProgram(handMade('Storm', 1, 4)),
      'five',
      formatProgram(handMade('Storm', 1, 5)),
      'six',
    ]);
  });

  it('does not tell a wish that failed', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    const to = talk.append(...talk.contextFor('nonsense').drafts);
    talk.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    expect(contents(talk.contextFor('slower'))).toEqual([rules, 'sea', formatProgram(sea), 'slower']);
  });

  it('takes control tokens out of wishes, replies and notes', () => {
    const talk = new Talk();
    talk.append({ type: 'note', text: 'dim <end_of_turn> please', origin: 'owner' });
    talk.ask('<start_of_turn>sea<end_of_turn>', { ...sea, name: 'Sea <eos>' });
    const prompt = contents(talk.contextFor('<bos>slower')).slice(1).join('\n');
    expect(prompt).not.toMatch(/<|>/);
    expect(prompt).toContain('sea');
  });
});

describe('a compaction', () => {
  it('happens when a wish starts a new chapter, and tells all but the last two in lines', () => {
    const talk = newChapter();
    expect(talk.compaction()).toMatchObject({ because: 'new-chapter', skipped: 0, verbatimFrom: 6 });
    expect(talk.compaction()?.block).toEqual([
      { tier: 'first-wish', text: '[First wish: “thunderstorm”]', of: 2 },
      {
        tier: 'summary',
        text: '[Previous: “thunderstorm” → Storm, 3 steps: pulse(#000000) → pulse(#000001) → pulse(#000002), infinite loop]',
        of: 2,
      },
      { tier: 'note', text: '[Note: Likes it dark.]', of: 4 },
    ]);
  });

  it('does not happen as long as everything fits', () => {
    const talk = new Talk();
    for (let at = 0; at < 20; at++) talk.ask(`wish ${at}`, handMade('Storm', 1, at));
    const { total } = talk.contextFor('slower').tokens;
    const exact = talk.contextFor('slower', {}, plainBudget(total, 0));
    expect(exact.drafts.map(({ type }) => type)).toEqual(['wish']);
    const tight = talk.contextFor('slower', {}, plainBudget(total - 1, 0));
    expect(tight.drafts.map(({ type }) => type)).toEqual(['compaction', 'wish']);
  });

  it('makes what it summed up before brief', () => {
    const talk = newChapter();
    talk.ask('now a forest', handMade('Forest'), undefined, undefined, { reading: newScene });
    expect(talk.compaction()?.block.map(({ text }) => text)).toEqual([
      '[First wish: “thunderstorm”]',
      '[Earlier: “thunderstorm” → Storm]',
      '[Previous: “slower” → Storm, 5 steps: pulse(#001000) → pulse(#001001) → pulse(#001002) … +2 more, infinite loop]',
      '[Note: Likes it dark.]',
    ]);
  });

  it('tells the first wish whole, and clips it to forty characters where it is quoted', () => {
    const talk = new Talk();
    const first = 'a "wild" thunderstorm over the sea\nwith lightning in violet and white';
    talk.ask(first, sea);
    for (const wish of ['one', 'two']) talk.ask(wish, sea);
    const block = talk.contextFor('now a forest', { reading: newScene }).pieces;
    const texts = block.map(({ text }) => text);
    expect(texts[1]).toBe(`[First wish: “${first}”]`);
    const quoted = /^\[Previous: “(.*)” → Sea/.exec(texts[2] ?? '')?.[1];
    expect(quoted).toBe('a ‘wild’ thunderstorm over the sea with…');
    expect(quoted?.length).toBeLessThanOrEqual(40);
  });

  it('says once how many were left out, and lets neighbours share a line', () => {
    const talk = new Talk(plainBudget(2600, 600));
    for (let at = 0; at < 80; at++) talk.ask(`wish number ${at} of eighty`, handMade('Storm', 1, at));
    const blocks = talk.entries.flatMap((entry) => (entry.type === 'compaction' ? [entry] : []));
    const shared = blocks.flatMap(({ block }) => block).find(({ covers }) => covers !== undefined);
    const wishes = Array.from({ length: shared?.covers ?? 0 }, (_, at) => `“wish number ${at} of eighty”`);
    expect(shared?.text).toBe(`[Earlier: ${wishes.join(', ')} → Storm]`);
    const { pieces, skipped } = talk.contextFor('one more');
    expect(skipped).toBeGreaterThan(0);
    const markers = pieces.filter(({ tier }) => tier === 'skip-marker').map(({ text }) => text);
    expect(markers).toEqual([`[${skipped} earlier exchanges left out]`]);
  });

  it('gives up even the last exchange for the current program, and says so', () => {
    const talk = new Talk();
    const first = 'a wish of many words, '.repeat(40).trim();
    talk.ask(first, handMade('Long', 4));
    talk.append({ type: 'manual', program: sea, changes: ['another'] });
    const told = `[First wish: “${first}”]\n[1 earlier exchange left out]\n[The program now]\n${formatProgram(sea)}\nslower`;
    const least = 4 + 5 + rules.length + 5 + told.length;
    const context = talk.contextFor('slower', {}, plainBudget(least + 100, 100));
    expect(contents(context)).toEqual([rules, told]);
    expect(context.skipped).toBe(1);
    expect(() => talk.contextFor('slower', {}, plainBudget(least + 99, 100))).toThrow(/does not fit/);
  });

  it('refuses what cannot fit, and names the sizes', () => {
    const talk = new Talk();
    talk.ask('sea', sea);
    talk.append({ type: 'note', text: 'keep it dim', origin: 'owner' });
    const sizes = [9 + 19, 5 + '[First wish: “sea”]'.length, 1 + '[1 earlier exchange left out]'.length];
    sizes.push(
      1 + '[Note: keep it dim]'.length,
      1 + `[The program now]\n${formatProgram(sea)}`.length,
      1 + 6,
    );
    const [system, first, mark, note, program, wish] = sizes;
    const total = sizes.reduce((one, other) => one + other);
    expect(() => talk.contextFor('slower', {}, plainBudget(300, 100))).toThrow(
      expect.objectContaining({
        code: 'CONTEXT_FULL',
        message:
          'This does not fit the model’s window of 300 tokens, 100 of which are for its reply: ' +
          `the rules ${system}, the first wish ${first}, the mark for what is left out ${mark}, notes ${note}, ` +
          `the current program ${program}, this wish ${wish}; together ${total} of 200. ` +
          'Start a new conversation, delete notes, or choose a larger window in the settings.',
      }),
    );
  });
});

describe('ordinary conversations in a window of 4096 tokens', () => {
  it.each([
    ['evening', 60],
    ['evening-by-reference', 60],
    ['abend', 24],
    ['vecher', 16],
  ] as const)('tells every exchange of %s, all %i of them', (name, count) => {
    const { past, wish } = scripted(name);
    expect(past).toHaveLength(count);
    const replay = new Replay(lampPrompt, 4096);
    for (const exchange of past) expect(replay.add(exchange)?.skipped).toBe(0);
    const context = replay.contextFor(wish);
    expect(context.skipped).toBe(0);
    expect(context.tokens.total).toBeLessThanOrEqual(4096 - context.tokens.reserve);
    const compaction =
      context.drafts.find((draft) => draft.type === 'compaction') ??
      replay.entries.findLast((entry) => entry.type === 'compaction');
    const told = compaction?.block.filter(({ tier }) => tier === 'brief' || tier === 'summary') ?? [];
    const inLines = told.reduce((sum, { covers }) => sum + (covers ?? 1), 0);
    const verbatim = context.pieces.filter(({ tier, role }) => tier === 'verbatim' && role === 'assistant');
    expect(inLines + verbatim.length).toBe(count);
    expect(contents(context).join('\n')).toContain(past[0]?.wish);
  });
});
