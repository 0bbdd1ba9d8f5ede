import type { Agent } from '#shared/conversation/Entry';
import { modelName } from '../../engine/modelName';
import { useStates } from '../../store/WindowStoreContext';
import { formatTimeOfDay, formatPastDate } from '../../words/formats';
import { words } from '../../words/words';
import type { Transcript } from './ModelContext';
import { PieceRow } from './PieceRow';
import styles from './TranscriptView.module.css';

interface TranscriptViewProps {
  readonly agent: Agent;
  readonly messages: Transcript;
}

/** The messages that an agent sent to the model and received, in order. */
export function TranscriptView({ agent, messages }: TranscriptViewProps) {
  const { transcript } = words.inspector.context;
  const ollama = useStates(({ engine }) => engine.ollama);
  if (messages.every(({ role }) => role === 'system'))
    return <p className={styles['empty']}>{transcript.empty(agent)}</p>;
  return (
    <ul className={styles['messages']} aria-label={transcript.label(agent)}>
      {messages.map(({ role, content, at, meter }, index) => (
        // Messages are only appended, so the index is stable.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <PieceRow
            of={tierByRole[role]}
            name={transcript.role(role)}
            text={content}
            about={meter ? transcript.meter(modelName(meter.model, ollama).title, meter) : ''}
            isAboutShown
            time={at === undefined ? undefined : timeTextOf(at)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Each role has the colour of the tier it becomes in the next prompt. */
const tierByRole = { system: 'system', user: 'wish', assistant: 'verbatim' } as const;

function timeTextOf(at: number): string {
  const day = formatPastDate(at, Date.now());
  const time = formatTimeOfDay(at);
  return day === time ? time : `${day}, ${time}`;
}
