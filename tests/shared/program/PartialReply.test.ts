import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatProgram } from '#shared/program/formatProgram';
import { parsePartial, PartialReply } from '#shared/program/PartialReply';
import { parseReply } from '#shared/program/parseReply';
import type { Program, Step } from '#shared/program/Program';
import { program } from './arbitraries';
import { repliesOf, rows } from './fixtures';
import { finalSteps, partialPromises } from './partialPromises';

const step = (id: string, duration: number | null = 500) => ({ id, command: { type: 'off' }, duration });
const replyOf = (...steps: unknown[]) => JSON.stringify({ program: { name: 'P', steps } });

/** Reads the text piece by piece, as it would stream in. */
function stream(text: string, size: number, current?: Program): Step[] {
  const reply = new PartialReply(current);
  const steps: Step[] = [];
  for (let at = 0; at < text.length; at += size) steps.push(...reply.push(text.slice(at, at + size)));
  expect(reply.steps).toEqual(steps);
  return steps;
}

describe('parsePartial', () => {
  it('returns a step as soon as the next one begins', () => {
    const text = replyOf(step('a'), step('b'));
    const nextOpens = text.indexOf('{"id":"b"') + 1;
    expect(parsePartial(text.slice(0, nextOpens - 1))).toEqual([]);
    expect(parsePartial(text.slice(0, nextOpens))).toEqual([step('a')]);
    expect(parsePartial(text.slice(0, text.indexOf(']') + 1))).toEqual([step('a'), step('b')]);
    expect(parsePartial(text)).toEqual([step('a'), step('b')]);
  });

  it('holds back a step without an end until it is known whether another follows', () => {
    const followed = replyOf(step('a', null), step('b'));
    const nextOpens = followed.indexOf('{"id":"b"') + 1;
    expect(parsePartial(followed.slice(0, nextOpens - 1))).toEqual([]);
    expect(parsePartial(followed.slice(0, nextOpens))).toEqual([step('a', 3000)]);
    expect(parsePartial(replyOf(step('a'), step('b', null)))).toEqual([step('a'), step('b', null)]);
  });

  it('holds back a last step without an end until it is known whether a loop follows', () => {
    const steps = [step('a'), step('b', null)];
    const text = JSON.stringify({
      program: { name: 'P', steps, loop: { count: 0, start_step: 'a', end_step: 'b' } },
    });
    expect(parsePartial(text.slice(0, text.indexOf('"loop"') + 7))).toEqual([step('a')]);
    expect(parsePartial(text)).toEqual([step('a'), step('b', 3000)]);
  });

  it('holds it back also while a program without a wrapper may have closed a bracket too early', () => {
    const closed = JSON.stringify({ name: 'P', steps: [step('a'), step('b', null)] });
    const looped = `${closed},"loop":{"count":0,"start_step":"a","end_step":"b"}}`;
    expect(parsePartial(closed)).toEqual([step('a')]);
    expect(parsePartial(looped)).toEqual([step('a')]);
    expect(finalSteps(looped)).toEqual([step('a'), step('b', 3000)]);
    expect(parsePartial(`${closed} Enjoy!`)).toEqual([step('a'), step('b', null)]);
  });

  partialPromises(0.05);

  it('gives the same steps however the reply is cut into pieces', () => {
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 40 }), (valid, size) => {
        const text = `Of course!\n\`\`\`json\n${formatProgram(valid)}\n\`\`\``;
        expect(stream(text, size)).toEqual(parsePartial(text));
      }),
    );
  });

  it.each(rows)('agrees with the final parse of the recorded replies with %s', (row) => {
    for (const { name, text, expected } of repliesOf(row)) {
      const current =
        expected.current === undefined ? undefined : parseReply(JSON.stringify(expected.current));
      const known = current?.ok ? current.program : undefined;
      const whole = parseReply(text, known);
      const partial = stream(text, 5, known);
      if (whole.ok) expect(whole.program.steps.slice(0, partial.length), name).toEqual(partial);
    }
  });

  it('returns the whole program when its bracket closes, before the note', () => {
    fc.assert(
      fc.property(program, fc.integer({ min: 1, max: 40 }), (valid, size) => {
        const reply = new PartialReply();
        const body = formatProgram(valid).slice(0, -1);
        for (let at = 0; at < body.length - 1; at += size) {
          expect(reply.program).toBeUndefined();
          reply.push(body.slice(at, Math.min(at + size, body.length - 1)));
        }
        expect(reply.program).toBeUndefined();
        reply.push(body.slice(-1));
        expect(reply.program).toEqual(valid);
        reply.push(',"note":"likes it slow"}');
        expect(reply.program).toEqual(valid);
        expect(reply.steps).toEqual(valid.steps);
      }),
    );
  });

  it('fills in steps that a follow-up names by id', () => {
    const current = parseReply(replyOf(step('dark'), step('flash')));
    if (!current.ok) throw new Error(current.error.message);
    const text =
      '{"program":{"name":"P","steps":["dark",{"id":"new","command":{"type":"off"},"duration":70},"flash"]}}';
    expect(stream(text, 3, current.program)).toEqual([step('dark'), step('new', 70), step('flash')]);
  });

  it('stops at the first bracket out of place', () => {
    const text = replyOf(step('a'), step('b'), step('c'));
    const broken = text.replace('"b","command":{', '"b","command":{]');
    expect(parsePartial(broken)).toEqual([step('a')]);
  });

  it('returns at most 64 steps', () => {
    const many = Array.from({ length: 100 }, (_, index) => step(`s${index}`));
    expect(parsePartial(replyOf(...many))).toHaveLength(64);
  });
});
