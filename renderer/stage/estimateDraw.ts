import { estimateCurrentMa } from '#shared/animation/guards/currentEstimate';
import type { States } from '#shared/api/contract';
import type { StageMoment } from './StageLight';

/** The current a lamp draws, and the share of the light that the power limit leaves. */
export interface DrawEstimate {
  readonly drawnMa: number;
  readonly leftPercent: number;
}

/**
 * Estimates the draw of a moment. If the lamp reports a stronger limit, that wins; a light that is off is not
 * limited.
 */
export function estimateDraw(
  { lampBytes, leftPercent, atMs }: Pick<StageMoment, 'lampBytes' | 'leftPercent' | 'atMs'>,
  reportedPercent: number | undefined,
): DrawEstimate {
  return {
    drawnMa: Math.round(estimateCurrentMa(lampBytes)),
    leftPercent: atMs === undefined ? 100 : Math.min(leftPercent, reportedPercent ?? 100),
  };
}

/** Whether a real lamp, the virtual one or none is connected. */
export function lampPresence({ lamp: { state } }: Pick<States, 'lamp'>): 'real' | 'virtual' | 'preview' {
  if (state.phase !== 'ready') return 'preview';
  return state.lamp.kind === 'virtual' ? 'virtual' : 'real';
}
