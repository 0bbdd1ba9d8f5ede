import type { GivenFault, PullFault } from './faults';
import { distinctWords } from './PlainClient';

const long = {
  messages: [{ role: 'user', content: distinctWords(200) }],
  truncate: false,
  options: { num_ctx: 128 },
};

/** Chats that are refused: the reason, the status, the error, and the chat. */
export const refusals: [reason: string, status: number, error: string, chat: object][] = [
  ['a missing model', 404, "model 'x' not found", { model: 'x' }],
  ['a name without its tag', 404, "model 'gemma3' not found", { model: 'gemma3' }],
  ['no model', 400, 'model is required', { model: '' }],
  ['tools', 400, 'does not support tools', { tools: [{ type: 'function' }] }],
  ['a long prompt', 400, 'request (209 tokens) exceeds the available context size (128 tokens)', long],
  ['an unknown format', 400, 'invalid format: "xml"', { format: 'xml' }],
  ['a long string', 400, 'invalid format: failed', { format: { type: 'string', maxLength: 2000 } }],
  ['a long array', 400, 'invalid format: failed', { format: { type: 'array', maxItems: 5000 } }],
  ['a loose pattern', 400, 'invalid format: pattern', { format: { type: 'string', pattern: 'a+' } }],
  ['an escape in it', 400, 'invalid format: unsupported', { format: { type: 'string', pattern: '^\\d$' } }],
  ['a remote reference', 400, 'invalid format: remote', { format: { $ref: 'https://a.b/c' } }],
];

/** Faults of a chat whose reply is `one two three four`: whether the connection breaks, and what arrives before. */
export const brokenAnswers: [fault: GivenFault, isBroken: boolean, text: RegExp][] = [
  [{ name: 'die-mid-line', afterTokens: 2 }, true, /"done":false\}\n\{[^\n]+[^}\n]$/],
  [{ name: 'error-line', afterTokens: 1 }, false, /\{"error":"[^"]+"\}\n$/],
  [{ name: 'no-done', afterTokens: 2 }, false, /"done":false\}\n$/],
  ['broken-json-line', false, /^[^\n]+[^}]\n[^]+"done":true/],
  [{ name: 'garbage-bytes', seed: 3, afterTokens: 1 }, false, /\n\xff[^]+"done":true/],
  [{ name: 'oversized-line', bytes: 3e6 }, false, /^\{"message":[^\n]{3000000,}$/],
  ['runaway-whitespace', false, /^(?:[^\n]+"content":"\\n"[^\n]+\n){31}$/],
  ['runaway-string', false, /" over"[^]+"done_reason":"length"/],
  ['truncated-body', true, /^\{"version/],
  ['html', false, /^<!doctype html>/],
  ['html-502', false, /Bad Gateway/],
  ['http-500-out-of-memory', false, /system memory \(5\.6 GiB\)/],
  ['busy', false, /maximum pending requests exceeded/],
  ['not-ollama', false, /"service"/],
];

/** Faults of a pull, and how the output before them ends. */
export const brokenPulls: [name: PullFault['name'], ending: RegExp][] = [
  ['pull-error', /\{"error":"max retries exceeded: unexpected EOF"\}\n$/],
  ['disk-full', /\{"error":"write [^"]+: no space left on device"\}\n$/],
  ['pull-cut-off', /"completed":\d+\}\n$/],
  ['pull-stall', /"completed":\d+\}\n$/],
];

/** Faults that end a chat before its answer begins. */
export const deadlyFaults = ['refuse', 'die-while-loading', 'die-while-reading'] as const;

/** Faults that last until the client disconnects. */
export const endlessFaults: GivenFault[] = [
  'stall',
  'slow-load',
  { name: 'runaway-whitespace', isVarying: true },
];

/** A schema whose required key comes second, with alternatives behind a reference. */
export const stepSchema = {
  type: 'object',
  properties: { note: { type: 'string', maxLength: 4 }, step: { $ref: '#/$defs/step' } },
  required: ['step'],
  $defs: { step: { anyOf: [{ enum: ['a', 'b'] }, { type: ['integer', 'null'], minimum: 3 }] } },
};

/** A schema of which the grammar enforces only the last property. */
export const leakySchema = {
  type: 'object',
  properties: {
    share: { type: 'number', minimum: 0, multipleOf: 0.01 },
    names: { type: 'array', uniqueItems: true, items: { type: 'string' } },
    either: { type: 'object', anyOf: [{ type: 'null', nullable: true }] },
    fine: { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^[a-z+]{1,9}$' } },
  },
  propertyOrdering: ['names'],
};

/** What the grammar ignores of `leakySchema`. */
export const leaks = [
  '#: propertyOrdering',
  '#/properties/share: multipleOf',
  '#/properties/share: number minimum',
  '#/properties/names: uniqueItems',
  '#/properties/names: unbounded array',
  '#/properties/names/items: unbounded string',
  '#/properties/either: siblings beside anyOf (type)',
  '#/properties/either/anyOf/0: nullable',
];

/** Whether a prefix is reused, by its tokens, `num_batch` and the tokens of the changed tail. */
export const cacheRules: [rule: string, prefix: number, numBatch: number, tail: number, isReused: boolean][] =
  [
    ['a long prefix, a large batch, any tail', 1200, 2048, 700, true],
    ['a short prefix', 900, 2048, 10, false],
    ['a long prefix, a small batch, a short tail', 1200, 512, 100, true],
    ['a long prefix, a small batch, a long tail', 1200, 512, 700, false],
  ];

/** By version: whether the whole prompt is counted, and whether the cached part is counted separately. */
export const countings: [version: string, isWhole: boolean, hasCached: boolean][] = [
  ['0.33.0', true, true],
  ['0.20.0', true, false],
  ['0.30.0', false, false],
];

/** Texts, and about how many tokens Gemma 3 splits them into. */
export const tokenCounts: [text: string, tokens: number][] = [
  ['The lamp on my desk has eighty small lights behind a sheet of paper.', 16],
  ['{"id":"dark","command":{"type":"pattern","name":"fire","params":{"color":"#48EFB4"}}}', 28],
  ['ночь 🔥👩‍👩‍👧 火', 9],
];
