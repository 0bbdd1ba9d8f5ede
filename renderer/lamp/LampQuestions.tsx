import { useState } from 'react';
import { useStates, useView } from '../store/WindowStoreContext';
import styles from './LampQuestions.module.css';
import { OfferedPort } from './OfferedPort';
import { PowerQuestion } from './PowerQuestion';
import { questionOf } from './questionOf';

/** What there is to ask about the lamp, one at a time, below the stage. It waits, and blocks nothing. */
export function LampQuestions() {
  const lamp = useStates((states) => states.lamp);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  // The lamp's tab has the same choice.
  const isTabOpen = useView(({ inspector }) => inspector === 'lamp');
  const question = questionOf(lamp, putOff);
  if (!question || (question.about === 'power' && isTabOpen)) return null;
  return (
    <div className={styles['questions']}>
      {question.about === 'port' ? (
        <OfferedPort
          key={question.port.path}
          port={question.port}
          onLater={() => setPutOff((paths) => [...paths, question.port.path])}
        />
      ) : (
        <PowerQuestion name={question.name} />
      )}
    </div>
  );
}
