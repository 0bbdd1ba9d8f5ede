import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { program, solid, strobe } from './rawPrograms';

const leds = 172;
const amber = program({ id: 'a', command: solid('#FF8040'), duration: 1000 });
const redThenBlue = program(
  { id: 'red', command: solid('#FF0000'), duration: 500 },
  { id: 'blue', command: solid('#0000FF'), duration: null },
);
interface Line {
  readonly ms: string;
  readonly hex: string;
}

/** Runs `lamp frames` with these arguments, or a text of them, and this standard input. */
async function frames(input: string, words: string | string[]) {
  const terminal = new FakeTerminal([input]);
  const typed = typeof words === 'string' ? words.split(' ') : words;
  const code = await runLamp(['frames', ...typed], commands, '1.2.3', terminal);
  const lines = terminal.written
    .split('\n')
    .slice(0, -1)
    .map((line): Line => {
      const [ms = '', hex = '', ...more] = line.split(' ');
      expect(more).toEqual([]);
      return { ms, hex };
    });
  return {
    code,
    lines,
    hexes: lines.map(({ hex }) => hex),
    terminal,
    messages: terminal.messages.join('\n'),
  };
}

/** The current a lamp draws for these bytes, in mA, as the format defines it: 1 per LED, plus 55 for full white. */
function currentMa(hex: string): number {
  const bytes = [...Buffer.from(hex, 'hex')];
  return bytes.length / 3 + (bytes.reduce((sum, value) => sum + value, 0) * 55) / 765;
}

describe('lamp frames: which frames', () => {
  it('prints one line per time of --at: the ms and three bytes in hex for each LED', async () => {
    const { code, lines, messages } = await frames(redThenBlue, '- --at 0,500 --no-guards');
    expect(code).toBe(0);
    expect(lines).toEqual([
      { ms: '0', hex: 'ff0000'.repeat(leds) },
      { ms: '500', hex: '0000ff'.repeat(leds) },
    ]);
    expect(messages).toBe('');
  });

  it('keeps the order of the given times', async () => {
    const { lines } = await frames(redThenBlue, [
      '-',
      '--at',
      '4000000000, 500,499,0',
      '--no-guards',
      '--layout',
      '1x1',
    ]);
    expect(lines).toEqual([
      { ms: '4000000000', hex: '0000ff' },
      { ms: '500', hex: '0000ff' },
      { ms: '499', hex: 'ff0000' },
      { ms: '0', hex: 'ff0000' },
    ]);
  });

  it('reads the program from a file', async () => {
    const file = join(temporaryFolder(), 'program.json');
    writeFileSync(file, redThenBlue);
    const { code, hexes } = await frames('', [file, '--at', '500', '--layout', '1x1', '--no-guards']);
    expect([code, hexes]).toEqual([0, ['0000ff']]);
  });

  it('prints ten frames for a second at --fps 10, the first at 0 and none at the end', async () => {
    const { code, lines } = await frames(redThenBlue, '- --fps 10 --seconds 1 --no-guards');
    expect(code).toBe(0);
    expect(lines.map(({ ms }) => Number(ms))).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
    expect(lines[4]?.hex).toBe('ff0000'.repeat(leds));
    expect(lines[5]?.hex).toBe('0000ff'.repeat(leds));
  });

  it('rounds each time by itself, so that a rate that does not divide a second does not drift', async () => {
    const { lines } = await frames(amber, '- --fps 30 --seconds 0.2 --layout 1x1');
    expect(lines.map(({ ms }) => Number(ms))).toEqual([0, 33, 67, 100, 133, 167]);
  });

  it.each([
    ['100', '1.1', 110],
    ['100', '0.07', 7],
    ['25', '0.28', 7],
    ['50', '0.14', 7],
    ['60', '0.5', 30],
    ['1', '3', 3],
  ])('prints as many frames as --fps %s times --seconds %s', async (fps, seconds, count) => {
    const { lines } = await frames(amber, `- --fps ${fps} --seconds ${seconds} --layout 1x1`);
    expect(lines).toHaveLength(count);
  });
});

