import { createContext, useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Taken } from '#shared/api/areas/wish';
import type { Route } from '#shared/api/route';
import type { Asked } from '../store/createWindowStore';
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
export function useAskForWish(): <Input>(route: Route<Input, Taken>, input: Input) => Promise<Asked<Taken>> {
  const prompt = usePrompt();
  const { ask } = useWindowStore();
  return async (route, input) => {
    prompt.say('');
    const asked = await ask(route, input);
    if (asked.ok) prompt.say(asked.data.say ?? '');
    return asked;
  };
}
