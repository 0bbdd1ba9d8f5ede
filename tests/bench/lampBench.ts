import { compose } from '#shared/composer/compose';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { buildFirmware } from '../fakes/avr/buildFirmware';
import { measureUpload, type UploadCost } from '../fakes/avr/measureUpload';
import { isThere } from '../tools/needs';
import { msText } from './amounts';
import type { Figure, Row } from './Figure';
import { streamingJitter } from './streamingJitter';

/** The number of uploads on the emulated chip; each takes seconds. */
const uploads = 12;

/** The lamp's targets: the size of lamp code, the cost of uploads, and the jitter of streamed frames. */
export async function* lampBench(): AsyncGenerator<Row> {
  const codes = sceneCodes();
  yield codeSize(codes);
  yield* uploadFigures(codes);
  yield await streamingJitter();
}

interface SceneCode {
  readonly json: number;
  readonly code: Uint8Array;
}

function sceneCodes(): SceneCode[] {
  return allScenes.map(({ name }) => {
    const { program } = compose(name);
    return { json: new TextEncoder().encode(formatProgram(program)).length, code: encodeProgram(program) };
  });
}

function codeSize(codes: readonly SceneCode[]): Figure {
  const json = codes.reduce((sum, each) => sum + each.json, 0);
  const code = codes.reduce((sum, each) => sum + each.code.length, 0);
  const onAverage = (bytes: number) => `${Math.round(bytes / codes.length)} bytes`;
  return {
    what: `lamp code of all ${codes.length} scenes, on average`,
    measured: onAverage(code),
    against: 'their JSON',
    baseline: onAverage(json),
    ratio: code / json,
    atMost: 0.25,
  };
}

/** Uploads to the real firmware in the emulator, over the app's own connection, while it plays. Emulated time is exact. */
async function* uploadFigures(codes: readonly SceneCode[]): AsyncGenerator<Row> {
  if (!isThere('gcc-avr')) {
    yield {
      what: 'uploads to the chip',
      skipped: 'without gcc-avr, avr-libc, arduino-core-avr and make',
    };
    return;
  }
  const { hex } = buildFirmware();
  const bySize = codes.map(({ code }) => code).toSorted((one, other) => one.length - other.length);
  const fitting = bySize.filter(({ length }) => length <= 480);
  const chosen = Array.from(
    { length: uploads },
    (_, at) => fitting[Math.floor((at * (fitting.length - 1)) / (uploads - 1))],
  );
  const costs: UploadCost[] = [];
  for (const code of chosen) if (code) costs.push(await measureUpload(hex, code, fitting.at(-1)));
  const { wireBytes, codeBytes, elapsedMs, wireMs } = worstOf(costs, (cost) => cost.elapsedMs / cost.wireMs);
  yield {
    what: `an upload to the chip (the worst of ${costs.length})`,
    measured: msText(elapsedMs),
    against: 'its bytes alone at 115200 baud',
    baseline: msText(wireMs),
    ratio: elapsedMs / wireMs,
    atMost: 1.3,
    note: `${codeBytes} bytes of code, ${wireBytes} on the wire both ways; the emulated chip plays meanwhile, its time is exact`,
  };
  const allowed = (cost: UploadCost) => 2.2 * cost.codeBytes + 150;
  const dearest = worstOf(costs, (cost) => cost.wireBytes / allowed(cost));
  yield {
    what: `bytes on the wire both ways (the worst of ${costs.length})`,
    measured: `${dearest.wireBytes} bytes`,
    against: '2.2 × lamp code + 150',
    baseline: `${allowed(dearest).toFixed(0)} bytes`,
    ratio: dearest.wireBytes / allowed(dearest),
    atMost: 1,
  };
}

function worstOf(costs: readonly UploadCost[], ratio: (cost: UploadCost) => number): UploadCost {
  const [worst] = costs.toSorted((one, other) => ratio(other) - ratio(one));
  if (!worst) throw new Error('Nothing was uploaded.');
  return worst;
}
