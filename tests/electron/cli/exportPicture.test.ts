import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../electron/cli/commands';
import { runLamp } from '../../../electron/cli/runLamp';
import { colorAt, decodeGif } from '../../fakes/decodeGif';
import { FakeTerminal } from '../../fakes/FakeTerminal';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { program, solid, strobe } from './rawPrograms';

const redThenBlue = program(
  { id: 'red', command: solid('#FF0000'), duration: 1000 },
  { id: 'blue', command: solid('#0000FF'), duration: 3000 },
);
/** Runs `lamp export` with the program on standard input. */
async function exported(input: string, ...words: string[]) {
  const terminal = new FakeTerminal([input]);
  const code = await runLamp(['export', ...words], commands, '1.2.3', terminal);
  return { code, terminal, messages: terminal.messages.join('\n') };
}

/** The colours of a PNG's pixels, row by row. Its rows use filter “up” or none. */
function pixelsOf(file: string): string[][] {
  const png = readFileSync(file);
  expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const dataAt = png.indexOf('IDAT', 0, 'latin1');
  const packed = inflateSync(png.subarray(dataAt + 4, dataAt + 4 + png.readUInt32BE(dataAt - 4)));
  const rows: Buffer[] = [];
  for (let row = 0; row < height; row++) {
    const line = packed.subarray(row * (width * 3 + 1), (row + 1) * (width * 3 + 1));
    expect([0, 2]).toContain(line[0]);
    const above = line[0] === 2 ? rows.at(-1) : undefined;
    rows.push(Buffer.from(line.subarray(1).map((byte, at) => byte + (above?.[at] ?? 0))));
  }
  return rows.map((row) => row.toString('hex').match(/.{6}/g) ?? []);
}

describe('lamp export --png', () => {
  it('writes 960 × 168 pixels for the default lamp, and a line of JSON about it', async () => {
    const file = join(temporaryFolder(), 'film.png');
    const { code, terminal } = await exported(redThenBlue, '-', '--png', file);
    expect([code, terminal.messages]).toEqual([0, []]);
    expect(terminal.written).toMatch(/^[^\n]+\n$/);
    expect(terminal.lines).toEqual([{ ok: true, file, width: 960, height: 168, lengthMs: 4000 }]);
    const pixels = pixelsOf(file);
    expect(pixels).toHaveLength(168);
    expect(new Set(pixels.map((row) => row.length))).toEqual(new Set([960]));
  });

  it('has time running to the right', async () => {
    const file = join(temporaryFolder(), 'film.png');
    await exported(redThenBlue, '-', '--png', file);
    const asTold = [
      ...Array.from({ length: 240 }, () => 'ff0000'),
      ...Array.from({ length: 720 }, () => '0000ff'),
    ];
    expect(pixelsOf(file).filter((row) => row.join() !== asTold.join())).toEqual([]);
  });

  it('shows the lamp’s rows below each other, each twelve pixels high', async () => {
    const file = join(temporaryFolder(), 'film.png');
    const elements = [
      { type: 'fill', color: '#000080' },
      { type: 'rect', x: 0, y: 0, w: 10, h: 1, color: '#00FF00' },
    ];
    await exported(
      program({ id: 'a', command: { type: 'render', elements }, duration: 1000 }),
      '-',
      '--png',
      file,
    );
    const colors = pixelsOf(file).map(([first]) => first);
    expect(colors.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => '00ff00'));
    expect(colors.slice(12)).toEqual(Array.from({ length: 156 }, () => '000080'));
  });

  it('reads the program from a file', async () => {
    const folder = temporaryFolder();
    const [input, file] = [join(folder, 'program.json'), join(folder, 'film.png')];
    writeFileSync(input, redThenBlue);
    const { code } = await exported('', input, '--png', file, '--width', '4');
    expect(code).toBe(0);
    expect(pixelsOf(file)[0]).toEqual(['ff0000', '0000ff', '0000ff', '0000ff']);
  });

  it.each([
    ['10x14+32,rotate90', 120],
    ['16x9', 108],
    ['1x60', 720],
    ['ring24', 288],
    ['strip300', 900],
  ])('is as high as the lamp has rows in its orientation, or LEDs in a line: %s', async (layout, height) => {
    const file = join(temporaryFolder(), 'film.png');
    const { terminal } = await exported(redThenBlue, '-', '--png', file, '--layout', layout, '--width', '8');
    expect(terminal.lines).toMatchObject([{ width: 8, height }]);
    expect(pixelsOf(file)).toHaveLength(height);
  });

  it('shows a loop once, and a few seconds of a final step that stays', async () => {
    const file = join(temporaryFolder(), 'film.png');
    const stays = program(
      { id: 'red', command: solid('#FF0000'), duration: 4000 },
      { id: 'blue', command: solid('#0000FF'), duration: null },
    );
    const { terminal } = await exported(stays, '-', '--png', file, '--width', '4');
    expect(terminal.lines).toMatchObject([{ lengthMs: 8000 }]);
    expect(pixelsOf(file)[0]).toEqual(['ff0000', 'ff0000', '0000ff', '0000ff']);
    const looped = redThenBlue.replace(/}}$/, ',"loop":{"count":9,"start_step":"red","end_step":"blue"}}}');
    const once = await exported(looped, '-', '--png', file, '--width', '4');
    expect(once.terminal.lines).toMatchObject([{ lengthMs: 4000 }]);
  });

  it('shows what the lamp would: a strobe is slowed down, and a message says so', async () => {
    const file = join(temporaryFolder(), 'film.png');
    const { code, terminal } = await exported(strobe, '-', '--png', file, '--width', '2');
    expect(code).toBe(0);
    expect(terminal.messages).toHaveLength(1);
    expect(terminal.messages[0]).toMatch(/^Slowed .*\.$/);
    const [{ lengthMs } = { lengthMs: 0 }] = terminal.lines as { lengthMs: number }[];
    expect(lengthMs).toBeGreaterThanOrEqual(334);
  });

  it('replaces an existing picture', async () => {
    const file = join(temporaryFolder(), 'film.png');
    writeFileSync(file, 'x'.repeat(100_000));
    await exported(redThenBlue, '-', '--png', file, '--width', '1');
    expect(readFileSync(file).length).toBeLessThan(1000);
    expect(pixelsOf(file)).toHaveLength(168);
  });
});

