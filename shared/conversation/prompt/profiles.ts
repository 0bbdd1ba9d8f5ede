import { plainPatterns, type ReplyForm } from '../../program/replySchema';
import type { Program, Step } from '../../program/Program';
import type { ProfileName } from '../Entry';
import { lampPrompt } from './lampPrompt';
import { fineTunedPrompt } from './fineTunedPrompt';

/** How a kind of model is spoken to. */
export interface Profile {
  readonly name: ProfileName;
  readonly systemPrompt: string;
  /** The form of its reply; `current` is the program that is to be changed, none for something new. */
  formOf(current: Program | undefined): ReplyForm;
  /** False for a program with more in it than the model can write: a change may lose that. */
  knows(program: Program): boolean;
}

/** Any general model, and the lamp model made from one: it is told all there is, and keeps steps by naming them. */
const base: Profile = {
  name: 'base',
  systemPrompt: lampPrompt,
  formOf: (current) => ({ keepable: current?.steps.map(({ id }) => id) }),
  knows: () => true,
};

/** A model that was trained on programs: it knows seven patterns and pictures, and writes every program whole. */
const fineTuned: Profile = {
  name: 'fine-tuned',
  systemPrompt: fineTunedPrompt,
  formOf: () => ({ isPlain: true }),
  knows: ({ steps }) => steps.every(isPlain),
};

export const profiles: Readonly<Record<ProfileName, Profile>> = { base, 'fine-tuned': fineTuned };

function isPlain({ command, transition }: Step): boolean {
  if (transition !== undefined) return false;
  if (command.type === 'pattern') return plainPatterns.has(command.name);
  return command.type === 'render' && command.elements.every(({ type }) => type !== 'icon');
}

/** The profile of a model by its name: `lamp-gemma-v2` and the like were trained, `lamp:…` is the prompt on a base model. */
export function profileOf(model: string): Profile {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  return /^lamp[-_.]/.test(name) ? fineTuned : base;
}
