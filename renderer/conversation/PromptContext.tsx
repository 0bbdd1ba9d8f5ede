import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { WishOutcome } from '#shared/api/areas/wishArea';
import type { Route } from '#shared/api/route';
import type { AskResult } from '../store/createWindowStore';
import { useWindowStore } from '../store/WindowStoreContext';
import type { Prompt, PromptState } from './Prompt';

const PromptContext = createContext<Prompt | undefined>(undefined);

/** Gives the prompt to all of the page. */
export const PromptProvider = PromptContext.Provider;

/** The prompt, to write into it. */
export function usePrompt(): Prompt {
  const prompt = useContext(PromptContext);
  if (!prompt) throw new Error('There is no prompt above this component.');
  return prompt;
}

/** Something of the prompt; drawn again when it changes. */
export function usePromptState<Selected>(select: (state: PromptState) => Selected): Selected {
  return useStore(usePrompt(), select);
}

/** Asks something about a wish. What the app says to it stands above the prompt, what fails among the failures. */
export function useAskForWish(): <Input>(
  route: Route<Input, WishOutcome>,
  input: Input,
) => Promise<AskResult<WishOutcome>> {
  const prompt = usePrompt();
  const { ask } = useWindowStore();
  return async (route, input) => {
    prompt.setMessage('');
    const asked = await ask(route, input);
    if (asked.ok) prompt.setMessage(asked.data.say ?? '');
    return asked;
  };
}