describe('lamp export --gif', () => {
  const looped = redThenBlue.replace(/}}$/, ',"loop":{"count":0,"start_step":"red","end_step":"blue"}}}');

  it('draws the lamp playing the program, and prints a line of JSON about it', async () => {
    const file = join(temporaryFolder(), 'film.gif');
    const { code, terminal } = await exported(looped, '-', '--gif', file);
    expect([code, terminal.messages]).toEqual([0, []]);
    expect(terminal.written).toMatch(/^[^\n]+\n$/);
    expect(terminal.lines).toEqual([
      { ok: true, file, width: 260, height: 340, lengthMs: 4000, frames: 2, isCut: false },
    ]);
    const { width, height, plays, frames } = decodeGif(readFileSync(file));
    expect([width, height, plays]).toEqual([260, 340, 0]);
    const middle = frames.map(({ shown, delay }) => [delay, colorAt(shown, 120, 160)]);
    expect(middle).toEqual([
      [100, 'ff0000'],
      [300, '0000ff'],
    ]);
  });

  it('plays a program that ends once', async () => {
    const file = join(temporaryFolder(), 'film.gif');
    await exported(redThenBlue, '-', '--gif', file);
    expect(decodeGif(readFileSync(file)).plays).toBeUndefined();
  });

  it.each([
    ['10x14+32,rotate90', 340, 260],
    ['16x9', 340, 200],
    ['strip60', 732, 26],
  ])('draws the lamp of the layout: %s', async (layout, width, height) => {
    const file = join(temporaryFolder(), 'film.gif');
    const { terminal } = await exported(looped, '-', '--gif', file, '--layout', layout);
    expect(terminal.lines).toMatchObject([{ width, height }]);
    expect(decodeGif(readFileSync(file))).toMatchObject({ width, height });
  });

  it('says that a long program is cut off', async () => {
    const file = join(temporaryFolder(), 'film.gif');
    const long = program({ id: 'red', command: solid('#FF0000'), duration: 60_000 });
    const { code, terminal } = await exported(long, '-', '--gif', file, '--layout', '2x2');
    expect(code).toBe(0);
    expect(terminal.messages).toEqual(['The program is longer: the GIF shows its first 30 s.']);
    expect(terminal.lines).toMatchObject([{ lengthMs: 30_000, isCut: true }]);
  });

  it('shows what the lamp would: a strobe is slowed down, and a message says so', async () => {
    const file = join(temporaryFolder(), 'film.gif');
    const { code, terminal } = await exported(strobe, '-', '--gif', file);
    expect(code).toBe(0);
    expect(terminal.messages).toHaveLength(1);
    expect(terminal.messages[0]).toMatch(/^Slowed .*\.$/);
    const { frames } = decodeGif(readFileSync(file));
    expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBeGreaterThanOrEqual(33);
  });

  it('replaces an existing picture, and writes nothing once it is stopped', async () => {
    const file = join(temporaryFolder(), 'film.gif');
    writeFileSync(file, 'x'.repeat(100_000));
    const terminal = new FakeTerminal([looped]);
    terminal.stop.abort();
    expect(await runLamp(['export', '-', '--gif', file], commands, '1.2.3', terminal)).toBe(1);
    expect([terminal.written, terminal.messages]).toEqual(['', [expect.stringMatching(/^Stopped\./)]]);
    expect(readFileSync(file)).toHaveLength(100_000);
    await exported(looped, '-', '--gif', file);
    expect(decodeGif(readFileSync(file)).frames).toHaveLength(2);
  });
});

