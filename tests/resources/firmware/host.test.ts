import { describe, expect, it } from 'vitest';
import { sealLine } from '#shared/lamp/wire/lines';
import { helloSchema } from '#shared/lamp/wire/messages';
import { solid } from '#shared/program/commands';
import { endlessProgram } from '../../fakes/avr/avrPrograms';
import { helloMembers } from '../../fakes/devices/otherDevices';
import { firmwareResetCauses, FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { uploadToFirmware } from '../../fakes/firmware/uploads';
import { needs } from '../../tools/needs';

const ok = true as const;
const red = endlessProgram('Red', solid('#FF0000'));

describe('the firmware: lines', needs('g++'), () => {
  it('says Ada and tells why it has started', async () => {
    const twin = await FirmwareProcess.start();
    for (const cause of firmwareResetCauses) {
      twin.takeText();
      await twin.power(cause);
      const boot = { event: 'boot', lamp: 'Lampwright', firmware: '1.0.0', reset: cause };
      expect(twin.takeText()).toBe(`Ada\n${sealLine(boot)}\n`);
      expect(await twin.request({ do: 'hello' })).toMatchObject({ reset: cause });
    }
  });

  it('tells what it is', async () => {
    const twin = await FirmwareProcess.start();
    const hello = await twin.request({ do: 'hello' });
    // The stand-in for a lamp says the same: so it is as honest as the real one.
    expect(hello).toEqual(helloMembers);
    expect(helloSchema.safeParse(hello).success).toBe(true);
  });

  it('gives the number back, and none to people who do not count', async () => {
    const twin = await FirmwareProcess.start();
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ ok }]);
    for (const id of [1, 9, 65_535])
      expect(await twin.typeLine(`{"id":${id},"do":"off"}`)).toEqual([{ id, ok }]);
    for (const id of ['0', '65536', '-1', '1.5', '"1"', 'true', '99999999999']) {
      expect(await twin.typeLine(`{"id":${id},"do":"off"}`)).toEqual([{ error: 'bad-value' }]);
    }
  });

  it('takes spaces and any order, and leaves out what it does not know', async () => {
    const twin = await FirmwareProcess.start();
    const dimmed = [{ id: 3, ok, brightness: 40 }];
    expect(await twin.typeLine('{ "value" : 40 , "do":"brightness","id": 3 }  ')).toEqual(dimmed);
    expect(await twin.typeLine('{"id":3,"x":null,"y":-1.5e3,"do":"brightness","z":"","value":40}\r')).toEqual(
      dimmed,
    );
    expect(await twin.typeLine('{"id":3,"do":"off","do":"brightness","value":40}')).toEqual(dimmed);
    expect(await twin.typeLine('{"id":3,"x":"\\"do\\":\\"off\\"","do":"off"}')).toEqual([
      { event: 'ignored', why: 'no-object' },
    ]);
    expect(await twin.typeLine('{"id":3,"x":"do:off,}{","do":"brightness"}')).toEqual(dimmed);
  });

  it('says which lines it drops', async () => {
    const twin = await FirmwareProcess.start();
    const noObject = ['{', '{}}', '{"do":"off"', '{"do":"off",}', '{,}', '{"do"}', '{"do":}', '{do:"off"}'];
    const nested = [
      '{"do":"off","x":{}}',
      '{"do":"off","x":[1]}',
      '{"do":"off"}x',
      '{"do":"off""x":1}',
      '{"a:1}',
    ];
    for (const line of [...noObject, ...nested, '{"do":"o\u007Fff"}', '{"do":"off",\t"x":1}']) {
      expect(await twin.typeLine(line), line).toEqual([{ event: 'ignored', why: 'no-object' }]);
    }
    expect(await twin.typeLine('')).toEqual([]);
    expect(await twin.typeLine('hello?')).toEqual([]);
    expect(await twin.typeLine('{}')).toEqual([{ error: 'bad-value' }]);
  });

  it('takes a line of 191 characters and no longer one', async () => {
    const twin = await FirmwareProcess.start();
    const line = (length: number) => '{"do":"off"}'.replace('}', ' '.repeat(length - 12) + '}');
    expect(await twin.typeLine(line(191))).toEqual([{ ok }]);
    expect(await twin.typeLine(line(192))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(await twin.typeLine(line(2000))).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(await twin.typeLine('{"do":"off"}')).toEqual([{ ok }]);
  });

  it('takes any part of a line at any time', async () => {
    const twin = await FirmwareProcess.start();
    twin.takeText();
    for (const character of '{"do":"off"}\n') {
      expect(twin.takeLines()).toEqual([]);
      await twin.receive(character);
      await twin.advance(character === '"' ? 70_000 : 1);
    }
    expect(twin.takeLines()).toEqual([{ ok }]);
  });

  it('holds its picture while a long line arrives, and drops one that stops for three seconds', async () => {
    const twin = await FirmwareProcess.start();
    await twin.advance(1000);
    const long = `{"do":"off"${' '.repeat(70)}`;
    await twin.receive(long);
    twin.takeText();
    twin.takeFrames();
    await twin.advance(2900);
    expect(twin.takeFrames()).toEqual([]);
    expect(await twin.typeLine('}')).toEqual([{ ok }]);
    await twin.receive(long);
    await twin.advance(2900);
    twin.takeFrames();
    await twin.advance(1200);
    expect(twin.takeFrames().length).toBeGreaterThan(0);
    expect(await twin.typeLine('}')).toEqual([{ event: 'ignored', why: 'too-long' }]);
    expect(await twin.typeLine(`${long}}`)).toEqual([{ ok }]);
  });

  it('does nothing on a line whose checksum is wrong', async () => {
    const twin = await FirmwareProcess.start();
    const right = sealLine({ do: 'brightness', value: 10 });
    expect(await twin.typeLine(right)).toEqual([{ ok, brightness: 10 }]);
    const others = ['0000', right.slice(-6, -2).toLowerCase(), '123', ''].map((crc) =>
      right.replace(/"crc":".*"/, `"crc":"${crc}"`),
    );
    const misplaced = ['{"crc":"FFFF","do":"off"}', '{"do":"off","crc":1234}', '{"do":"off","crc":"FFFF"}'];
    for (const line of [...others, ...misplaced, right.replace('10', '20')]) {
      expect(await twin.typeLine(line), line).toEqual([{ event: 'ignored', why: 'crc' }]);
    }
    expect(await twin.request({ do: 'brightness' })).toEqual({ ok, brightness: 10 });
  });

  it('never acts on a line of which one bit is wrong', async () => {
    const twin = await FirmwareProcess.start();
    const line = Buffer.from(`${sealLine({ id: 77, do: 'brightness', value: 123 })}\n`);
    for (let bit = 0; bit < (line.length - 1) * 8; bit++) {
      const hurt = Uint8Array.from(line, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      await twin.receive(hurt);
      // A brace that is lost leaves nothing to answer; a name of the checksum that is lost, a line as people send them.
      const answers = twin.takeLines().filter((answer) => 'ok' in answer);
      const isUnsealed = !/"crc":/.test(Buffer.from(hurt).toString('latin1'));
      if (!isUnsealed) expect(answers, Buffer.from(hurt).toString('latin1')).toEqual([]);
      await twin.receive('\n');
      twin.takeText();
    }
    expect(await twin.request({ do: 'hello' })).toMatchObject({ ok });
  });

  it('answers a second request that came while it was answering the first', async () => {
    const twin = await FirmwareProcess.start();
    expect(
      await twin.typeLine('{"id":1,"do":"hello"}\n{"id":2,"do":"status"}\n{"id":3,"do":"off"}'),
    ).toMatchObject([
      { id: 1, ok },
      { id: 2, ok },
      { id: 3, ok },
    ]);
  });

  it('drops events that nobody reads, and still replies', async () => {
    const twin = await FirmwareProcess.start();
    await twin.setListening(false);
    expect(await twin.typeLine('{x}')).toEqual([]);
    await uploadToFirmware(twin, red);
    await twin.advance(500);
    expect(twin.takeLines()).toEqual([]);
    expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'playing' });
    await twin.power();
    expect(twin.takeText()).toBe('');
  });
});
