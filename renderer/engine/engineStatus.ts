import type { EngineAreaState } from '#shared/api/areas/engineArea';
import type { Status } from '../header/StatusPill';
import { words } from '../words/words';
import { modelName } from './modelName';
import { setupShareOf, type SetupStatus } from './setupStatus';

/** Who answers, in a word and a half. A model whose words leave the machine is not taken for one at home. */
export function engineStatus(engine: EngineAreaState, story: SetupStatus): Status {
  const { answering, ollama, isWarming, tokensPerSecond } = engine;
  const getting = story.phase === 'running' ? words.engine.getting(setupShareOf(story)) : undefined;
  if (answering.kind === 'composer')
    return { tone: 'waiting', title: words.engine.composer, detail: getting };
  const { title, base } = modelName(answering.name, ollama);
  const pace = tokensPerSecond === null ? undefined : words.engine.speed(tokensPerSecond);
  const now = getting ?? (isWarming ? words.engine.warming : pace);
  const said = [base, now].filter((part) => part !== undefined);
  return {
    tone: answering.warning === undefined ? 'good' : 'waiting',
    title,
    detail: said.length === 0 ? undefined : said.join(' · '),
  };
}
