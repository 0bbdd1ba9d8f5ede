import { readLine, type Members } from '#shared/lamp/wire/lines';

/** Reads the message in a line, skipping noise before its `{`; `undefined` if there is none with a correct checksum. */
export function sealedMessageIn(line: string): Members | undefined {
  const start = line.indexOf('{');
  const read = start >= 0 ? readLine(line.slice(start)) : undefined;
  return read?.ok === true && read.isSealed ? read.members : undefined;
}
