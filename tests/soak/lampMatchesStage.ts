import { setTimeout as sleep } from 'node:timers/promises';
import { frameAt } from '#shared/animation/frameAt';
import { guardFrame } from '#shared/animation/guards/guardFrame';
import type { States } from '#shared/api/contract';
import { inColorOrder } from '#shared/lamp/Layout';
import { soon } from '../e2e/window/soon';
import type { PluggedLamp } from './PluggedLamp';

const pollMs = 50;

/**
 * Waits until the lamp shows the same frame as the stage, byte for byte; returns false when it never does. A program that is
 * too large for the lamp is streamed, and streamed frames have no program time to compare with: then any new frame will do.
 */
export async function lampMatchesStage(lamp: PluggedLamp, states: () => Promise<States>): Promise<boolean> {
  const before = lamp.frames.at(-1);
  for (let waited = 0; waited < soon.timeout; waited += pollMs) {
    const now = await states();
    const frame = lamp.frames.at(-1);
    if (frame && frame !== before && isShowing(frame, now)) return true;
    await sleep(pollMs);
  }
  return false;
}

function isShowing(frame: { readonly ms: number; readonly hex: string }, { stage, lamp }: States): boolean {
  if (lamp.state.phase !== 'ready') return false;
  const { layout = lamp.layout, fps } = lamp.state.lamp;
  if (fps !== undefined) return true;
  const light = frameAt(stage.program, layout, frame.ms);
  guardFrame(light, lamp.guards, light);
  return Buffer.from(inColorOrder(light, layout.colorOrder)).toString('hex') === frame.hex;
}
