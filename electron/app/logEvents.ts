import type { ApiEvent } from '#shared/api/contract';
import type { AppLog } from '../log/AppLog';
import type { Events } from './Events';

/**
 * Logs what happens in the app: who answers, the state of the lamp, the types of new entries. The text of wishes, replies
 * and notes is logged at level `debug` only.
 */
export function logEvents(events: Events, log: AppLog): void {
  const last = new Map<string, string>();
  events.subscribe((event) => {
    for (const [subject, line] of linesOf(event)) {
      if (last.get(subject) === line) continue;
      last.set(subject, line);
      log.info(line);
    }
    if ('appendedTo' in event)
      for (const entry of event.entries) log.debug(() => `${event.appendedTo} ${JSON.stringify(entry)}`);
  });
}

/** The lines to log for an event. A line equal to the last one of the same subject is not repeated. */
function linesOf(event: ApiEvent): [subject: string, line: string][] {
  if ('appendedTo' in event) {
    return event.entries.map(({ type, seq, ...entry }) => {
      const code = type === 'failure' && 'code' in entry ? ` ${entry.code}` : '';
      return ['entry', `entry ${seq}: ${type}${code}`];
    });
  }
  switch (event.area) {
    case 'engine': {
      const { answering, setup } = event.state;
      const who =
        answering.kind === 'model' ? `model ${answering.name}` : `composer (${answering.because.code})`;
      const phase = setup.phase === 'running' ? setup.progress.phase : setup.phase;
      return [
        ['engine', `engine: ${who}`],
        ['setup', `getting the model: ${phase}${setup.phase === 'failed' ? ` ${setup.code}` : ''}`],
      ];
    }
    case 'lamp': {
      const { state } = event.state;
      const where = state.phase === 'ready' ? `${state.lamp.kind} ${state.lamp.path}` : '';
      const path = 'path' in state ? state.path : where;
      return [['lamp', `lamp: ${state.phase} ${path}`.trimEnd()]];
    }
    case 'app':
      return [['app', `Lampwright ${event.state.version} (${event.state.host}, ${event.state.platform})`]];
    case 'conversation':
    case 'conversations':
    case 'library':
    case 'notices':
    case 'settings':
    case 'stage':
    case 'wish':
      return [];
  }
}
