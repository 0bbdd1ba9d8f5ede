import { useState } from 'react';
import { useStates, useView } from '../store/WindowStoreContext';
import styles from './LampQuestions.module.css';
import { OfferedPort } from './OfferedPort';
import { lampQuestionOf } from './lampQuestionOf';
import { words } from '../words/words';
import { PowerChoice } from './PowerChoice';
import { QuestionCard } from './QuestionCard';

/** What there is to ask about the lamp, one at a time, below the stage. It waits, and blocks nothing. */
export function LampQuestions() {
  const lamp = useStates((states) => states.lamp);
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  // The lamp's tab has the same choice.
  const isTabOpen = useView(({ inspector }) => inspector === 'lamp');
  const question = lampQuestionOf(lamp, putOff);
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

/** Asks what powers a lamp that has come: until that is known it is kept darker than it need be. */
export function PowerQuestion({ name }: { readonly name: string }) {
  const { power } = words.lamp;
  return (
    <QuestionCard title={power.question(name)} about={power.why}>
      <PowerChoice budgetMa={undefined} hasUnsure />
    </QuestionCard>
  );
}
