const launchers = ['npm run -s lamp -- ', 'npx lamp ', 'lamp '];

/** A call of the `lamp` command, as a shell would read it. */
export interface LampLine {
  readonly words: readonly string[];
  /** The file that standard output goes to. */
  readonly output?: string;
  /** Whether something in it stands for what its reader puts there: `FILE`, `…`. */
  readonly hasPlaceholder: boolean;
}

/**
 * Reads a line as a call of the `lamp` command; nothing for any other program. Fails for what only a shell understands: such a
 * line would have to be tried in one.
 */
export function readLampLine(line: string): LampLine | undefined {
  const bare = line.replace(/^(?:[A-Z_]+=\S+ )+/, '');
  const launcher = launchers.find((start) => bare.startsWith(start));
  if (launcher === undefined) return undefined;
  const [call = '', output] = bare.slice(launcher.length).split(' > ');
  const words = Array.from(call.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  const strange = /[|;<>$`*\\']/.exec(call)?.[0];
  if (strange !== undefined) throw new Error(`“${strange}” is not understood here: ${line}`);
  const hasPlaceholder = words.some((word) => /^[A-Z]+$|…/.test(word));
  return { words, hasPlaceholder, ...(output !== undefined && { output }) };
}
