import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError, type ErrorCode } from '#shared/api/errors';
import type { Layout } from '#shared/lamp/layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/lampState';
import type { PortDescription } from '#shared/lamp/port';
import type { Show } from '#shared/lamp/Show';
import type { Outcome, Target } from '../LampControl';
import type { WireText } from '../wire/tapWire';

/** What the app's process asks of the lamp's. Both are built together: what one sends, the other understands. */
export type Ask =
  | { readonly call: 'use'; readonly target: Target | null }
  | { readonly call: 'play'; readonly show: Show }
  | { readonly call: 'hold' | 'off' | 'keep' | 'close' }
  | { readonly call: 'setGuards'; readonly guards: Guards }
  | { readonly call: 'setLayout'; readonly layout: Layout };

export interface ToLamp {
  readonly id: number;
  readonly ask: Ask;
}

/** A failure on its way between processes: errors lose their class there. */
export interface SentError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** What is sent of a failure; one that nobody expected goes with its stack. */
export function sent(error: unknown): SentError {
  if (error instanceof LampwrightError) return { code: error.code, message: error.message };
  return {
    code: 'INTERNAL',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

export type FromLamp =
  | { readonly type: 'done'; readonly id: number; readonly outcome: Outcome | undefined }
  | { readonly type: 'failed'; readonly id: number; readonly error: SentError }
  | { readonly type: 'state'; readonly state: LampState }
  | { readonly type: 'ports'; readonly ports: readonly PortDescription[] }
  | { readonly type: 'report'; readonly report: LampReport }
  | { readonly type: 'wire'; readonly text: WireText }
  | { readonly type: 'refusal'; readonly error: SentError };

/** The end of a line between two processes. */
export interface LineEnd<Out> {
  readonly send: (message: Out) => void;
}
