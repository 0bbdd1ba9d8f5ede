import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { crc32, hexText } from '#shared/lamp/wire/crc';
import { solid } from '#shared/program/commands';
import { largestProgram, endlessProgram } from '../../fakes/avr/avrPrograms';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { keep, uploadToFirmware } from '../../fakes/firmware/uploads';
import { temporaryFolder } from '../../fakes/temporaryFolder';
import { needs } from '../../tools/needs';

const ok = true as const;
const red = endlessProgram('Red', solid('#FF0000'));
const blue = endlessProgram('Blue', solid('#0000FF'));
const programChecksum = (program: typeof red) => hexText(crc32(encodeProgram(program)), 8);
const isKept = ({ event }: { readonly event?: unknown }) => event === 'kept';

describe('the firmware: what it keeps', needs('g++'), () => {
  it('forgets without keep, and goes on with what was kept', async () => {
    const twin = await FirmwareProcess.start();
    await uploadToFirmware(twin, red);
    await twin.advance(20_000);
    expect(twin.writes).toBe(0);
    await twin.power();
    expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'empty', kept: 'no' });
    await uploadToFirmware(twin, red, 5000);
    await keep(twin);
    await twin.power();
    await twin.advance(10);
    const resumed = { state: 'playing', sum: programChecksum(red), kept: programChecksum(red), clock: 10 };
    expect(await twin.request({ do: 'status' })).toMatchObject(resumed);
  });

  it('says that it is saving, and when it has', async () => {
    const twin = await FirmwareProcess.start();
    await uploadToFirmware(twin, largestProgram);
    expect(await twin.request({ do: 'status' })).toMatchObject({ kept: 'no' });
    await twin.request({ do: 'keep' });
    await twin.advance(1000);
    expect(twin.takeLines().filter(isKept)).toEqual([]);
    expect(await twin.request({ do: 'status' })).toMatchObject({ kept: 'saving', state: 'playing' });
    await twin.advance(1000);
    expect(twin.takeLines().filter(isKept)).toEqual([
      { event: 'kept', sum: programChecksum(largestProgram) },
    ]);
    expect(await twin.request({ do: 'status' })).toMatchObject({ kept: programChecksum(largestProgram) });
  });

  it('writes nothing twice', async () => {
    const twin = await FirmwareProcess.start();
    await uploadToFirmware(twin, red);
    await keep(twin);
    const before = twin.writes;
    twin.takeText();
    await keep(twin);
    expect(twin.takeLines().filter(isKept)).toEqual([{ event: 'kept', sum: programChecksum(red) }]);
    expect(twin.writes).toBe(before);
  });

  it('leaves what it was saving when another program comes', async () => {
    const twin = await FirmwareProcess.start();
    await uploadToFirmware(twin, red);
    await keep(twin);
    await uploadToFirmware(twin, largestProgram);
    await twin.request({ do: 'keep' });
    await twin.advance(500);
    await uploadToFirmware(twin, blue);
    await twin.advance(3000);
    expect(twin.takeLines().filter(isKept)).toEqual([]);
    expect(await twin.request({ do: 'status' })).toMatchObject({
      sum: programChecksum(blue),
      kept: programChecksum(red),
    });
    await twin.power();
    expect(await twin.request({ do: 'status' })).toMatchObject({ sum: programChecksum(red) });
  });

  it('forgets, at once and for good', async () => {
    const twin = await FirmwareProcess.start();
    for (const program of [red, blue, red]) {
      await uploadToFirmware(twin, program);
      await keep(twin);
    }
    expect(await twin.request({ do: 'forget' })).toEqual({ ok });
    expect(await twin.request({ do: 'status' })).toMatchObject({ kept: 'no', state: 'playing' });
    await twin.advance(200);
    twin.takeText();
    await twin.power();
    expect(twin.takeLines().filter(isKept)).toEqual([]);
    expect(await twin.request({ do: 'status' })).toMatchObject({ state: 'empty', kept: 'no' });
    await uploadToFirmware(twin, blue);
    await keep(twin);
    await twin.power();
    expect(await twin.request({ do: 'status' })).toMatchObject({ sum: programChecksum(blue) });
  });

  it('stores settings by themselves after ten seconds of rest, if they have changed', async () => {
    const twin = await FirmwareProcess.start();
    const changes = [
      { do: 'brightness', value: 99 },
      { do: 'limit', ma: 1234 },
      { do: 'layout', value: '9x9+16,serpentine,mirrored,counterclockwise,rotate270,from-bottom-left,BRG' },
    ];
    for (const change of changes) {
      await twin.request(change);
      await twin.advance(9900);
    }
    expect(twin.writes).toBe(0);
    await twin.advance(300);
    expect(twin.writes).toBeGreaterThan(10);
    await twin.power();
    for (const { do: request, ...change } of changes) {
      expect(await twin.request({ do: request })).toEqual({ ok, [request]: Object.values(change)[0] });
    }
    const before = twin.writes;
    await twin.request({ do: 'brightness', value: 7 });
    await twin.request({ do: 'brightness', value: 99 });
    await twin.advance(20_000);
    expect(twin.writes).toBe(before);
  });

  it('stores settings that change while others are being stored', async () => {
    const twin = await FirmwareProcess.start();
    for (const wait of [10_010, 10_020, 10_040, 10_060]) {
      await twin.request({ do: 'layout', value: 'ring24' });
      await twin.request({ do: 'limit', ma: 1111 });
      await twin.advance(wait);
      await twin.request({ do: 'layout', value: '9x9+16,BRG' });
      await twin.request({ do: 'limit', ma: 2222 });
      await twin.advance(20_000);
      await twin.power();
      expect(await twin.request({ do: 'layout' })).toEqual({ ok, layout: '9x9+16,BRG' });
      expect(await twin.request({ do: 'limit' })).toEqual({ ok, limit: 2222 });
    }
  });

  it('stores settings with a keep', async () => {
    const twin = await FirmwareProcess.start();
    await uploadToFirmware(twin, red);
    await twin.request({ do: 'brightness', value: 99 });
    await keep(twin);
    await twin.power();
    expect(await twin.request({ do: 'brightness' })).toEqual({ ok, brightness: 99 });
  });

  it('starts with settings of its own where the storage holds none', async () => {
    const file = join(temporaryFolder(), 'storage');
    const random = Uint8Array.from({ length: 9000 }, (_, at) => crc32(Buffer.from(String(at))));
    for (const bytes of [new Uint8Array(9000), new Uint8Array(9000).fill(255), random, new Uint8Array(5)]) {
      writeFileSync(file, bytes);
      const twin = await FirmwareProcess.start('--storage', file, '--leds', 'ring12');
      expect(await twin.request({ do: 'layout' })).toEqual({ ok, layout: 'ring12' });
      expect(await twin.request({ do: 'status' })).toMatchObject({ brightness: 255, limit: 450, kept: 'no' });
    }
  });

  it('does not take over LEDs or a program that it has no room for', async () => {
    const file = join(temporaryFolder(), 'storage');
    const large = await FirmwareProcess.start('--storage', file, '--leds', '32x32', '--memory', '4096');
    await uploadToFirmware(large, largestProgram);
    await keep(large);
    const small = await FirmwareProcess.start('--storage', file, '--memory', '100');
    expect(await small.request({ do: 'layout' })).toEqual({ ok, layout: '10x14+32,GRB' });
    expect(await small.request({ do: 'status' })).toMatchObject({ state: 'empty', size: 0 });
    const again = await FirmwareProcess.start('--storage', file, '--leds', 'ring1000');
    expect(await again.request({ do: 'status' })).toMatchObject({
      state: 'playing',
      sum: programChecksum(largestProgram),
    });
  });
});
