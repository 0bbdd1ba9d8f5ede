import { plainPatterns, type ReplyForm } from '../../program/replySchema';
import type { Program, Step } from '../../program/Program';
import type { ProfileName } from '../Entry';
import { lampPrompt } from './lampPrompt';
import { fineTunedPrompt } from './fineTunedPrompt';

/** How to prompt a kind of model. */
export interface Profile {
  readonly name: ProfileName;
  readonly systemPrompt: string;
  /** The form of its reply; `current` is the program to change, undefined for something new. */
  formOf(current: Program | undefined): ReplyForm;
  /** False for a program with features the model cannot write: a change may lose them. */
  knows(program: Program): boolean;
}

/** Any general model, and the lamp model made from one: it knows the whole format and reuses steps by id. */
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

/**
 * The profile for a model's name: `lamp-gemma-v2` and the like are trained, `lamp:…` is a base model with our prompt.
 */
export function profileOf(model: string): Profile {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  return /^lamp[-_.]/.test(name) ? fineTuned : base;
}
