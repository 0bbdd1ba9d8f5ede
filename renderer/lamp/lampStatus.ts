import type { LampAreaState } from '#shared/api/areas/lamp';
import type { Light } from '#shared/api/areas/stage';
import { lampWords } from '#shared/lamp/lampState';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import type { Status } from '../header/StatusPill';
import { words } from '../words/words';
import { portName } from './portName';

type Lamp = Pick<LampAreaState, 'state' | 'report'>;

/** A lamp this far from the preview is not in step with it. */
const stepMs = 2000;

/** How it stands with the lamp, in a word and a half. */
export function lampStatus({ state, report }: Lamp, light: Light): Status {
  switch (state.phase) {
    case 'idle':
      return { tone: 'quiet', title: lampWords(state).title, detail: words.lamp.none };
    case 'ready':
      return readyStatus(state.lamp, report, light);
    case 'looking':
    case 'not-found':
    case 'unplugged':
      return { tone: 'waiting', title: lampWords(state).title, detail: portName(state.path) };
    default:
      return { tone: 'wrong', title: lampWords(state).title, detail: portName(state.path) };
  }
}

/** Whether a lamp was where the stage was when it said where it is. */
function isInStep(light: Light, { programMs, atMs }: LampReport): boolean {
  if (light.phase === 'off') return false;
  const stageMs = light.phase === 'held' ? light.atMs : atMs - light.startedMs;
  return Math.abs(programMs - stageMs) <= stepMs;
}

function readyStatus(lamp: LampInfo, report: LampReport | null, light: Light): Status {
  if (lamp.kind === 'virtual')
    return { tone: 'quiet', title: words.lamp.virtual, detail: words.lamp.virtualNext };
  const isLimited = report !== null && report.scaledPercent < 100 && light.phase !== 'off';
  const said = [portName(lamp.path), pace(lamp, report, light)].filter((part) => part !== undefined);
  return { tone: isLimited ? 'waiting' : 'good', title: lamp.name, detail: said.join(' · ') };
}

/** What the power limits comes before all else; a lamp that frames are streamed to cannot say where it is. */
function pace({ fps }: LampInfo, report: LampReport | null, light: Light): string | undefined {
  if (light.phase === 'off') return words.lamp.off;
  if (report && report.scaledPercent < 100) return words.lamp.limited(report.scaledPercent);
  if (fps !== undefined) return words.lamp.fps(fps);
  if (!report) return undefined;
  return isInStep(light, report) ? words.lamp.inStep : words.lamp.catchingUp;
}
