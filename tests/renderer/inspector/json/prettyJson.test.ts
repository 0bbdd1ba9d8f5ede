import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prettyJson, programText } from '../../../../renderer/inspector/json/prettyJson';
import { checkProgramText } from '../../../../renderer/inspector/json/checkProgramText';
import { program } from '../../../shared/program/arbitraries';
import { programOf } from '../../sampleStates';

describe('a program formatted as text', () => {
  it('puts each step on its own lines, and short values on one', () => {
    expect(programText(programOf('Ember', '#FF8800', 1000)).split('\n')).toEqual([
      '{',
      '  "program": {',
      '    "name": "Ember",',
      '    "steps": [',
      '      {',
      '        "id": "glow",',
      '        "command": { "type": "pattern", "name": "solid", "params": { "color": "#FF8800" } },',
      '        "duration": 1000',
      '      }',
      '    ]',
      '  }',
      '}',
    ]);
  });

  it('breaks values that do not fit on a line', () => {
    const elements = Array.from({ length: 4 }, (_, x) => ({ type: 'pixel', x, y: 0, color: '#FF8800' }));
    const text = prettyJson({ program: { steps: [{ command: { type: 'render', elements } }] } });
    expect(text).toContain('\n            { "type": "pixel", "x": 3, "y": 0, "color": "#FF8800" }\n');
    const long = { type: 'text', content: 'x'.repeat(40), color: '#FF8800' };
    const deep = prettyJson({ program: { steps: [{ command: { type: 'render', elements: [long] } }] } });
    expect(deep).toContain('\n              "color": "#FF8800"\n');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(96);
  });

  it('parses to the same value, and does not change when formatted again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = prettyJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(prettyJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it('parses to the same program, for any program', () => {
    fc.assert(
      fc.property(program, (any) => {
        expect(checkProgramText(programText(any))).toEqual({ ok: true, program: any });
      }),
    );
  });
});
