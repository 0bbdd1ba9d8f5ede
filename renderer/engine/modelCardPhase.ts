import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { ErrorCode } from '#shared/errors/LampwrightError';
import type { SetupStatus } from './setupStatus';

/** What the model card shows. */
export type ModelCardPhase =
  | Exclude<SetupStatus, { phase: 'none' }>
  /** The model can be downloaded; `because` is a problem that has to be fixed in the settings first. */
  | { readonly phase: 'offer'; readonly because: string | undefined };

/** Problems that downloading the model does not solve. */
const fixedInSettings: ReadonlySet<ErrorCode> = new Set(['BAD_HOST', 'MODEL_UNSUITABLE', 'NOT_OLLAMA']);

/** What the card shows; undefined if there is nothing to do or to follow. */
export function modelCardPhase(
  status: SetupStatus,
  { answering, ollama }: EngineAreaState,
  isCompact: boolean,
): ModelCardPhase | undefined {
  if (status.phase === 'running' || status.phase === 'ready') return status;
  if (answering.kind === 'model') return undefined;
  if (status.phase !== 'none') return status;
  if (isCompact || ollama.phase === 'looking') return undefined;
  const { code, message } = answering.because;
  return { phase: 'offer', because: fixedInSettings.has(code) ? message : undefined };
}
