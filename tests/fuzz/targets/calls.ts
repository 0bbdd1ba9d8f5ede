import assert from 'node:assert/strict';
import { routes } from '#shared/api/contract';
import type { Route } from '#shared/api/route';
import { closeCodes } from '#shared/api/socketProtocol';
import { readCall } from '../../../electron/browser/readCall';
import { solid, twoColors } from '../../electron/app/samplePrograms';
import { oneByOne, type Target } from '../engine/Target';
import { assertUnpolluted, bytesOf, jsonTokens, readText } from '../engine/tokens';

/** Every route of the contract. */
const allRoutes = Object.values(routes).flatMap((area) => Object.values(area) as Route<unknown, unknown>[]);

/** What windows send; each route takes one of them. */
const inputs: readonly unknown[] = [
  undefined,
  { program: twoColors },
  { program: solid('#00FF00') },
  { version: 1 },
  { note: 1 },
  { note: 1, text: 'Green, please.' },
  { text: 'slow blue waves with white sparkles' },
  { text: 'make it slower' },
  { wish: 'a red sunset' },
  { wish: 1 },
  { wish: 1, as: 'new' },
  { wish: 1, by: 'composer' },
  { edit: 1, change: 0 },
  { agent: 'programmer' },
  { id: 1 },
  { id: 'none-such' },
  { id: 'none-such', title: 'Monday' },
  { id: 'none-such', name: 'Candle' },
  { id: 'none-such', tags: ['calm'] },
  { words: 'sea' },
  { changes: { theme: 'light', standingWishes: ['Never red.'], numCtx: 4096, hasSketch: false } },
  { path: '/dev/ttyUSB0' },
  { path: '/dev/ttyUSB0', driver: 'auto' },
  { brightness: 200 },
  { budgetMa: 900 },
  { after: 0 },
  { program: solid('#0000FF'), layout: '3x2', fromMs: 0, toMs: 200 },
  { value: 120 },
  { ms: 4000 },
  { rate: 0.5 },
  { minutes: 30 },
  { isOn: true },
  { isConfirmed: true },
  { layout: '10x14+32,GRB' },
];

/** A call of each route with everything it takes. */
export const sampleCalls: readonly { readonly route: string; readonly input: unknown }[] = allRoutes.flatMap(
  ({ name, input }) =>
    inputs.flatMap((sent) => (input.safeParse(sent).success ? [{ route: name, input: sent }] : [])),
);

export const callTokens: readonly Uint8Array[] = [
  ...jsonTokens,
  ...allRoutes.map(({ name }) => bytesOf(`"${name}"`)),
  ...[
    '"id":',
    '"route":',
    '"input":',
    '"program":',
    '"text":',
    '"version":',
    '"changes":',
    '"isConfirmed":true',
  ].map(bytesOf),
];

/** A message as a window sends it. */
export function messageOf(call: { readonly route: string; readonly input: unknown }, id = 7): Uint8Array {
  return bytesOf(JSON.stringify({ id, ...call }));
}

/** What a browser may send, up to where it is known which route it asks for. */
export function openCalls(): Promise<Target> {
  return Promise.resolve({
    samples: sampleCalls.map((call) => messageOf(call)),
    tokens: callTokens,
    mostBytes: 2000,
    tryAll: oneByOne(checkCall),
  });
}

function checkCall(input: Uint8Array): string {
  const text = readText(input);
  const read = readCall(text);
  assertUnpolluted();
  const value = parsed(text);
  if (read.kind === 'unreadable') {
    assert.ok(read.closeCode === closeCodes.badMessage || read.closeCode === closeCodes.tooMuch);
    assert.ok(!hasId(value) || read.closeCode === closeCodes.tooMuch, 'it has an id and is not answered');
    return `closed with ${read.closeCode}`;
  }
  assert.ok(hasId(value) && value.id === read.id, 'it is answered to somebody else');
  if (read.kind === 'refused') {
    assert.ok(!read.answer.ok && read.answer.error.code === 'BAD_INPUT');
    return 'refused';
  }
  const route = allRoutes.find(({ name }) => name === read.route);
  if (!route) return 'no such route';
  return route.input.safeParse(read.input).success ? `taken: ${route.name}` : `bad input: ${route.name}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function hasId(value: unknown): value is { readonly id: number } {
  const isObject =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'id');
  return isObject && 'id' in value && Number.isSafeInteger(value.id) && Number(value.id) >= 0;
}
