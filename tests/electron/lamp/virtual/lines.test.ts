import { describe, expect, it } from 'vitest';
import { sealLine } from '#shared/lamp/wire/lines';
import { VirtualLampClient } from './VirtualLampClient';

describe('a line', () => {
  it('needs no id and no checksum when it is typed', () => {
    const client = new VirtualLampClient();
    expect(client.typeLine('{"do":"off"}')).toEqual([{ ok: true }]);
    expect(client.typeLine('{ "value" : 7 , "do" : "brightness" , "who" : "me" }')).toEqual([
      { ok: true, brightness: 7 },
    ]);
  });

  it('may be typed at any speed', async () => {
    const client = new VirtualLampClient();
    for (const character of '{"do":"off"}') {
      client.send(character);
      await client.wait(700);
    }
    client.takeMessages();
    client.send('\n');
    expect(client.takeMessages()).toEqual([{ ok: true }]);
  });

  it('may have CR anywhere and anything before its brace', () => {
    const client = new VirtualLampClient();
    expect(client.typeLine('AT\r\nAd AdA\u00ff{"do":\r"off"}\r')).toEqual([{ ok: true }]);
    expect(client.typeLine('Ada\n{"do":"off"}')).toEqual([{ ok: true }]);
  });

  it('returns its id, whatever the outcome', () => {
    const client = new VirtualLampClient();
    expect(client.typeLine('{"id":65535,"do":"off"}')).toEqual([{ id: 65_535, ok: true }]);
    expect(client.typeLine('{"id":1,"do":"dance"}')).toEqual([{ id: 1, error: 'unknown' }]);
    expect(client.typeLine('{"id":2}')).toEqual([{ id: 2, error: 'bad-value' }]);
  });

  it.each(['0', '65536', '-1', '"a"', 'true'])('cannot have the id %s', (id) => {
    expect(new VirtualLampClient().typeLine(`{"id":${id},"do":"off"}`)).toEqual([{ error: 'bad-value' }]);
  });

  it('is ignored if its checksum is wrong, and the lamp says so', () => {
    const client = new VirtualLampClient();
    const line = sealLine({ id: 1, do: 'brightness', value: 1 });
    expect(client.typeLine(line.replace('"value":1', '"value":2'))).toEqual([
      { event: 'ignored', why: 'crc' },
    ]);
    expect(client.typeLine(line.replace(/....(?="\}$)/, 'abcd'))).toEqual([{ event: 'ignored', why: 'crc' }]);
    expect(client.status()).toMatchObject({ brightness: 255 });
    expect(client.typeLine(line)).toEqual([{ id: 1, ok: true, brightness: 1 }]);
  });

  it.each([
    '{',
    '{do:off}',
    '{"do":"off"',
    '{"do":["off"]}',
    '{"do":"off"}}',
    '{"do":"o\u0080f"}',
    '{"do":"\toff"}',
    '{"do":"\\u006fff"}',
  ])('that is not an object is dropped: %j', (line) => {
    const client = new VirtualLampClient();
    expect(client.typeLine(line)).toEqual([{ event: 'ignored', why: 'no-object' }]);
    expect(client.typeLine('{"do":"off"}')).toEqual([{ ok: true }]);
  });

  it('may be as long as the lamp reports, and not a character longer', () => {
    const client = new VirtualLampClient({ lineLength: 96 });
    const line = (length: number) => `{"do":"off","x":"${'x'.repeat(length - 19)}"}`;
    expect(line(96)).toHaveLength(96);
    expect(client.typeLine(line(96))).toEqual([{ ok: true }]);
    expect(client.typeLine(line(97))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(client.typeLine(line(5000))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(client.typeLine(line(96))).toEqual([{ ok: true }]);
  });

  it('may come in any pieces, and several at once', () => {
    const client = new VirtualLampClient();
    client.send('{"do":"o');
    client.send('ff"}\n{"do":"brightness"}\n{"do":');
    expect(client.takeMessages()).toEqual([{ ok: true }, { ok: true, brightness: 255 }]);
    client.send('"limit"}\n');
    expect(client.takeMessages()).toEqual([{ ok: true, limit: 450 }]);
  });
});
