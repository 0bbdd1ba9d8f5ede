import { describe, expect, it } from 'vitest';
import { sealLine } from '#shared/lamp/wire/lines';
import { LampTalk } from './LampTalk';

describe('a line', () => {
  it('needs no id and no checksum when people type', () => {
    const talk = new LampTalk();
    expect(talk.type('{"do":"off"}')).toEqual([{ ok: true }]);
    expect(talk.type('{ "value" : 7 , "do" : "brightness" , "who" : "me" }')).toEqual([
      { ok: true, brightness: 7 },
    ]);
  });

  it('may be typed as slowly as one likes', async () => {
    const talk = new LampTalk();
    for (const character of '{"do":"off"}') {
      talk.send(character);
      await talk.wait(700);
    }
    talk.messages();
    talk.send('\n');
    expect(talk.messages()).toEqual([{ ok: true }]);
  });

  it('may have CR anywhere and anything before its brace', () => {
    const talk = new LampTalk();
    expect(talk.type('AT\r\nAd AdA\u00ff{"do":\r"off"}\r')).toEqual([{ ok: true }]);
    expect(talk.type('Ada\n{"do":"off"}')).toEqual([{ ok: true }]);
  });

  it('gives its id back, whatever comes of it', () => {
    const talk = new LampTalk();
    expect(talk.type('{"id":65535,"do":"off"}')).toEqual([{ id: 65_535, ok: true }]);
    expect(talk.type('{"id":1,"do":"dance"}')).toEqual([{ id: 1, error: 'unknown' }]);
    expect(talk.type('{"id":2}')).toEqual([{ id: 2, error: 'bad-value' }]);
  });

  it.each(['0', '65536', '-1', '"a"', 'true'])('has no id %s', (id) => {
    expect(new LampTalk().type(`{"id":${id},"do":"off"}`)).toEqual([{ error: 'bad-value' }]);
  });

  it('does nothing with a wrong checksum, and the lamp says so', () => {
    const talk = new LampTalk();
    const line = sealLine({ id: 1, do: 'brightness', value: 1 });
    expect(talk.type(line.replace('"value":1', '"value":2'))).toEqual([{ event: 'ignored', why: 'crc' }]);
    expect(talk.type(line.replace(/....(?="\}$)/, 'abcd'))).toEqual([{ event: 'ignored', why: 'crc' }]);
    expect(talk.status()).toMatchObject({ brightness: 255 });
    expect(talk.type(line)).toEqual([{ id: 1, ok: true, brightness: 1 }]);
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
  ])('that is no object is dropped: %j', (line) => {
    const talk = new LampTalk();
    expect(talk.type(line)).toEqual([{ event: 'ignored', why: 'no-object' }]);
    expect(talk.type('{"do":"off"}')).toEqual([{ ok: true }]);
  });

  it('may be as long as the lamp says, and not a character longer', () => {
    const talk = new LampTalk({ lineLength: 96 });
    const line = (length: number) => `{"do":"off","x":"${'x'.repeat(length - 19)}"}`;
    expect(line(96)).toHaveLength(96);
    expect(talk.type(line(96))).toEqual([{ ok: true }]);
    expect(talk.type(line(97))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(talk.type(line(5000))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(talk.type(line(96))).toEqual([{ ok: true }]);
  });

  it('may come in any pieces, and several at once', () => {
    const talk = new LampTalk();
    talk.send('{"do":"o');
    talk.send('ff"}\n{"do":"brightness"}\n{"do":');
    expect(talk.messages()).toEqual([{ ok: true }, { ok: true, brightness: 255 }]);
    talk.send('"limit"}\n');
    expect(talk.messages()).toEqual([{ ok: true, limit: 450 }]);
  });
});
