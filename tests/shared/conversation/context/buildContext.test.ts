import { describe, expect, it } from 'vitest';
import { buildContext, type Context } from '#shared/conversation/context/buildContext';
import { Replay } from '#shared/conversation/Replay';
import { lampPrompt } from '#shared/conversation/prompt/lampPrompt';
import { formatProgram } from '#shared/program/formatProgram';
import { scripted } from '../scriptedConversations';
import { pulseProgram, characterBudget } from './simulateConversation';
import { newScene, rules, TestConversation, wide } from './TestConversation';

const storm = pulseProgram('Storm', 3);
const sea = pulseProgram('Sea', 1, 5);

const contents = ({ messages }: Context) => messages.map(({ content }) => content);
const lastOf = (context: Context) => contents(context).at(-1);

/** Four exchanges; the last wish starts a new chapter. */
function newChapter(conversation = new TestConversation()): TestConversation {
  conversation.ask('thunderstorm', storm, 'Likes it dark.');
  conversation.ask('slower', pulseProgram('Storm', 5, 1));
  conversation.ask('brighter', pulseProgram('Storm', 1, 2));
  conversation.ask('now the sea', sea, undefined, undefined, { reading: newScene });
  return conversation;
}

describe('the prompt of a conversation', () => {
  it('begins with the rules and the wish alone', () => {
    const context = new TestConversation().contextFor('  thunderstorm ');
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
    const conversation = new TestConversation();
    conversation.ask('thunderstorm', storm);
    const { messages, drafts } = buildContext(conversation.entries, { text: 'slower' }, wide, 'Other rules.');
    expect(messages[0]?.content).toBe(rules);
    expect(drafts.map(({ type }) => type)).toEqual(['wish']);
  });

  it('sends a follow-up with the exchange before it, in the model’s own words', () => {
    const conversation = new TestConversation();
    const written = JSON.stringify({ program: storm, note: 'Likes it dark.' }, undefined, 1);
    conversation.ask('thunderstorm', storm, 'Likes it dark.', written);
    expect(contents(conversation.contextFor('slower'))).toEqual([rules, 'thunderstorm', written, 'slower']);
  });

  it('says in one line what was changed by hand, with the JSON', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    const renamed = { ...sea, name: 'Ocean' };
    conversation.append({ type: 'manual', program: renamed, changes: ['renamed'] });
    expect(lastOf(conversation.contextFor('slower'))).toBe(
      `[Changed by hand: name “Sea” → “Ocean”]\n${formatProgram(renamed)}\nslower`,
    );
  });

  it('includes the program that was restored', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    conversation.ask('longer', pulseProgram('Sea', 1, 9));
    conversation.append({ type: 'restore', to: 3, how: 'undo' });
    const wish = lastOf(conversation.contextFor('bluer'));
    expect(wish).toBe(`[Went back to “Sea”]\n${formatProgram(sea)}\nbluer`);
    conversation.append({ type: 'restore', to: 5, how: 'redo' });
    expect(lastOf(conversation.contextFor('bluer'))).toBe('bluer');
  });

  it('asks for another take as for the first: without the first, from the program before it', () => {
    const conversation = new TestConversation();
    const first = conversation.ask('sea', sea);
    const again = conversation.contextFor('sea', { replaces: first });
    expect(again.messages.slice(1)).toEqual([{ role: 'user', content: 'sea' }]);
    const second = conversation.ask('longer', pulseProgram('Sea', 1, 9));
    const { messages, drafts } = conversation.contextFor('longer', { replaces: second });
    expect(messages.slice(1).map(({ content }) => content)).toEqual(['sea', formatProgram(sea), 'longer']);
    expect(drafts).toEqual([{ type: 'wish', text: 'longer', replaces: second, sent: 'longer' }]);
  });

  it('sends the JSON with the wish when the last reply names steps only by id', () => {
    const conversation = new TestConversation();
    conversation.ask('thunderstorm', storm);
    const written = JSON.stringify({ program: { ...storm, name: 'Gale', steps: ['s0', 's1', 's2'] } });
    const gale = { ...storm, name: 'Gale' };
    conversation.ask('call it a gale', gale, undefined, written);
    const context = conversation.contextFor('slower');
    expect(contents(context).at(-2)).toBe(written);
    expect(lastOf(context)).toBe(`[The program now]\n${formatProgram(gale)}\nslower`);
  });

  it('says what was changed by hand also after a reply that names steps by id', () => {
    const conversation = new TestConversation();
    conversation.ask('thunderstorm', storm);
    const gale = { ...storm, name: 'Gale' };
    const written = JSON.stringify({ program: { ...gale, steps: ['s0', 's1', 's2'] } });
    conversation.ask('call it a gale', gale, undefined, written);
    const squall = { ...gale, name: 'Squall' };
    conversation.append({ type: 'manual', program: squall, changes: ['renamed'] });
    expect(lastOf(conversation.contextFor('slower'))).toBe(
      `[Changed by hand: name “Gale” → “Squall”]\n${formatProgram(squall)}\nslower`,
    );
  });

  it('sends a repaired reply in canonical form', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea, 'Likes blue.', `Here you are: ${formatProgram(sea)} // done`);
    expect(contents(conversation.contextFor('slower'))[2]).toBe(
      JSON.stringify({ program: sea, note: 'Likes blue.' }),
    );
  });

  it('does not count colour names, #RGB and a loop without ids as repairs', () => {
    const conversation = new TestConversation();
    const red = pulseProgram('Red', 1, 0);
    const written = formatProgram(red)
      .replace('"#000000"', '"#000"')
      .replace(/,"start_step":"s0","end_step":"s0"/, '');
    conversation.ask('dark', red, undefined, written);
    const named = written.replace('"#000"', '"black"');
    conversation.ask('darker', red, undefined, named);
    expect(contents(conversation.contextFor('slower'))).toEqual([
      rules,
      'dark',
      written,
      'darker',
      named,
      'slower',
    ]);
  });

  it('sends a run of five instant edits as three lines and the last two verbatim', () => {
    const conversation = new TestConversation();
    conversation.ask('thunderstorm', storm);
    const edits = ['one', 'two', 'three', 'four', 'five'];
    for (const [at, wish] of edits.entries()) conversation.edit(wish, pulseProgram('Storm', 1, at + 1));
    expect(contents(conversation.contextFor('six')).slice(3)).toEqual([
      '[Earlier: “one” → Storm]\n[Earlier: “two” → Storm]\n[Earlier: “three” → Storm]\nfour',
      formatProgram(pulseProgram('Storm', 1, 4)),
      'five',
      formatProgram(pulseProgram('Storm', 1, 5)),
      'six',
    ]);
  });

  it('leaves out a wish that failed', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    const to = conversation.append(...conversation.contextFor('nonsense').drafts);
    conversation.append({ type: 'failure', to, code: 'REPLY_CUT_OFF', message: 'The reply was cut off.' });
    expect(contents(conversation.contextFor('slower'))).toEqual([rules, 'sea', formatProgram(sea), 'slower']);
  });

  it('removes control tokens from wishes, replies and notes', () => {
    const conversation = new TestConversation();
    conversation.append({ type: 'note', text: 'dim <end_of_turn> please', origin: 'owner' });
    conversation.ask('<start_of_turn>sea<end_of_turn>', { ...sea, name: 'Sea <eos>' });
    const prompt = contents(conversation.contextFor('<bos>slower')).slice(1).join('\n');
    expect(prompt).not.toMatch(/<|>/);
    expect(prompt).toContain('sea');
  });
});

