import type { States } from '#shared/api/contract';
import type { Program } from '#shared/program/schema';
import { versions } from './selectors';

/** The program on show as it is written: not softened, and not the test pattern that stands in for it. */
export function programOnShow(states: States): Program {
  const { stage, conversation } = states;
  const { source } = stage;
  if (source.type === 'test') return versions(states).present?.program ?? stage.program;
  if (source.type !== 'version') return stage.program;
  const entry = conversation.entries.find(({ seq }) => seq === source.seq);
  return entry && 'program' in entry ? entry.program : stage.program;
}