describe('lamp frames: the bytes', () => {
  it('prints the pattern’s raw bytes with --no-guards', async () => {
    const { hexes } = await frames(amber, '- --at 0 --no-guards');
    expect(hexes).toEqual(['ff8040'.repeat(leds)]);
  });

  it('ignores brightness and budget with --no-guards', async () => {
    const { hexes, messages } = await frames(amber, '- --at 0 --no-guards --brightness 0 --budget-ma 1');
    expect(hexes).toEqual(['ff8040'.repeat(leds)]);
    expect(messages).toBe('');
  });

  it('prints linear light, gamma 2.2, if nothing limits it', async () => {
    const light = (value: number) => Math.round(255 * (value / 255) ** 2.2);
    const { hexes } = await frames(amber, '- --at 0 --layout 2x1');
    expect(hexes).toEqual([
      Buffer.from([255, light(0x80), light(0x40)])
        .toString('hex')
        .repeat(2),
    ]);
  });

  it('stays within 450 mA by default, and uses all of it', async () => {
    const white = program({ id: 'a', command: solid('#FFFFFF'), duration: 1000 });
    for (const input of [amber, white]) {
      const { code, hexes } = await frames(input, '- --at 0');
      expect(code).toBe(0);
      expect(currentMa(hexes[0] ?? '')).toBeLessThanOrEqual(450);
      expect(currentMa(hexes[0] ?? '')).toBeGreaterThan(400);
    }
  });

  it('allows more current with a larger --budget-ma, up to the full colour', async () => {
    const at = async (budget: string) =>
      (await frames(amber, `- --at 0 --budget-ma ${budget}`)).hexes[0] ?? '';
    expect(currentMa(await at('1000'))).toBeLessThanOrEqual(1000);
    expect(currentMa(await at('1000'))).toBeGreaterThan(950);
    expect(await at('1000000')).toBe('ff380c'.repeat(leds));
  });

  it('is dimmer with less --brightness', async () => {
    const at = async (brightness: string) =>
      (await frames(amber, `- --at 0 --layout 1x1 --brightness ${brightness}`)).hexes;
    expect(await at('255')).toEqual(['ff380c']);
    const [half = ''] = await at('128');
    expect(Math.abs(Number.parseInt(half.slice(0, 2), 16) - 128)).toBeLessThanOrEqual(1);
    expect(await at('1')).toEqual(['010000']);
  });

  it('is black with --brightness 0', async () => {
    const { code, hexes } = await frames(amber, '- --at 0,500 --brightness 0');
    expect(code).toBe(0);
    expect(hexes).toEqual(['000000'.repeat(leds), '000000'.repeat(leds)]);
  });

  it('is black with a budget that does not even cover dark LEDs, and says so', async () => {
    const { code, hexes, messages } = await frames(amber, '- --at 0 --budget-ma 171');
    expect(code).toBe(0);
    expect(hexes).toEqual(['000000'.repeat(leds)]);
    expect(messages).toMatch(/172 mA.*171 mA.*black/);
  });

  it('says nothing about a budget that covers them', async () => {
    const { messages } = await frames(amber, '- --at 0 --budget-ma 173');
    expect(messages).toBe('');
  });

  it('checks the budget against the lamp of the layout', async () => {
    const { hexes, messages } = await frames(amber, '- --at 0 --budget-ma 171 --layout 2x1');
    expect(hexes).toEqual(['ff380c'.repeat(2)]);
    expect(messages).toBe('');
  });
});

describe('lamp frames --layout', () => {
  const corner = program({
    id: 'a',
    command: { type: 'render', elements: [{ type: 'pixel', x: 0, y: 0, color: '#FF0000' }] },
    duration: 1000,
  });
  const lit = (hex: string | undefined) =>
    (hex?.match(/.{6}/g) ?? []).flatMap((led, at) => (led === '000000' ? [] : [at]));

  it.each([
    ['10x14+32', 172],
    ['16x9', 144],
    ['strip60', 60],
    ['ring24', 24],
  ])('prints as many LEDs for %s as it has', async (layout, count) => {
    const { hexes } = await frames(amber, `- --at 0 --no-guards --layout ${layout}`);
    expect(hexes).toEqual(['ff8040'.repeat(count)]);
  });

  it.each([
    ['3x2', [0]],
    ['3x2,mirrored', [2]],
    ['3x2,rotate180', [5]],
    ['3x2,rotate90', [3]],
    ['3x2,serpentine,rotate180', [3]],
  ])('sends the top left pixel to the LED at that place: %s', async (layout, there) => {
    const { hexes } = await frames(corner, `- --at 0 --layout ${layout}`);
    expect(lit(hexes[0])).toEqual(there);
  });

  it('applies the channel order of the LEDs after the guards', async () => {
    const { hexes } = await frames(amber, '- --at 0 --layout 2x1,GRB');
    expect(hexes).toEqual(['38ff0c38ff0c']);
    const other = await frames(amber, '- --at 0 --layout 2x1,BGR');
    expect(other.hexes).toEqual(['0c38ff0c38ff']);
  });

  it.each(['', '0x5', 'ring24+8', '10x14,sideways'])(
    'says what is wrong with the layout “%s”',
    async (layout) => {
      const { code, messages, terminal } = await frames(amber, `- --at 0 --layout=${layout}`);
      expect(code).not.toBe(0);
      expect(messages).toContain(`“${layout}”`);
      expect(terminal.written).toBe('');
    },
  );
});

