import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import type { Request } from '#shared/lamp/wire/messages';
import { compose } from '#shared/composer/compose';
import { parseReply } from '#shared/program/parseReply';
import { LampLink } from '../../electron/lamp/link/LampLink';
import { LineSplitter, type LineSplitterOptions } from '../../electron/lamp/link/LineSplitter';
import { uploadProgram } from '../../electron/lamp/link/uploadProgram';
import { smallModel } from '../../electron/lamp/virtual/LampModel';
import { VirtualLamp } from '../../electron/lamp/virtual/VirtualLamp';
import { VirtualWire } from '../../electron/lamp/virtual/VirtualWire';
import type { Wire } from '../../electron/lamp/wire/Wire';
import { FakeClock } from '../fakes/FakeClock';

const hello =
  '{"name":"Ember","steps":[{"id":"a","command":{"type":"pattern","name":"fire","params":{"color":"#FF4000","color2":"#FFC060","speed":900}},"duration":null}]}';

/** What the app and a lamp really say to each other, line by line, for `docs/serial-protocol.md`. */
export async function lampSession(): Promise<string> {
  const clock = new FakeClock();
  const said: string[] = [];
  const wire = new VirtualWire(new VirtualLamp(clock, smallModel), { clock });
  const link = new LampLink(tapped(wire, said), clock);
  const ask = async (request: Request) => {
    const answered = link.request(request);
    await clock.advance(20);
    await answered;
  };
  const play = async (bytes: Uint8Array) => {
    const played = uploadProgram(link, { bytes, maxLineLength: smallModel.lineLength, positionMs: () => 0 });
    await clock.advance(20);
    await played;
  };
  await ask({ do: 'hello' });
  const ember = parseReply(hello);
  if (!ember.ok) throw new Error(ember.error.message);
  await play(encodeProgram(ember.program));
  await clock.advance(1500);
  await ask({ do: 'status' });
  await play(encodeProgram(compose('plasma').program));
  await ask({ do: 'keep' });
  await clock.advance(3000);
  link.release();
  await wire.close();
  return said.join('\n');
}

function tapped(wire: Wire, said: string[]): Wire {
  const options: LineSplitterOptions = { maxLength: 4096, unprintable: 'drop' };
  const splitters = { out: new LineSplitter(options), in: new LineSplitter(options) };
  wire.onBytes((bytes) => said.push(...splitters.in.add(bytes).map((line) => `← ${line}`)));
  return {
    ...wire,
    write: (bytes) => {
      said.push(...splitters.out.add(bytes).map((line) => `→ ${line}`));
      return wire.write(bytes);
    },
  };
}
