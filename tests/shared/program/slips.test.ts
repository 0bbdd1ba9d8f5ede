import { describe, expect, it } from 'vitest';
import { parsePartial } from '#shared/program/PartialReply';
import { parseReply } from '#shared/program/parseReply';
import type { Program } from '#shared/program/Program';

const off = '{"id":"a","command":{"type":"off"},"duration":500}';
const two = `${off},${off.replace('"a"', '"b"')}`;
const whole = `{"program":{"name":"P","steps":[${two}]}}`;
const wave = { type: 'pattern', name: 'wave', params: { color: '#FF0000', color2: '#0000FF', speed: 2000 } };
const rainbow = { type: 'pattern', name: 'rainbow', params: { speed: 2000 } };
const red = { type: 'pattern', name: 'solid', params: { color: '#FF0000' } };
const heart = { type: 'icon', name: 'heart', x: 1, y: 2, color: '#FF0000' };

function parsed(text: string, current?: Program): { program: Program; repairs: string } {
  const result = parseReply(text, current);
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  expect(result.repairs.length, 'every repair must be reported').toBeGreaterThan(0);
  return { program: result.program, repairs: result.repairs.join(' ') };
}

/** The step parsed from this JSON. */
function stepOf(step: string) {
  return parsed(`{"program":{"name":"P","steps":[${step}]}}`).program.steps[0];
}

/** The command parsed from this JSON. */
function commandOf(command: string) {
  return stepOf(`{"id":"a","command":${command},"duration":500}`)?.command;
}

describe('commands in unusual forms', () => {
  it.each<[string, unknown]>([
    ['{"wave":{"color":"#FF0000","color2":"#0000FF","speed":2000}}', wave],
    ['{"pattern":{"name":"wave","params":{"color":"#FF0000","color2":"#0000FF","speed":2000}}}', wave],
    ['{"type":"pattern","name":"wave","params":{"params":{"color":"#FF0000","color2":"#0000FF","speed":2000}}}', wave],
    ['{"type":"pattern","name":"wave","params":{"color":["red","blue"],"speed":2000}}', wave],
    ['{"type":"pattern","name":"wave","params":{"start_color":"red","end_color":"blue","speed":2000}}', wave],
    ['{"Type":"pattern","Name":"wave","Params":{"Color":"#FF0000","Color2":"#0000FF","Speed":2000}}', wave],
    ['{"type":"render","elements":[[{"type":"icon","name":"heart","x":1,"y":2,"color":"#FF0000"}]]}', { type: 'render', elements: [heart] }],
    ['{"type":"render","elements":{"0":{"type":"icon","name":"heart","x":1,"y":2,"color":"#FF0000"}}}', { type: 'render', elements: [heart] }],
    ['{"type":"off","name":null,"params":null,"elements":null,"front":null}', { type: 'off' }],
    ['"#FF0000"', red],
    ['{"type":"layers","front":{"type":"pattern","name":"rainbow","params":{"speed":2000}},"ambient":"red"}', { type: 'layers', front: rainbow, ambient: red }],
    ['{"type":"layers","layers":{"front":{"type":"pattern","name":"rainbow","params":{"speed":2000}}}}', { type: 'layers', front: rainbow }],
    ['{"type":"layers","front":{"command":{"type":"pattern","name":"rainbow","params":{"speed":2000}}}}', { type: 'layers', front: rainbow }],
    ['{"type":"pattern","name":"rainbow","params":{"speed":2000},"ambient":{"type":"pattern","name":"solid","params":{"color":"#FF0000"}}}', { type: 'layers', front: rainbow, ambient: red }],
    ['{"type":"pattern","name":"rainbow","params":{"speed":2000},"ambient":null}', rainbow],
  ])('%s', (command, expected) => expect(commandOf(command)).toEqual(expected)); // prettier-ignore

  it('dims all colours of a pattern by the brightness next to them', () => {
    const command = commandOf(
      '{"type":"pattern","name":"gradient","params":{"color":"#FF0000","color2":"#0000FF","brightness":50}}',
    );
    expect(command).toMatchObject({ params: { color: '#800000', color2: '#000080' } });
  });

  it('reads a brightness above 100 as one of 255', () => {
    const command = commandOf(
      '{"type":"pattern","name":"solid","params":{"color":"#FF0000","brightness":128}}',
    );
    expect(command).toMatchObject({ params: { color: '#800000' } });
  });

  it('uses the name of a single step for the program only when the step is inside one', () => {
    const step = '{"name":"Glow","command":{"type":"off"},"duration":500}';
    expect(parsed(`{"program":${step}}`).program.name).toBe('Glow');
    expect(parsed(step).program.name).not.toBe('Glow');
  });

  it('reads on after a comment, whatever characters are in it', () => {
    const commented = whole.replace('"steps"', '/* a / b * c ** 2 // d */ "steps"');
    expect(parsed(commented).program.steps).toHaveLength(2);
  });

  it.each([
    ['{"count":0,"end_step":"b"}', 'The loop’s start was missing; it is now the first step.'],
    [
      '{"count":0,"start_step":"x","end_step":"b"}',
      'The loop’s start “x” is no step’s id; it is now the first step.',
    ],
  ])('says what replaces an invalid end of a loop: %s', (loop, words) => {
    expect(parsed(`{"program":{"name":"P","steps":[${two}],"loop":${loop}}}`).repairs).toContain(words);
  });

  it('counts the steps of a loop from 1 where the last number is as high as there are steps', () => {
    const three = `${two},${off.replace('"a"', '"c"')}`;
    const { program } = parsed(
      `{"program":{"name":"P","steps":[${three}],"loop":{"count":0,"start_step":2,"end_step":3}}}`,
    );
    expect(program.loop).toEqual({ count: 0, start_step: 'b', end_step: 'c' });
  });
});