describe('lamp frames and flashes', () => {
  const words = '- --fps 20 --seconds 2 --layout 4x4';
  const swings = (hexes: string[]) => hexes.filter((hex, at) => at > 0 && hex !== hexes[at - 1]).length;

  it('slows a strobe down to a safe rate, and says so', async () => {
    const { code, hexes, terminal } = await frames(strobe, words);
    expect(code).toBe(0);
    expect(terminal.messages).toHaveLength(1);
    expect(terminal.messages[0]).toMatch(/^Slowed .*on.*off.*\.$/);
    // Three flashes a second are six changes.
    expect(swings(hexes)).toBeLessThanOrEqual(12);
    expect(swings(hexes)).toBeGreaterThan(0);
  });

  it('leaves the strobe unchanged with --no-guards, without a message', async () => {
    const { code, hexes, terminal } = await frames(strobe, `${words} --no-guards`);
    expect([code, terminal.messages]).toEqual([0, []]);
    expect(swings(hexes)).toBe(39);
  });

  it('says nothing about a calm program', async () => {
    const { terminal } = await frames(redThenBlue, words);
    expect(terminal.messages).toEqual([]);
  });
});

describe('lamp frames: errors', () => {
  it.each([
    [[], 'Say when'],
    [['-'], 'Say when'],
    [['--at', '0'], 'FILE is missing'],
    [['-', '-', '--at', '0'], 'One FILE'],
    [['-', '--at', ''], '--at takes whole ms'],
    [['-', '--at', '5,'], '--at takes whole ms'],
    [['-', '--at', '1.5'], '--at takes whole ms'],
    [['-', '--at=-5'], '--at takes whole ms'],
    [['-', '--at', 'noon'], '--at takes whole ms'],
    [['-', '--at', '99999999999999999999'], '--at takes whole ms'],
    [['-', '--at', '0', '--fps', '10'], 'Either --at'],
    [['-', '--at', '0', '--seconds', '1'], 'Either --at'],
    [['-', '--fps', '10'], 'Say when'],
    [['-', '--seconds', '1'], 'Say when'],
    [['-', '--fps', '0', '--seconds', '1'], '--fps takes a whole number from 1'],
    [['-', '--fps', '2.5', '--seconds', '1'], '--fps takes a whole number from 1'],
    [['-', '--fps', '1001', '--seconds', '1'], '--fps takes a whole number from 1'],
    [['-', '--fps', '10', '--seconds', '0'], '--seconds takes a number above 0'],
    [['-', '--fps', '10', '--seconds', 'Infinity'], '--seconds takes a number above 0'],
    [['-', '--fps', '10', '--seconds', 'soon'], '--seconds takes a number above 0'],
    [['-', '--at', '0', '--brightness', '256'], '--brightness takes a whole number from 0 to 255'],
    [['-', '--at', '0', '--brightness', '50%'], '--brightness takes a whole number from 0 to 255'],
    [['-', '--at', '0', '--budget-ma', 'lots'], '--budget-ma takes a whole number'],
    [['-', '--at', '0', '--guards'], '--guards'],
  ])('answers %j with a message, the usage and exit code 2', async (words, complaint) => {
    const { code, messages, terminal } = await frames(amber, words);
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
    expect(messages).toContain('Usage: lamp frames FILE');
    expect(terminal.written).toBe('');
  });

  it.each([
    ['hello', /no animation program/],
    ['', /\.$/],
    ['{"program":{"name":"x","steps":[]}}', /step/],
  ])('says what is wrong with input that is not a program: %j', async (input, why) => {
    const { code, messages, terminal } = await frames(input, '- --at 0');
    expect([code, terminal.written]).toEqual([1, '']);
    expect(messages).toMatch(why);
    expect(messages).not.toContain('Usage');
  });

  it('says why it cannot read a file', async () => {
    const folder = join(temporaryFolder(), 'folder');
    mkdirSync(folder);
    const absent = await frames('', [join(folder, 'none.json'), '--at', '0']);
    expect([absent.code, absent.terminal.written]).toEqual([1, '']);
    expect(absent.messages).toContain('no file');
    const wrong = await frames('', [folder, '--at', '0']);
    expect([wrong.code, wrong.terminal.written]).toEqual([1, '']);
    expect(wrong.messages).toContain('folder');
  });

  it('plays a reply that needed repairs, and lists them', async () => {
    const reply = amber.replace('#FF8040', 'red');
    const { code, hexes, messages } = await frames(reply, '- --at 0 --layout 1x1');
    expect([code, hexes]).toEqual([0, ['ff0000']]);
    expect(messages).toContain('“red” became #FF0000');
  });
});
