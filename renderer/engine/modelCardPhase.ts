import type { EngineState } from '#shared/api/areas/engine';
import type { ErrorCode } from '#shared/api/errors';
import type { SetupStory } from './setupStory';

/** What the card about the model shows. */
export type ModelCardPhase =
  | Exclude<SetupStory, { phase: 'none' }>
  /** The model can be got; `because` is what stands in the way and is put right in the settings. */
  | { readonly phase: 'offer'; readonly because: string | undefined };

/** Getting the model does not help against these. */
const settledElsewhere: ReadonlySet<ErrorCode> = new Set(['BAD_HOST', 'MODEL_UNSUITABLE', 'NOT_OLLAMA']);

/** What the card shows; nothing where there is nothing to do and nothing to follow. */
export function cardOf(
  story: SetupStory,
  { answering, ollama }: EngineState,
  isCompact: boolean,
): ModelCardPhase | undefined {
  if (story.phase === 'running' || story.phase === 'ready') return story;
  if (answering.kind === 'model') return undefined;
  if (story.phase !== 'none') return story;
  if (isCompact || ollama.phase === 'looking') return undefined;
  const { code, message } = answering.because;
  return { phase: 'offer', because: settledElsewhere.has(code) ? message : undefined };
}
