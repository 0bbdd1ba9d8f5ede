import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchanges } from '#shared/conversation/exchanges';
import type { Note } from '#shared/conversation/notes';
import { replyText } from '#shared/conversation/replyText';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';
import { program as anyProgram } from '../program/arbitraries';
import { scripted } from './scriptedConversations';
import { edit, glow, logOf, reply, wish } from './logOf';

const storm = glow('Storm', '#FFA500');
const likesIt: Note = { seq: 3, text: 'Likes it.', origin: 'model', to: 1, isEdited: false };

/** The text of a past reply in the prompt, when the model wrote it like this. */
function shown(text: string, note?: Note, current?: Program) {
  const parsed = parseReply(text, current);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const [exchange] = exchanges(logOf(wish('a'), reply(1, parsed.program, { text, repairs: parsed.repairs })));
  if (!exchange) throw new Error('no exchange');
  return replyText(exchange, note);
}

describe('a past reply in the prompt', () => {
  it.each([
    ['compact', formatProgram(storm)],
    ['pretty-printed', JSON.stringify({ program: storm }, undefined, 2)],
    ['with colours by name', formatProgram(storm).replace('#FFA500', 'orange')],
    ['with short colours', formatProgram(glow('Red', '#FF0000')).replace('#FF0000', '#f00')],
    ['with its keys in another order', JSON.stringify({ program: { steps: storm.steps, name: 'Storm' } })],
  ])('is exactly what the model wrote: %s', (_, text) => {
    expect(shown(text)).toEqual({ text, isWhole: true });
  });

  it.each([
    ['text around it', `Here you are: ${formatProgram(storm)}`],
    ['a fence', `\`\`\`json\n${formatProgram(storm)}\n\`\`\``],
    ['a missing bracket', formatProgram(storm).slice(0, -1)],
    ['no wrapper', JSON.stringify(storm)],
    ['a wrong pattern name', formatProgram(storm).replace('solid', 'plain')],
    ['keys that mean nothing', formatProgram(storm).replace('{"program"', '{"mood":"calm","program"')],
    ['a duration as text', formatProgram(storm).replace('"duration":null', '"duration":"5s"')],
    [
      'a step twice',
      formatProgram(storm).replace(/("steps":\[)(.*?\}\}),("duration":null\})/, '$1$2,$3,$2,$3'),
    ],
  ])('is the canonical program when it had to be repaired: %s', (_, text) => {
    const parsed = parseReply(text);
    expect(shown(text)).toEqual({
      text: formatProgram((parsed as { program: Program }).program),
      isWhole: true,
    });
  });

  it('keeps the note exactly as the model wrote it', () => {
    const text = JSON.stringify({ program: storm, note: 'Likes it.' });
    expect(shown(text, likesIt).text).toBe(text);
  });

  it('has the note’s new text once it was edited, and no note once it was deleted', () => {
    const text = JSON.stringify({ program: storm, note: 'Likes it.' });
    expect(shown(text, { ...likesIt, text: 'Loves it.', isEdited: true }).text).toBe(
      JSON.stringify({ program: storm, note: 'Loves it.' }),
    );
    expect(shown(text).text).toBe(formatProgram(storm));
  });

  it('includes the note in canonical form', () => {
    const text = `Sure! ${JSON.stringify({ program: storm, note: 'Likes it.' })}`;
    expect(shown(text, likesIt).text).toBe(JSON.stringify({ program: storm, note: 'Likes it.' }));
  });

  it('is not whole when it names steps by id', () => {
    const text = '{"program":{"name":"Storm II","steps":["glow"]}}';
    expect(shown(text, undefined, storm)).toEqual({ text, isWhole: false });
  });

  it('may leave out the ids of a loop over all steps', () => {
    const text =
      '{"program":{"name":"A","steps":[{"id":"a","command":{"type":"off"},"duration":500}],"loop":{"count":0}}}';
    expect(shown(text).text).toBe(text);
  });

  it('is canonical for an instant edit and for the built-in composer', () => {
    const log = logOf(
      wish('a'),
      edit(1, storm),
      wish('b'),
      reply(3, storm, { engine: 'composer', text: undefined }),
    );
    const canonical = { text: formatProgram(storm), isWhole: true };
    expect(exchanges(log).map((exchange) => replyText(exchange, undefined))).toEqual([canonical, canonical]);
  });

  it('is exact for every reply of the scripted evening, whole or by reference', () => {
    for (const name of ['evening', 'evening-by-reference'] as const) {
      for (const { text, program, note } of scripted(name).past) {
        const [exchange] = exchanges(logOf(wish('a'), reply(1, program, { text })));
        if (!exchange) throw new Error('no exchange');
        const editedNote = note === undefined ? undefined : { ...likesIt, text: note };
        expect(replyText(exchange, editedNote).text).toBe(text);
      }
    }
  });

  it('always parses to the same program, whatever is done to the text', () => {
    fc.assert(
      fc.property(anyProgram, fc.nat(), fc.string({ maxLength: 3 }), (program, at, junk) => {
        const json = formatProgram(program);
        const place = at % json.length;
        const text = json.slice(0, place) + junk + json.slice(place + 1);
        const parsed = parseReply(text);
        if (!parsed.ok) return;
        const again = parseReply(shown(text).text);
        expect(again.ok && formatProgram(again.program)).toBe(formatProgram(parsed.program));
      }),
    );
  });
});
