import type { OtherReading } from '#shared/api/areas/wishArea';
import type { Reading } from '#shared/conversation/Entry';
import type { WishItem } from '../store/conversationItems';

/** The ways to read a wish, and the one it was read in. */
export interface ReadingChoices {
  /** None where it was read in a way that nobody can choose, such as an instant edit. */
  readonly present: OtherReading | undefined;
  readonly choices: readonly { readonly as: OtherReading; readonly isDisabled: boolean }[];
}

const chosenBy: Partial<Record<Reading['intent'], OtherReading>> = {
  new: 'new',
  'follow-up': 'change',
  remark: 'leave',
};

/** How a wish was taken in the end: an instant edit that could not be made at once is a change like any other. */
export function intentOf(
  { intent }: Reading,
  answer: Pick<NonNullable<WishItem['answer']>, 'maker'> | undefined,
): Reading['intent'] {
  return intent === 'edit' && answer?.maker !== 'edit' ? 'follow-up' : intent;
}

/**
 * How a wish can be read otherwise. What it was read as already is no choice, nor is a change where nothing was there to be
 * changed, nor the model where there is none or where it has answered: that would be another take.
 */
export function readingChoices({
  reading,
  hasEarlierProgram,
  answer,
  hasModel,
}: Pick<WishItem, 'reading' | 'hasEarlierProgram' | 'answer'> & {
  readonly hasModel: boolean;
}): ReadingChoices {
  const present = reading && chosenBy[intentOf(reading, answer)];
  return {
    present,
    choices: [
      { as: 'change', isDisabled: present === 'change' || !hasEarlierProgram },
      { as: 'new', isDisabled: present === 'new' },
      { as: 'model', isDisabled: answer?.maker === 'model' || !hasModel },
      { as: 'leave', isDisabled: present === 'leave' || !hasEarlierProgram },
    ],
  };
}
