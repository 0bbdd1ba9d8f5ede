import type { Chance } from './Chance';

/** What mutations are made with. */
export interface Means {
  readonly chance: Chance;
  /** Another input, to take pieces from. */
  readonly other: Uint8Array;
  /** Words that mean something where the input is read. */
  readonly tokens: readonly Uint8Array[];
}

type Mutation = (input: Uint8Array, means: Means) => Uint8Array;

const mostMutations = 6;
const longestChunk = 64;

/** An input with a few changes, none of which knows what the bytes mean. */
export function mutate(input: Uint8Array, means: Means, mostBytes: number): Uint8Array {
  const { chance } = means;
  let mutant = input;
  for (let count = 0; count === 0 || (count < mostMutations && chance.isOneIn(2)); count++) {
    mutant = chance.pick(mutations)(mutant, means);
  }
  return mutant.length > mostBytes ? mutant.subarray(0, mostBytes) : mutant;
}

/** The input with what stands from `at` to `end` replaced. */
function replaced(input: Uint8Array, at: number, end: number, ...pieces: readonly Uint8Array[]): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const result = new Uint8Array(input.length - (end - at) + length);
  result.set(input.subarray(0, at));
  let written = at;
  for (const piece of pieces) {
    result.set(piece, written);
    written += piece.length;
  }
  result.set(input.subarray(end), written);
  return result;
}

/** A place in the input, or behind it. */
function placeIn(input: Uint8Array, chance: Chance): number {
  return chance.below(input.length + 1);
}

/** Where a piece of the input begins and ends; short ones are more frequent. */
function chunkIn(input: Uint8Array, chance: Chance): readonly [at: number, end: number] {
  const at = placeIn(input, chance);
  const most = chance.isOneIn(4) ? longestChunk : 8;
  return [at, Math.min(input.length, at + 1 + chance.below(most))];
}

function withByte(input: Uint8Array, change: (byte: number) => number, chance: Chance): Uint8Array {
  if (input.length === 0) return input;
  const at = chance.below(input.length);
  return input.with(at, change(input[at] ?? 0));
}

const flipBit: Mutation = (input, { chance }) =>
  withByte(input, (byte) => byte ^ (1 << chance.below(8)), chance);

const nudgeByte: Mutation = (input, { chance }) =>
  withByte(input, (byte) => byte + (chance.isOneIn(2) ? 1 : -1), chance);

const setByte: Mutation = (input, { chance }) => withByte(input, () => chance.below(256), chance);

const insertBytes: Mutation = (input, { chance }) => {
  const at = placeIn(input, chance);
  return replaced(
    input,
    at,
    at,
    Uint8Array.from({ length: 1 + chance.below(4) }, () => chance.below(256)),
  );
};

const removeChunk: Mutation = (input, { chance }) => replaced(input, ...chunkIn(input, chance));

const truncate: Mutation = (input, { chance }) => input.subarray(0, placeIn(input, chance));

const behead: Mutation = (input, { chance }) => input.subarray(placeIn(input, chance));

const repeatChunk: Mutation = (input, { chance }) => {
  const [at, end] = chunkIn(input, chance);
  const times = chance.isOneIn(8) ? 40 : 1 + chance.below(3);
  return replaced(input, end, end, ...Array.from({ length: times }, () => input.subarray(at, end)));
};

const swapChunks: Mutation = (input, { chance }) => {
  const [one, other] = [chunkIn(input, chance), chunkIn(input, chance)].sort(([a], [b]) => a - b);
  if (!one || !other || one[1] > other[0]) return input;
  const between = input.subarray(one[1], other[0]);
  return replaced(input, one[0], other[1], input.subarray(...other), between, input.subarray(...one));
};

const insertToken: Mutation = (input, { chance, tokens }) => {
  const at = placeIn(input, chance);
  return replaced(input, at, at, chance.pick(tokens));
};

const overwriteWithToken: Mutation = (input, { chance, tokens }) => {
  const token = chance.pick(tokens);
  const at = placeIn(input, chance);
  return replaced(input, at, Math.min(input.length, at + token.length), token);
};

/** The beginning of this input and the end of another one. */
const splice: Mutation = (input, { chance, other }) =>
  replaced(input, placeIn(input, chance), input.length, other.subarray(placeIn(other, chance)));

const insertOfOther: Mutation = (input, { chance, other }) => {
  const at = placeIn(input, chance);
  return replaced(input, at, at, other.subarray(...chunkIn(other, chance)));
};

/** Numbers at which code thinks otherwise than before. */
const numbers = [
  0,
  1,
  2,
  19,
  20,
  30,
  63,
  64,
  65,
  99,
  100,
  127,
  128,
  191,
  192,
  254,
  255,
  256,
  480,
  481,
  999,
  32_767,
  32_768,
  60_000,
  65_535,
  65_536,
  86_400_000,
  2 ** 28,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
];
const numberTexts = [
  ...numbers.map(String),
  '-0',
  '-1',
  '-2147483649',
  '1e999',
  '-1e999',
  '1e-400',
  '0.1',
  '00',
  '1e3',
  'NaN',
].map((text) => new TextEncoder().encode(text));

/** Another number where one is written in digits. */
const changeNumber: Mutation = (input, { chance }) => {
  const isDigit = (at: number) => {
    const byte = input[at];
    return byte !== undefined && byte >= 0x30 && byte <= 0x39;
  };
  const from = placeIn(input, chance);
  let at = from;
  while (at < input.length && !isDigit(at)) at++;
  let end = at;
  while (isDigit(end)) end++;
  return end === at ? input : replaced(input, at, end, chance.pick(numberTexts));
};

/** A number in two or four bytes, either end first. */
const setWord: Mutation = (input, { chance }) => {
  const bytes = Buffer.alloc(4);
  const value = chance.pick(numbers) % 2 ** 32;
  if (chance.isOneIn(2)) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  const word = bytes.subarray(
    ...chance.pick([
      [0, 4],
      [0, 2],
      [2, 4],
      [0, 1],
    ] as const),
  );
  const at = placeIn(input, chance);
  return replaced(input, at, Math.min(input.length, at + word.length), word);
};

const mutations: readonly Mutation[] = [
  flipBit,
  flipBit,
  nudgeByte,
  setByte,
  insertBytes,
  removeChunk,
  removeChunk,
  truncate,
  behead,
  repeatChunk,
  swapChunks,
  insertToken,
  insertToken,
  overwriteWithToken,
  splice,
  insertOfOther,
  changeNumber,
  changeNumber,
  setWord,
];