describe('lamp export: errors', () => {
  it.each(['png', 'gif'])('says where it could not write a %s', async (kind) => {
    const folder = temporaryFolder();
    for (const file of [join(folder, 'none', 'film'), folder]) {
      const { code, terminal, messages } = await exported(redThenBlue, '-', `--${kind}`, file);
      expect([code, terminal.written]).toEqual([1, '']);
      expect(messages).toContain(`${file} cannot be written`);
      expect(messages).toMatch(/[^.]\.$/);
    }
  });

  it.each([
    [['-'], 'Say where to: --gif OUT or --png OUT.'],
    [['-', '--png='], 'Say where to:'],
    [['-', '--gif='], 'Say where to:'],
    [['-', '--gif'], '--gif'],
    [['-', '--gif', 'FILM', '--png', 'FILM'], 'either --gif OUT or --png OUT'],
    [['-', '--gif', 'FILM', '--width', '100'], '--width is for --png'],
    [['--gif', 'FILM'], 'FILE is missing'],
    [['-', '--png'], '--png'],
    [['--png', 'FILM'], 'FILE is missing'],
    [['-', '-', '--png', 'FILM'], 'One FILE'],
    [['-', '--png', 'FILM', '--width', '0'], '--width takes a whole number from 1'],
    [['-', '--png', 'FILM', '--width', 'wide'], '--width takes a whole number from 1'],
    [['-', '--png', 'FILM', '--width', '20000'], '--width takes a whole number from 1'],
    [['-', '--png', 'FILM', '--frames'], '--frames'],
  ])('answers %j with a message, the usage and exit code 2', async (words, complaint) => {
    const file = join(temporaryFolder(), 'film.png');
    const { code, terminal, messages } = await exported(
      redThenBlue,
      ...words.map((word) => (word === 'FILM' ? file : word)),
    );
    expect(code).toBe(2);
    expect(messages).toContain(complaint);
    expect(messages).toContain('Usage: lamp export FILE --gif OUT | FILE --png OUT');
    expect(terminal.written).toBe('');
    expect(existsSync(file)).toBe(false);
  });

  it('writes no picture if the input is not a program, and says why', async () => {
    const file = join(temporaryFolder(), 'film.png');
    for (const [input, from] of [
      ['hello', '-'],
      ['', '/no/such/file.json'],
    ] as const) {
      const { code, terminal, messages } = await exported(input, from, '--png', file);
      expect([code, terminal.written]).toEqual([1, '']);
      expect(messages).toMatch(/no animation program|no file/);
      expect(existsSync(file)).toBe(false);
    }
  });

  it('says what is wrong with a layout', async () => {
    const file = join(temporaryFolder(), 'film.png');
    const { code, messages } = await exported(redThenBlue, '-', '--png', file, '--layout', '10x14,sideways');
    expect(code).not.toBe(0);
    expect(messages).toContain('“sideways”');
    expect(existsSync(file)).toBe(false);
  });
});
