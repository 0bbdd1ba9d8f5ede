import { describe, expect, it } from 'vitest';
import { parseReply } from '#shared/program/parseReply';
import { repliesOf, rows } from './fixtures';
import { silencePromise, unmended } from './silencePromise';

describe('every repair is reported', () => {
  silencePromise(400);

  it('reports a repair whenever a text was not the JSON of the program', () => {
    for (const { text } of rows.flatMap(repliesOf)) {
      const result = parseReply(text);
      if (result.ok && result.repairs.length === 0)
        expect(result.program).toEqual(unmended(JSON.parse(text)));
    }
  });
});
