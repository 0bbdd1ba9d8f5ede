import { z } from 'zod';
import { lampInfoSchema } from './LampInfo';

/** Why a lamp that was chosen is not at hand. */
export const lampTroubles = [
  'busy',
  'no-permission',
  'no-answer',
  'wrong-speed',
  'not-a-lamp',
  'failed',
] as const;
export type LampTrouble = (typeof lampTroubles)[number];

const path = z.string();

/** How things stand with the lamp. The preview goes on in every phase. */
export const lampStateSchema = z.discriminatedUnion('phase', [
  /** Nothing is chosen or wanted. */
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  /** A port is opened and asked what it is. */
  z.strictObject({ phase: z.literal('looking'), path }).readonly(),
  z.strictObject({ phase: z.literal('ready'), lamp: lampInfoSchema }).readonly(),
  /** The lamp chosen before is not plugged in; it is taken up when it is. */
  z.strictObject({ phase: z.literal('not-found'), path }).readonly(),
  /** It was ready, and is no longer there; it is taken up when it is back. */
  z.strictObject({ phase: z.literal('unplugged'), path }).readonly(),
  /** It is there, but cannot be used; tried again by itself. The message says what is wrong and what to do. */
  z.strictObject({ phase: z.enum(lampTroubles), path, message: z.string() }).readonly(),
]);

export type LampState = z.infer<typeof lampStateSchema>;

/** A state in words: what it is, and the next step to take. */
export interface LampText {
  readonly title: string;
  readonly next: string;
}

/** What people read about a state. */
export function lampText(state: LampState): LampText {
  switch (state.phase) {
    case 'idle':
      return { title: 'No lamp', next: 'Choose a port, or the virtual lamp.' };
    case 'looking':
      return { title: 'Looking', next: `Asking ${state.path} what it is; this takes up to six seconds.` };
    case 'ready':
      return { title: 'Ready', next: `${state.lamp.name} is ready.` };
    case 'not-found':
      return { title: 'Not found', next: 'Plug the lamp in; it is taken up by itself.' };
    case 'unplugged':
      return {
        title: 'Unplugged',
        next: 'The preview goes on. Plug the lamp in again; it goes on by itself.',
      };
    case 'busy':
      return { title: 'Busy', next: state.message };
    case 'no-permission':
      return { title: 'No permission', next: state.message };
    case 'no-answer':
      return { title: 'No answer', next: state.message };
    case 'wrong-speed':
      return { title: 'Wrong speed', next: state.message };
    case 'not-a-lamp':
      return { title: 'Not a lamp', next: state.message };
    case 'failed':
      return { title: 'Failed', next: state.message };
  }
}
