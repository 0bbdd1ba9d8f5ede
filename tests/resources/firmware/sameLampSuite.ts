import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { sealLine } from '#shared/lamp/wire/lines';
import { parseLayout } from '#shared/lamp/layoutText';
import { smallModel } from '../../../electron/lamp/virtual/LampModel';
import { FirmwareProcess } from '../../fakes/firmware/FirmwareProcess';
import { playRequestOf } from '../../fakes/firmware/uploads';
import { showing } from '../../shared/animation/showing';
import { anyIncidents, slowLines } from './lampIncidents';
import { SameLamp, type LampIncident } from './SameLamp';
import { needs } from '../../tools/needs';

const layout = '4x5+4,GRB';
const memoryBytes = 4096;
const model = { ...smallModel, layout: parseLayout(layout), memoryBytes };

/** Does the same to the firmware and to the virtual lamp, in so many conversations, and compares what they say and show. */
export function sameLampSuite(conversations: number): void {
  describe('the firmware and the virtual lamp', needs('g++'), () => {
    it('say the same bytes and show the same frames, whatever happens to both', async () => {
      const firmware = await startFirmware();
      await fc.assert(
        fc.asyncProperty(anyIncidents, async (incidents) => {
          const both = await SameLamp.begin(firmware, model, layout);
          await expectSame(both, incidents);
        }),
        { numRuns: conversations, endOnFailure: true },
      );
    });

    it('say the same to lines that come slowly, but for the times of frames', async () => {
      const firmware = await startFirmware();
      await fc.assert(
        fc.asyncProperty(slowLines, async (incidents) => {
          const both = await SameLamp.begin(firmware, model, layout);
          const said = { virtual: '', firmware: '' };
          for (const incident of incidents) {
            const outcome = await both.both(incident);
            for (const lamp of ['virtual', 'firmware'] as const)
              said[lamp] += withoutFrames(outcome[lamp].said);
          }
          expect(said.virtual, incidents.map(inWords).join('\n')).toBe(said.firmware);
        }),
        { numRuns: Math.ceil(conversations / 3), endOnFailure: true },
      );
    });

    /** Where the two disagreed once; the page decides. */
    it.each([
      ['a hurt header makes no line of the pixels behind it', ['Ada\u0018M{"do":"off"}\n']],
      ['a stray brace hides no frame', ['{', `Ada\u0000\u0017B${'x'.repeat(72)}`]],
      ['a checksum in small letters is a wrong one', ['{"do":"off","crc":"abcd"}\n']],
      ['a string has no escapes', ['{"do":"\\u006fff"}\n']],
    ])('agree: %s', async (_, said) => {
      const both = await SameLamp.begin(await startFirmware(), model, layout);
      const incidents = said.map((text): LampIncident => ({
        type: 'receive',
        bytes: Buffer.from(text, 'latin1'),
      }));
      await expectSame(both, [settle, ...incidents, { type: 'receive', bytes: Buffer.from('\n') }]);
    });

    it.each(['Ada"', 'Ada\u0000\u0017', 'Ada{', 'Ad'])(
      'agree: 200 ms of silence end half a header, %j',
      async (half) => {
        const both = await SameLamp.begin(await startFirmware(), model, layout);
        const receive = (text: string): LampIncident => ({
          type: 'receive',
          bytes: Buffer.from(text, 'latin1'),
        });
        const line = half.endsWith('{') ? '"do":"limit"}\n' : '{"do":"limit"}\n';
        await expectSame(both, [settle, receive(half), { type: 'wait', ms: 250 }]);
        const { virtual, firmware } = await both.both(receive(line));
        expect(virtual).toEqual(firmware);
        expect(virtual.said.join()).toContain('"limit":450');
      },
    );

    it('agree: a lamp without a program has the program time 0', async () => {
      const firmware = await startFirmware();
      await firmware.advance(5000);
      expect(await firmware.request({ do: 'status' })).toMatchObject({ state: 'empty', ms: 0, clock: 0 });
      expect(await firmware.request({ do: 'stop' })).toEqual({ ok: true, ms: 0 });
    });

    it('agree: a program that gives way to another while it is stored is not kept', async () => {
      const both = await SameLamp.begin(await startFirmware(), model, layout);
      const first = encodeProgram(showing({ type: 'pattern', name: 'rainbow', params: { speed: 1000 } }));
      const second = encodeProgram(showing({ type: 'off' }));
      const requests = [playRequestOf(first), { do: 'keep' }, playRequestOf(second)];
      const lines = requests.map((members): LampIncident => ({
        type: 'receive',
        bytes: Buffer.from(`${sealLine(members)}\n`),
      }));
      const later: LampIncident[] = [
        { type: 'wait', ms: 15_000 },
        { type: 'receive', bytes: Buffer.from('{"do":"status"}\n') },
      ];
      await expectSame(both, [settle, ...lines, ...later]);
    });
  });
}

const settle: LampIncident = { type: 'wait', ms: 17 };

/** While a line is arriving, the firmware lets a frame wait for up to 3 ms, and its events with it. */
function withoutFrames(said: readonly string[]): string {
  return said
    .filter((line) => !/"event":"(step|ended)"/.test(line))
    .map((line) =>
      line.replace(/"(ms|step|pass|frame|scaled)":\d+/g, '"$1":0').replace(/"crc":"....".$/, '}'),
    )
    .join('\n')
    .trim();
}

function startFirmware(): Promise<FirmwareProcess> {
  return FirmwareProcess.start('--leds', layout, '--memory', String(memoryBytes));
}

async function expectSame(both: SameLamp, incidents: readonly LampIncident[]): Promise<void> {
  for (const [at, incident] of incidents.entries()) {
    const { virtual, firmware } = await both.both(incident);
    expect(
      virtual,
      incidents
        .slice(0, at + 1)
        .map(inWords)
        .join('\n'),
    ).toEqual(firmware);
  }
}

function inWords(incident: LampIncident): string {
  switch (incident.type) {
    case 'receive':
      return `gets ${JSON.stringify(Buffer.from(incident.bytes).toString('latin1'))}`;
    case 'wait':
      return `waits ${incident.ms} ms`;
    case 'power':
      return `starts: ${incident.cause}`;
    case 'store':
      return incident.what;
  }
}
