import type { ParsedReply } from '#shared/program/parseReply';
import { programCommand } from './programCommand';

/** `lamp validate`: repairs and checks programs, and reports the repairs. */
export const validate = programCommand({
  details: `FILE holds a program (with or without its outer {"program":…}) or a model's reply as text; - is standard input.
Writes {"ok":true,"program":{"program":…},"repairs":[…]} or {"ok":false,"error":{"code","message","path"}}.
With --ndjson each line of standard input is an object, or a JSON string with the text; one line of output each.`,
  toJson: report,
  toText: (parsed) => `${JSON.stringify(report(parsed))}\n`,
});

function report(parsed: ParsedReply): unknown {
  if (!parsed.ok) return { ok: false, error: parsed.error };
  const { program, repairs, note } = parsed;
  return { ok: true, program: { program }, repairs, ...(note === undefined ? {} : { note }) };
}
