import { setTimeout as sleep } from 'node:timers/promises';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { inColorOrder } from '#shared/lamp/Layout';
import type { PluggedLamp } from './PluggedLamp';

const longestMs = 40_000;
const everyMs = 50;

/**
 * Waits until the lamp shows, byte for byte, what the stage does; whether it came to that. A program that is too large
 * for the lamp is streamed to it, which has no time of its own: then it is enough that it shows anything.
 */
export async function playsStage(lamp: PluggedLamp, states: () => Promise<States>): Promise<boolean> {
  const shown = { from: lamp.frames.at(-1) };
  for (let waited = 0; waited < longestMs; waited += everyMs) {
    const now = await states();
    const frame = lamp.frames.at(-1);
    if (frame && frame !== shown.from && isOnShow(frame, now)) return true;
    await sleep(everyMs);
  }
  return false;
}

function isOnShow(frame: { readonly ms: number; readonly hex: string }, { stage, lamp }: States): boolean {
  if (lamp.state.phase !== 'ready') return false;
  const { layout = lamp.layout, fps } = lamp.state.lamp;
  if (fps !== undefined) return true;
  const light = frameAt(stage.program, layout, frame.ms);
  guardFrame(light, lamp.guards, light);
  return Buffer.from(inColorOrder(light, layout.colorOrder)).toString('hex') === frame.hex;
}
