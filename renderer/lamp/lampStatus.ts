import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LightState } from '#shared/api/areas/stageArea';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import type { Status } from '../header/StatusPill';
import { lampText, type LampState, type LampText } from '#shared/lamp/LampState';
import { words } from '../words/words';

type LampStatusInput = Pick<LampAreaState, 'state' | 'report'>;

/** A lamp this far from the preview is not in step with it. */
const maxDriftMs = 2000;

/** How it stands with the lamp, in a word and a half. */
export function lampStatus({ state, report }: LampStatusInput, light: LightState): Status {
  switch (state.phase) {
    case 'idle':
      return { tone: 'quiet', title: lampText(state).title, detail: words.lamp.none };
    case 'ready':
      return readyStatus(state.lamp, report, light);
    case 'looking':
    case 'not-found':
    case 'unplugged':
      return { tone: 'waiting', title: lampText(state).title, detail: portName(state.path) };
    default:
      return { tone: 'wrong', title: lampText(state).title, detail: portName(state.path) };
  }
}

/** Whether a lamp was where the stage was when it said where it is. */
function isInStep(light: LightState, { programMs, atMs }: LampReport): boolean {
  if (light.phase === 'off') return false;
  const stageMs = light.phase === 'held' ? light.atMs : atMs - light.startedMs;
  return Math.abs(programMs - stageMs) <= maxDriftMs;
}

function readyStatus(lamp: LampInfo, report: LampReport | null, light: LightState): Status {
  if (lamp.kind === 'virtual')
    return { tone: 'quiet', title: words.lamp.virtual, detail: words.lamp.virtualNext };
  const isLimited = report !== null && report.scaledPercent < 100 && light.phase !== 'off';
  const said = [portName(lamp.path), activityText(lamp, report, light)].filter((part) => part !== undefined);
  return { tone: isLimited ? 'waiting' : 'good', title: lamp.name, detail: said.join(' · ') };
}

/** What the power limits comes before all else; a lamp that frames are streamed to cannot say where it is. */
function activityText({ fps }: LampInfo, report: LampReport | null, light: LightState): string | undefined {
  if (light.phase === 'off') return words.lamp.off;
  if (report && report.scaledPercent < 100) return words.lamp.limited(report.scaledPercent);
  if (fps !== undefined) return words.lamp.fps(fps);
  if (!report) return undefined;
  return isInStep(light, report) ? words.lamp.inStep : words.lamp.catchingUp;
}

/** How it stands with the lamp, and the next step to take. A lamp that is there is called by its name. */
export function lampHeadline(state: LampState): LampText {
  if (state.phase !== 'ready') return lampText(state);
  const { kind, name } = state.lamp;
  return kind === 'virtual'
    ? { title: words.lamp.virtual, next: words.lamp.virtualState }
    : { title: name, next: words.lamp.details.plays };
}

/** A port as one says it: `ttyUSB0` for `/dev/ttyUSB0`, `COM3` as it is. */
export function portName(path: string): string {
  return path.replace(/^\/dev\//, '');
}
