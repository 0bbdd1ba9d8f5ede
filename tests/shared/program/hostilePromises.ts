import { describe, expect, it } from 'vitest';
import { limits } from '#shared/program/limits';
import { PartialReply } from '#shared/program/PartialReply';
import { parseReply } from '#shared/program/parseReply';

const step = '{"id":"a","command":{"type":"off"},"duration":500},';

/** Texts of about this many characters, each made to slow down one part of the parser. */
function hostileTexts(characters: number): Readonly<Record<string, string>> {
  const fill = (piece: string) => piece.repeat(Math.floor(characters / piece.length));
  return {
    'opening braces': fill('{'),
    'objects in objects': fill('{"a":'),
    'lists in lists': `{"program":{"steps":[${fill('[')}`,
    'small objects': fill('{"a":1}'),
    commas: `{"a":${fill(',')}`,
    'closing brackets': `{"program":{"steps":[${fill('}]')}`,
    quotes: fill('"'),
    'escapes in a string': `{"a":"${fill('\\u0041')}`,
    'one endless name': `{"program":{"name":"${fill('x')}`,
    'prose with braces': fill('I used { and } here. '),
    'steps without end': `{"program":{"name":"x","steps":[${fill(step)}`,
    'elements without end': `{"program":{"steps":[{"command":{"type":"render","elements":[${fill('{"type":"fill","color":"red"},')}`,
    'the same key again and again': `{"program":{${fill('"steps":[],')}`,
    'mismatched brackets': `{"program":{"steps":[${fill('{"a":1]')}`,
    'lone surrogates': fill('\ud800'),
    'an open comment': `{"a":/*${fill('*')}`,
  };
}

/** The parser finishes in time on hostile texts of this size. */
export function hostilePromises(characters: number): void {
  describe.each(Object.entries(hostileTexts(characters)))(`${characters} characters of %s`, (_, text) => {
    it('ends in a program or a clear error, whole and streamed', () => {
      const whole = parseReply(text);
      if (whole.ok) expect(whole.program.steps.length).toBeLessThanOrEqual(limits.steps);
      else expect(whole.error.code).toMatch(/^(NO_PROGRAM|NO_STEPS|REPLY_CUT_OFF)$/);
      const reply = new PartialReply();
      for (let at = 0; at < text.length; at += 1000) reply.push(text.slice(at, at + 1000));
      expect(reply.steps.length).toBeLessThanOrEqual(limits.steps);
    });
  });
}
