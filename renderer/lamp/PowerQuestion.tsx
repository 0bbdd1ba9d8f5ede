import { words } from '../words/words';
import { PowerChoice } from './PowerChoice';
import styles from './PowerQuestion.module.css';
import { QuestionCard } from './QuestionCard';

/** Asks what powers a lamp that has come: until that is known it is kept darker than it need be. */
export function PowerQuestion({ name }: { readonly name: string }) {
  const { power } = words.lamp;
  return (
    <QuestionCard title={power.question(name)}>
      <p className={styles['why']}>{power.why}</p>
      <PowerChoice budgetMa={undefined} hasUnsure />
    </QuestionCard>
  );
}
