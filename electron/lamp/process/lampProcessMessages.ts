import type { Guards } from '#shared/animation/guards/guardFrame';
import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { Layout } from '#shared/lamp/Layout';
import type { LampReport } from '#shared/lamp/LampInfo';
import type { LampState } from '#shared/lamp/LampState';
import type { PortDescription } from '#shared/lamp/PortDescription';
import type { Show } from '#shared/lamp/Show';
import type { LampOutcome, LampTarget } from '../LampControl';
import type { WireText } from '../wire/tapWire';

/** A call from the app to the lamp's process. Both are built together, so messages need no validation. */
export type LampProcessCall =
  | { readonly method: 'use'; readonly target: LampTarget | null }
  | { readonly method: 'play'; readonly show: Show }
  | { readonly method: 'hold' | 'off' | 'keep' | 'close' }
  | { readonly method: 'setGuards'; readonly guards: Guards }
  | { readonly method: 'setLayout'; readonly layout: Layout };

/** A call with the id that its answer carries. */
export interface LampProcessRequest {
  readonly id: number;
  readonly call: LampProcessCall;
}

/** An error as sent between processes, where it would lose its class. */
export interface SerializedError {
  readonly code: ErrorCode;
  readonly message: string;
}

/** Serializes an error; one that is not a LampwrightError becomes INTERNAL with its stack. */
export function serializeError(error: unknown): SerializedError {
  if (error instanceof LampwrightError) return { code: error.code, message: error.message };
  return {
    code: 'INTERNAL',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** A message from the lamp's process: the result of a call, or an event. */
export type LampProcessMessage =
  | { readonly type: 'done'; readonly id: number; readonly outcome: LampOutcome | undefined }
  | { readonly type: 'failed'; readonly id: number; readonly error: SerializedError }
  | { readonly type: 'state'; readonly state: LampState }
  | { readonly type: 'ports'; readonly ports: readonly PortDescription[] }
  | { readonly type: 'report'; readonly report: LampReport }
  | { readonly type: 'wire'; readonly text: WireText }
  | { readonly type: 'refusal'; readonly error: SerializedError };

/** Sends messages to the other process. */
export interface MessageSender<Out> {
  readonly send: (message: Out) => void;
}
