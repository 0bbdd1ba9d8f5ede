import { describeProgram } from '#shared/program/describeProgram';
import { summarizeProgram } from '#shared/program/summarizeProgram';
import { programCommand } from './programCommand';

/** `lamp summarize`: the one-line summary of a program that the model sees for older exchanges. */
export const summarize = programCommand({
  details: `FILE holds a program; - is standard input. Writes the summary as plain text.
With --ndjson: {"ok":true,"summary":"…","description":"…"} for each line of standard input.`,
  toJson: (parsed) =>
    parsed.ok
      ? { ok: true, summary: summarizeProgram(parsed.program), description: describeProgram(parsed.program) }
      : { ok: false, error: parsed.error },
  toText: (parsed) => (parsed.ok ? `${summarizeProgram(parsed.program)}\n` : ''),
});
