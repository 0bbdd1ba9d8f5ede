import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { ErrorCode } from '#shared/errors/LampwrightError';
import type { SetupStatus } from './setupStatus';

/** What the card about the model shows. */
export type ModelCardPhase =
  | Exclude<SetupStatus, { phase: 'none' }>
  /** The model can be got; `because` is what stands in the way and is put right in the settings. */
  | { readonly phase: 'offer'; readonly because: string | undefined };

/** Getting the model does not help against these. */
const fixedInSettings: ReadonlySet<ErrorCode> = new Set(['BAD_HOST', 'MODEL_UNSUITABLE', 'NOT_OLLAMA']);

/** What the card shows; nothing where there is nothing to do and nothing to follow. */
export function modelCardPhase(
  story: SetupStatus,
  { answering, ollama }: EngineAreaState,
  isCompact: boolean,
): ModelCardPhase | undefined {
  if (story.phase === 'running' || story.phase === 'ready') return story;
  if (answering.kind === 'model') return undefined;
  if (story.phase !== 'none') return story;
  if (isCompact || ollama.phase === 'looking') return undefined;
  const { code, message } = answering.because;
  return { phase: 'offer', because: fixedInSettings.has(code) ? message : undefined };
}
