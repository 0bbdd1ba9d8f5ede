import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { WishOutcome } from '#shared/api/areas/wishArea';
import type { Route } from '#shared/api/route';
import type { AskResult } from '../store/createWindowStore';
import { useWindowStore } from '../store/WindowStoreContext';
import type { Prompt, PromptState } from './Prompt';

const PromptContext = createContext<Prompt | undefined>(undefined);

/** Provides the prompt to the page. */
export const PromptProvider = PromptContext.Provider;

/** The window's prompt. Throws outside a `PromptProvider`. */
export function usePrompt(): Prompt {
  const prompt = useContext(PromptContext);
  if (!prompt) throw new Error('There is no prompt above this component.');
  return prompt;
}

/** Selects from the prompt's state; re-renders when the selected value changes. */
export function usePromptState<Selected>(select: (state: PromptState) => Selected): Selected {
  return useStore(usePrompt(), select);
}

/** Calls the app about a wish. Its message is shown above the prompt, a failure among the failures. */
export function useAskForWish(): <Input>(
  route: Route<Input, WishOutcome>,
  input: Input,
) => Promise<AskResult<WishOutcome>> {
  const prompt = usePrompt();
  const { ask } = useWindowStore();
  return async (route, input) => {
    prompt.setMessage('');
    const result = await ask(route, input);
    if (result.ok) prompt.setMessage(result.data.say ?? '');
    return result;
  };
}
