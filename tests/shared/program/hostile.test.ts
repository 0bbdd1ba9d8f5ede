import { describe, expect, it } from 'vitest';
import { limits } from '#shared/program/limits';
import { parseProgram } from '#shared/program/parseProgram';
import { parseReply } from '#shared/program/parseReply';
import { hostilePromises } from './hostilePromises';

hostilePromises(400_000);

describe('hostile input', () => {
  it('refuses a text of 5 MB by its size', () => {
    const result = parseReply('x'.repeat(5_000_000));
    expect(result).toMatchObject({ ok: false, error: { code: 'TOO_LARGE' } });
    expect(!result.ok && result.error.message).toContain('5.0 million');
  });

  it('reads the largest possible valid program', () => {
    const text = { type: 'text', content: 'ß'.repeat(60), x: -64, y: -64, color: '#FFFFFF' };
    const render = { type: 'render', elements: Array.from({ length: 64 }, () => text) };
    const command = { type: 'layers', front: render, ambient: render, over: render };
    const steps = Array.from({ length: 64 }, (_, index) => ({
      id: `step ${index}`,
      command,
      duration: 20,
      transition: 20,
    }));
    const program = { name: 'x'.repeat(60), steps, on_complete: { command } };
    const json = JSON.stringify({ program });
    expect(json.length).toBeLessThan(limits.replyCharacters);
    expect(parseReply(json)).toEqual({ ok: true, program, repairs: [] });
  });

  it('survives 100 000 levels of nesting, as text and as a value', () => {
    const depth = 100_000;
    const text = '{"program":'.repeat(depth) + '1' + '}'.repeat(depth);
    expect(parseReply(text)).toMatchObject({ ok: false });
    expect(parseProgram(JSON.parse(text))).toMatchObject({ ok: false, error: { code: 'NO_PROGRAM' } });
    const nest = JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;
    const steps = [
      {
        id: nest,
        command: { type: 'pattern', name: 'wave', params: { color: nest, speed: nest } },
        duration: nest,
      },
    ];
    expect(parseProgram({ name: nest, steps, loop: nest, on_complete: nest })).toMatchObject({ ok: true });
  });

  it.each(['command', 'pattern', 'params', 'front', 'layers', 'steps', 'step', 'loop', 'on_complete'])(
    'survives 100 000 times “%s” inside itself',
    (key) => {
      let nest: unknown = { type: 'off' };
      for (let depth = 0; depth < 100_000; depth++) nest = { [key]: nest };
      const command = { type: 'pattern', name: 'solid', params: nest, front: nest, [key]: nest };
      for (const raw of [
        nest,
        { steps: [nest] },
        { steps: [{ command: nest, [key]: nest }] },
        { steps: [{ command }] },
      ]) {
        expect(parseProgram(raw)).toHaveProperty('ok');
      }
    },
  );

  it('keeps the steps next to a value that is nested too deep', () => {
    const deep = '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000);
    const text = `{"program":{"name":"x","mood":${deep},"steps":[{"id":"a","command":{"type":"off"},"duration":500}]}}`;
    expect(parseReply(text)).toMatchObject({ ok: true, program: { name: 'x', steps: [{ id: 'a' }] } });
  });

  it('is not affected by keys that JavaScript treats specially', () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const extra = keys.map((key) => `"${key}":{"steps":[1],"color":"red","polluted":true}`).join(',');
    const text = `{${extra},"program":{${extra},"name":"x","steps":[{${extra},"id":"__proto__","command":{${extra},"type":"pattern","name":"solid","params":{${extra},"color":"#FF0000"}},"duration":500}]}}`;
    expect(parseReply(text)).toMatchObject({ ok: true, program: { steps: [{ id: '__proto__' }] } });
    expect(parseProgram(JSON.parse(text))).toMatchObject({
      ok: true,
      program: { steps: [{ id: '__proto__' }] },
    });
    expect({}).not.toHaveProperty('polluted');
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'does not read the word “%s” as a known value',
    (word) => {
      const params = { color: word, color2: word, speed: word };
      const steps = [
        { id: 'a', command: { type: 'pattern', name: 'wave', params }, duration: word, transition: word },
      ];
      const result = parseProgram({ name: 'x', steps, loop: { count: word } });
      expect(result).toMatchObject({
        ok: true,
        program: { steps: [{ duration: 3000 }], loop: { count: 0 } },
      });
    },
  );

  it('repairs NaN, infinities and lone surrogates', () => {
    const params = { color: Number.NaN, color2: Number.POSITIVE_INFINITY, speed: Number.NaN };
    const steps = [
      { id: '\ud800', command: { type: 'pattern', name: 'wave', params }, duration: Number.NaN },
    ];
    const result = parseProgram({
      name: '\udc00 Storm \ud83d',
      steps,
      loop: { count: Number.NEGATIVE_INFINITY },
    });
    expect(result).toMatchObject({ ok: true, program: { name: 'Storm', steps: [{ duration: 3000 }] } });
    expect(JSON.stringify(result)).not.toMatch(/\\ud[89a-f]/i);
  });

  it('reads no more of a million steps than a program can have', () => {
    const many = parseProgram({
      name: 'x',
      steps: Array.from({ length: 1_000_000 }, () => ({ command: { type: 'off' } })),
    });
    expect(many.ok && many.program.steps).toHaveLength(limits.steps);
    expect(many.ok && many.repairs.join()).toContain('64');
    const junk = parseProgram({ name: 'x', steps: Array.from({ length: 1_000_000 }, () => 5) });
    expect(junk).toMatchObject({ ok: false, error: { code: 'NO_STEPS' } });
  });

  it('stops unwrapping a value that contains itself', () => {
    const loop: Record<string, unknown> = { name: 'x' };
    loop['program'] = loop;
    expect(parseProgram(loop)).toMatchObject({ ok: false, error: { code: 'NO_PROGRAM' } });
  });
});
