import { words } from '../words/words';
import { PowerChoice } from './PowerChoice';
import { QuestionCard } from './QuestionCard';

/** Asks what powers a lamp that has come: until that is known it is kept darker than it need be. */
export function PowerQuestion({ name }: { readonly name: string }) {
  const { power } = words.lamp;
  return (
    <QuestionCard title={power.question(name)} about={power.why}>
      <PowerChoice budgetMa={undefined} hasUnsure />
    </QuestionCard>
  );
}