describe('colours, times and counts in unusual forms', () => {
  it.each(['"red (#FF0000)"', '"#FF0000;"', '"##FF0000"', '{"hex":"#FF0000"}', '["red"]', '"rgb(255 0 0)"'])(
    'the colour %s',
    (color) => {
      expect(commandOf(`{"type":"pattern","name":"solid","params":{"color":${color}}}`)).toEqual(red);
    },
  );

  it.each(['"rgb(255r 0g 0b)"', '"rgb(255 0 0px)"', '"hsl(30d 100% 50%)"'])(
    'accepts the units in %s',
    (color) => {
      expect(commandOf(`{"type":"pattern","name":"solid","params":{"color":${color}}}`)).toMatchObject({
        name: 'solid',
      });
    },
  );

  it.each<[string, number]>([
    ['"0:30"', 30_000], ['"1:30"', 90_000], ['"00:01:30"', 90_000], ['"0,5s"', 500], ['"1,500"', 1500], ['"1 sec."', 1000],
    ['"1 minute and 30 seconds"', 90_000], ['5', 5000], ['"forever"', 3000],
  ])('the duration %s is %i ms', (duration, ms) => {
    const { program } = parsed(`{"program":{"name":"P","steps":[{"id":"x","command":{"type":"off"},"duration":${duration}},${off}]}}`);
    expect(program.steps[0]?.duration).toBe(ms);
  }); // prettier-ignore

  it.each<[string, unknown]>([
    ['"true"', { count: 0, start_step: 'a', end_step: 'b' }], ['3', { count: 3, start_step: 'a', end_step: 'b' }],
    ['"3x"', { count: 3, start_step: 'a', end_step: 'b' }], ['["a","b"]', { count: 0, start_step: 'a', end_step: 'b' }],
    ['[{"count":2,"start_step":"b","end_step":"b"}]', { count: 2, start_step: 'b', end_step: 'b' }],
    ['{"count":"twice"}', { count: 2, start_step: 'a', end_step: 'b' }],
    ['{"count":0,"start_step":1,"end_step":2}', { count: 0, start_step: 'a', end_step: 'b' }],
    ['{"count":0,"start_step":0,"end_step":1}', { count: 0, start_step: 'a', end_step: 'b' }],
    ['{"enabled":false,"count":3}', undefined], ['false', undefined],
  ])('the loop %s', (loop, expected) => {
    expect(parsed(`{"program":{"name":"P","steps":[${two}],"loop":${loop}}}`).program.loop).toEqual(expected);
  }); // prettier-ignore

  it.each<[string, unknown]>([
    ['"none"', undefined], ['{"action":"hold"}', undefined], ['"off"', { command: { type: 'off' } }], ['{"type":"off"}', { command: { type: 'off' } }],
    ['{"command":"stop"}', { command: { type: 'off' } }],
  ])('the end %s', (end, expected) => {
    expect(parsed(`{"program":{"name":"P","steps":[${two}],"on_complete":${end}}}`).program.on_complete).toEqual(expected);
  }); // prettier-ignore
});

