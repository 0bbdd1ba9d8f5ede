import { useState } from 'react';
import { useStates, useView } from '../store/WindowStoreContext';
import styles from './LampQuestions.module.css';
import { OfferedPort } from './OfferedPort';
import { lampQuestionOf } from './lampQuestionOf';
import { words } from '../words/words';
import { PowerChoice } from './PowerChoice';
import { QuestionCard } from './QuestionCard';

/** Questions about the lamp, one at a time, below the stage. They block nothing. */
export function LampQuestions() {
  const lamp = useStates((states) => states.lamp);
  const [postponed, setPostponed] = useState<readonly string[]>([]);
  // The lamp tab offers the same choice.
  const isTabOpen = useView(({ inspector }) => inspector === 'lamp');
  const question = lampQuestionOf(lamp, postponed);
  if (!question || (question.about === 'power' && isTabOpen)) return null;
  return (
    <div className={styles['questions']}>
      {question.about === 'port' ? (
        <OfferedPort
          key={question.port.path}
          port={question.port}
          onLater={() => setPostponed((paths) => [...paths, question.port.path])}
        />
      ) : (
        <PowerQuestion name={question.name} />
      )}
    </div>
  );
}

/** Asks what powers a new lamp. Until that is known, the lamp is kept darker than necessary. */
export function PowerQuestion({ name }: { readonly name: string }) {
  const { power } = words.lamp;
  return (
    <QuestionCard title={power.question(name)} about={power.why}>
      <PowerChoice budgetMa={undefined} hasUnsure />
    </QuestionCard>
  );
}
