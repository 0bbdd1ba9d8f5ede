import { z } from 'zod';
import { lampInfoSchema } from './LampInfo';

/** Why the chosen lamp cannot be used. */
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

/** The state of the lamp. The preview continues in every phase. */
export const lampStateSchema = z.discriminatedUnion('phase', [
  /** No lamp is chosen. */
  z.strictObject({ phase: z.literal('idle') }).readonly(),
  /** A port is being opened and identified. */
  z.strictObject({ phase: z.literal('looking'), path }).readonly(),
  z.strictObject({ phase: z.literal('ready'), lamp: lampInfoSchema }).readonly(),
  /** The chosen lamp is not plugged in; it is connected once it is. */
  z.strictObject({ phase: z.literal('not-found'), path }).readonly(),
  /** The lamp was ready and has been unplugged; it is connected again once it is back. */
  z.strictObject({ phase: z.literal('unplugged'), path }).readonly(),
  /**
   * The lamp is plugged in but cannot be used; retried automatically. The message says what is wrong and what to do.
   */
  z.strictObject({ phase: z.enum(lampTroubles), path, message: z.string() }).readonly(),
]);

export type LampState = z.infer<typeof lampStateSchema>;

/** A state in words: a title, and the next step to take. */
export interface LampText {
  readonly title: string;
  readonly next: string;
}

/** The text to show for a state. */
export function lampText(state: LampState): LampText {
  switch (state.phase) {
    case 'idle':
      return { title: 'No lamp', next: 'Choose a port, or the virtual lamp.' };
    case 'looking':
      return { title: 'Looking', next: `Asking ${state.path} what it is; this takes up to six seconds.` };
    case 'ready':
      return { title: 'Ready', next: `${state.lamp.name} is ready.` };
    case 'not-found':
      return { title: 'Not found', next: 'Plug the lamp in; it connects automatically.' };
    case 'unplugged':
      return {
        title: 'Unplugged',
        next: 'The preview continues. Plug the lamp in again; it reconnects automatically.',
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
