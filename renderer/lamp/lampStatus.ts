import type { LampAreaState } from '#shared/api/areas/lampArea';
import type { LightState } from '#shared/api/areas/stageArea';
import type { LampInfo, LampReport } from '#shared/lamp/LampInfo';
import type { Status } from '../header/StatusPill';
import { lampText, type LampState, type LampText } from '#shared/lamp/LampState';
import { words } from '../words/words';

type LampStatusInput = Pick<LampAreaState, 'state' | 'report'>;

/** A lamp further from the preview than this is out of sync. */
const maxDriftMs = 2000;

/** The lamp's status, in short. */
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

/** Whether the lamp was at the stage's time when it reported. */
function isInSync(light: LightState, { programMs, atMs }: LampReport): boolean {
  if (light.phase === 'off') return false;
  const stageMs = light.phase === 'held' ? light.atMs : atMs - light.startedMs;
  return Math.abs(programMs - stageMs) <= maxDriftMs;
}

function readyStatus(lamp: LampInfo, report: LampReport | null, light: LightState): Status {
  if (lamp.kind === 'virtual')
    return { tone: 'quiet', title: words.lamp.virtual, detail: words.lamp.virtualNext };
  const isLimited = report !== null && report.scaledPercent < 100 && light.phase !== 'off';
  const details = [portName(lamp.path), activityText(lamp, report, light)].filter(
    (part) => part !== undefined,
  );
  return { tone: isLimited ? 'waiting' : 'good', title: lamp.name, detail: details.join(' · ') };
}

/** A power limit is the most important; a lamp that frames are streamed to cannot report its time. */
function activityText({ fps }: LampInfo, report: LampReport | null, light: LightState): string | undefined {
  if (light.phase === 'off') return words.lamp.off;
  if (report && report.scaledPercent < 100) return words.lamp.limited(report.scaledPercent);
  if (fps !== undefined) return words.lamp.fps(fps);
  if (!report) return undefined;
  return isInSync(light, report) ? words.lamp.inSync : words.lamp.catchingUp;
}

/** The lamp's status and what to do next. A connected lamp is called by its name. */
export function lampHeadline(state: LampState): LampText {
  if (state.phase !== 'ready') return lampText(state);
  const { kind, name } = state.lamp;
  return kind === 'virtual'
    ? { title: words.lamp.virtual, next: words.lamp.virtualState }
    : { title: name, next: words.lamp.details.plays };
}

/** The short name of a port: `ttyUSB0` for `/dev/ttyUSB0`, `COM3` as it is. */
export function portName(path: string): string {
  return path.replace(/^\/dev\//, '');
}