describe('elements in unusual forms', () => {
  it.each<[string, unknown]>([
    ['{"type":"circle","center":[2,3],"radius":4,"color":"#FF0000","filled":"true"}', { type: 'circle', x: 2, y: 3, r: 4, color: '#FF0000', filled: true }],
    ['{"type":"rect","position":{"x":1,"y":2},"size":{"w":3,"h":4},"color":"#FF0000"}', { type: 'rect', x: 1, y: 2, w: 3, h: 4, color: '#FF0000' }],
    ['{"type":"rect","x1":1,"y1":2,"x2":3,"y2":5,"color":"#FF0000"}', { type: 'rect', x: 1, y: 2, w: 3, h: 4, color: '#FF0000' }],
    ['{"pixel":{"x":1,"y":2,"color":"#FF0000"}}', { type: 'pixel', x: 1, y: 2, color: '#FF0000' }],
    ['{"x":1,"y":2,"color":"#FF0000"}', { type: 'pixel', x: 1, y: 2, color: '#FF0000' }],
    ['{"type":"line","from":[0,0],"to":{"x":3,"y":3},"color":"#FF0000"}', { type: 'line', x1: 0, y1: 0, x2: 3, y2: 3, color: '#FF0000' }],
    ['{"type":"text","params":{"content":"Hi","color":"#FF0000"}}', { type: 'text', content: 'Hi', color: '#FF0000' }],
    ['{"type":"text","content":12,"color":"#FF0000"}', { type: 'text', content: '12', color: '#FF0000' }],
  ])('%s', (element, expected) => {
    expect(commandOf(`{"type":"render","elements":[${element}]}`)).toEqual({ type: 'render', elements: [expected] });
  }); // prettier-ignore
});

describe('replies in unusual forms', () => {
  const expected = parseReply(whole);
  const plain = expected.ok ? expected.program : undefined;

  it.each([
    `Use {"type":"off"} to turn it off.\n${whole}`,
    `<think>Maybe {"program":{"name":"Draft","steps":[${off}]}}? No.</think>${whole}`,
    `# two dark steps\n${whole.replace('[', '[ # first comes dark, then {dark}\n')}`,
    whole.replaceAll('"', '&quot;'),
    whole.replace(/"(\w+)"/g, '„$1“'),
    whole.replace('"steps"', '"Steps"'),
    `{"program":"P","steps":[${two}]}`,
    whole.replace(`[${two}]`, `[[${two}]]`),
    whole.replace(`[${two}]`, `{"a":${off},"b":${off.replace('"a"', '"b"')}}`),
    whole.replace(two, two.replaceAll(off, `{"step":${off}}`)),
    `${whole.slice(0, -1)}\n\`\`\``,
  ])('%s', (text) => expect(parsed(text).program).toEqual(plain));

  it('joins steps that are written one after another', () => {
    expect(parsed(two).program.steps).toEqual(plain?.steps);
    expect(
      parsed(`First:\n\`\`\`json\n${off}\n\`\`\`\nThen:\n\`\`\`json\n${off.replace('"a"', '"b"')}\n\`\`\``)
        .program.steps,
    ).toEqual(plain?.steps);
  });

  it.each(['{"program":{"name":"Aurora",', '{"program":{"name":"Aurora"', '{"program":{"name":"Aur'])(
    'reports that %s was cut off',
    (text) => {
      expect(parseReply(text)).toMatchObject({ ok: false, error: { code: 'REPLY_CUT_OFF' } });
    },
  );

  it('does not read a program’s name as a command', () => {
    expect(parseReply('{"program":{"name":"Rainbow"}}')).toMatchObject({
      ok: false,
      error: { code: 'NO_PROGRAM' },
    });
  });

  it('makes no steps from stray words in a damaged list', () => {
    const damaged = whole.replace('"b"', '"b');
    const result = parseReply(damaged);
    const ids = result.ok ? result.program.steps.map(({ id }) => id) : [];
    expect(ids.filter((id) => id !== 'a' && !id.startsWith('b'))).toEqual([]);
  });
});

describe('follow-ups', () => {
  const current = parseReply(
    '{"program":{"name":"P","steps":[{"id":"a","command":{"type":"pattern","name":"wave","params":{"color":"#FF0000","color2":"#0000FF","speed":2000}},"duration":700,"transition":50},{"id":"b","command":{"type":"off"},"duration":500}]}}',
  );
  const program = current.ok ? current.program : undefined;
  const follow = (steps: string) => {
    const result = parseReply(`{"program":{"name":"P","steps":${steps}}}`, program);
    if (!result.ok) throw new Error(result.error.message);
    return result.program.steps;
  };

  it('change one parameter and keep the others', () => {
    const changed = {
      ...program?.steps[0],
      command: { ...wave, params: { ...wave.params, color: '#800080' } },
    };
    expect(follow('[{"id":"a","color":"purple"},"b"]')).toEqual([changed, program?.steps[1]]);
  });

  it('keep the times of a step when only its command is given', () => {
    expect(follow('[{"id":"a","command":{"type":"off"}},"b"]')[0]).toEqual({
      id: 'a',
      command: { type: 'off' },
      duration: 700,
      transition: 50,
    });
  });

  it('may be a bare list of ids', () => {
    const result = parseReply('["b","a"]', program);
    expect(result.ok && result.program.steps).toEqual(program?.steps.toReversed());
    expect(parsePartial('["b","a"]', program)).toEqual(program?.steps.toReversed());
  });
});
