import type { OtherReading } from '#shared/api/areas/wishArea';
import type { Reading } from '#shared/conversation/Entry';
import type { WishItem } from '../store/conversationItems';

/** The ways to read a wish, and the one in effect. */
export interface ReadingChoices {
  /** Undefined if the reading is not one of the choices, such as an instant edit. */
  readonly current: OtherReading | undefined;
  readonly choices: readonly { readonly as: OtherReading; readonly isDisabled: boolean }[];
}

const choiceByIntent: Partial<Record<Reading['intent'], OtherReading>> = {
  new: 'new',
  'follow-up': 'change',
  remark: 'leave',
};

/** The reading that took effect: an instant edit that could not be made at once counts as a change. */
export function intentOf(
  { intent }: Reading,
  answer: Pick<NonNullable<WishItem['answer']>, 'origin'> | undefined,
): Reading['intent'] {
  return intent === 'edit' && answer?.origin !== 'edit' ? 'follow-up' : intent;
}

/**
 * The choices for reading a wish again. Disabled are the current reading, a change if there is no program to change,
 * and the model if there is none or it has already answered (that would be another take).
 */
export function readingChoices({
  reading,
  hasEarlierProgram,
  answer,
  hasModel,
}: Pick<WishItem, 'reading' | 'hasEarlierProgram' | 'answer'> & {
  readonly hasModel: boolean;
}): ReadingChoices {
  const current = reading && choiceByIntent[intentOf(reading, answer)];
  return {
    current,
    choices: [
      { as: 'change', isDisabled: current === 'change' || !hasEarlierProgram },
      { as: 'new', isDisabled: current === 'new' },
      { as: 'model', isDisabled: answer?.origin === 'model' || !hasModel },
      { as: 'leave', isDisabled: current === 'leave' || !hasEarlierProgram },
    ],
  };
}
