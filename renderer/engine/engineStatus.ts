import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { Status } from '../header/StatusPill';
import { words } from '../words/words';
import { modelName } from './modelName';
import { setupShareOf, type SetupStatus } from './setupStatus';

/** Who answers, as a short status. A model on another computer is marked as such. */
export function engineStatus(engine: EngineAreaState, status: SetupStatus): Status {
  const { answering, ollama, isWarming, tokensPerSecond } = engine;
  const setupDetail = status.phase === 'running' ? words.engine.getting(setupShareOf(status)) : undefined;
  if (answering.kind === 'composer')
    return { tone: 'waiting', title: words.engine.composer, detail: setupDetail };
  const { title, base } = modelName(answering.name, ollama);
  const pace = tokensPerSecond === null ? undefined : words.engine.speed(tokensPerSecond);
  const activity = setupDetail ?? (isWarming ? words.engine.warming : pace);
  const details = [base, activity].filter((part) => part !== undefined);
  return {
    tone: answering.warning === undefined ? 'good' : 'waiting',
    title,
    detail: details.length === 0 ? undefined : details.join(' · '),
  };
}
