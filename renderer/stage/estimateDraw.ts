import { estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import type { States } from '#shared/api/contract';
import type { StageMoment } from './StageLight';

/** What a lamp draws at some moment, and what its current limit leaves of the light. */
export interface DrawEstimate {
  readonly drawnMa: number;
  readonly leftPercent: number;
}

/** The draw of a moment. A lamp that says it limits the light is believed; one that is off has nothing to limit. */
export function estimateDraw(
  { lampBytes, leftPercent, atMs }: Pick<StageMoment, 'lampBytes' | 'leftPercent' | 'atMs'>,
  reportedPercent: number | undefined,
): DrawEstimate {
  return {
    drawnMa: Math.round(estimateCurrentMa(lampBytes)),
    leftPercent: atMs === undefined ? 100 : Math.min(leftPercent, reportedPercent ?? 100),
  };
}

/** Whether something draws current: a real lamp, the virtual one, or none for now. */
export function lampPresence({ lamp: { state } }: Pick<States, 'lamp'>): 'real' | 'virtual' | 'preview' {
  if (state.phase !== 'ready') return 'preview';
  return state.lamp.kind === 'virtual' ? 'virtual' : 'real';
}