describe('a compaction', () => {
  it('happens when a wish starts a new chapter, and summarizes all but the last two exchanges', () => {
    const conversation = newChapter();
    expect(conversation.compaction()).toMatchObject({ because: 'new-chapter', skipped: 0, verbatimFrom: 6 });
    expect(conversation.compaction()?.block).toEqual([
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
    const conversation = new TestConversation();
    for (let at = 0; at < 20; at++) conversation.ask(`wish ${at}`, pulseProgram('Storm', 1, at));
    const { total } = conversation.contextFor('slower').tokens;
    const exact = conversation.contextFor('slower', {}, characterBudget(total, 0));
    expect(exact.drafts.map(({ type }) => type)).toEqual(['wish']);
    const tight = conversation.contextFor('slower', {}, characterBudget(total - 1, 0));
    expect(tight.drafts.map(({ type }) => type)).toEqual(['compaction', 'wish']);
  });

  it('shortens the summaries of the compaction before', () => {
    const conversation = newChapter();
    conversation.ask('now a forest', pulseProgram('Forest'), undefined, undefined, { reading: newScene });
    expect(conversation.compaction()?.block.map(({ text }) => text)).toEqual([
      '[First wish: “thunderstorm”]',
      '[Earlier: “thunderstorm” → Storm]',
      '[Previous: “slower” → Storm, 5 steps: pulse(#001000) → pulse(#001001) → pulse(#001002) … +2 more, infinite loop]',
      '[Note: Likes it dark.]',
    ]);
  });

  it('includes the whole first wish, and clips it to forty characters where it is quoted', () => {
    const conversation = new TestConversation();
    const first = 'a "wild" thunderstorm over the sea\nwith lightning in violet and white';
    conversation.ask(first, sea);
    for (const wish of ['one', 'two']) conversation.ask(wish, sea);
    const block = conversation.contextFor('now a forest', { reading: newScene }).pieces;
    const texts = block.map(({ text }) => text);
    expect(texts[1]).toBe(`[First wish: “${first}”]`);
    const quoted = /^\[Previous: “(.*)” → Sea/.exec(texts[2] ?? '')?.[1];
    expect(quoted).toBe('a ‘wild’ thunderstorm over the sea with…');
    expect(quoted?.length).toBeLessThanOrEqual(40);
  });

  it('says once how many exchanges were left out, and puts neighbours on one line', () => {
    const conversation = new TestConversation(characterBudget(2600, 600));
    for (let at = 0; at < 80; at++)
      conversation.ask(`wish number ${at} of eighty`, pulseProgram('Storm', 1, at));
    const blocks = conversation.entries.flatMap((entry) => (entry.type === 'compaction' ? [entry] : []));
    const shared = blocks.flatMap(({ block }) => block).find(({ covers }) => covers !== undefined);
    const wishes = Array.from({ length: shared?.covers ?? 0 }, (_, at) => `“wish number ${at} of eighty”`);
    expect(shared?.text).toBe(`[Earlier: ${wishes.join(', ')} → Storm]`);
    const { pieces, skipped } = conversation.contextFor('one more');
    expect(skipped).toBeGreaterThan(0);
    const markers = pieces.filter(({ tier }) => tier === 'skip-marker').map(({ text }) => text);
    expect(markers).toEqual([`[${skipped} earlier exchanges left out]`]);
  });

  it('leaves out even the last exchange to fit the current program, and says so', () => {
    const conversation = new TestConversation();
    const first = 'a wish of many words, '.repeat(40).trim();
    conversation.ask(first, pulseProgram('Long', 4));
    conversation.append({ type: 'manual', program: sea, changes: ['another'] });
    const text = `[First wish: “${first}”]\n[1 earlier exchange left out]\n[The program now]\n${formatProgram(sea)}\nslower`;
    const min = 4 + 5 + rules.length + 5 + text.length;
    const context = conversation.contextFor('slower', {}, characterBudget(min + 100, 100));
    expect(contents(context)).toEqual([rules, text]);
    expect(context.skipped).toBe(1);
    expect(() => conversation.contextFor('slower', {}, characterBudget(min + 99, 100))).toThrow(
      /does not fit/,
    );
  });

  it('refuses what cannot fit, and names the sizes', () => {
    const conversation = new TestConversation();
    conversation.ask('sea', sea);
    conversation.append({ type: 'note', text: 'keep it dim', origin: 'owner' });
    const sizes = [9 + 19, 5 + '[First wish: “sea”]'.length, 1 + '[1 earlier exchange left out]'.length];
    sizes.push(
      1 + '[Note: keep it dim]'.length,
      1 + `[The program now]\n${formatProgram(sea)}`.length,
      1 + 6,
    );
    const [system, first, mark, note, program, wish] = sizes;
    const total = sizes.reduce((one, other) => one + other);
    expect(() => conversation.contextFor('slower', {}, characterBudget(300, 100))).toThrow(
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
  ] as const)('includes all exchanges of %s: %i', (name, count) => {
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
    const lines = compaction?.block.filter(({ tier }) => tier === 'brief' || tier === 'summary') ?? [];
    const inLines = lines.reduce((sum, { covers }) => sum + (covers ?? 1), 0);
    const verbatim = context.pieces.filter(({ tier, role }) => tier === 'verbatim' && role === 'assistant');
    expect(inLines + verbatim.length).toBe(count);
    expect(contents(context).join('\n')).toContain(past[0]?.wish);
  });
});
