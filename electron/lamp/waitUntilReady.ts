import { LampwrightError, type ErrorCode } from '#shared/errors/LampwrightError';
import type { LampInfo } from '#shared/lamp/LampInfo';
import { lampText, type LampState } from '#shared/lamp/LampState';
import type { LampControl } from './LampControl';

/** Resolves when the lamp is ready. Fails with its trouble, and with STOPPED when `signal` is aborted. */
export async function waitUntilReady(lamp: LampControl, signal: AbortSignal): Promise<LampInfo> {
  const cleanUps: (() => void)[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const stop = () => reject(new LampwrightError('STOPPED', 'Stopped.'));
      signal.addEventListener('abort', stop);
      cleanUps.push(() => signal.removeEventListener('abort', stop));
      if (signal.aborted) stop();
      const stopListening = lamp.listen({
        onState: (state) => {
          if (state.phase === 'ready') resolve(state.lamp);
          else if (state.phase !== 'idle' && state.phase !== 'looking') reject(troubleError(state));
        },
      });
      cleanUps.push(stopListening);
    });
  } finally {
    for (const cleanUp of cleanUps) cleanUp();
  }
}

const codes: Partial<Record<LampState['phase'], ErrorCode>> = {
  busy: 'LAMP_BUSY',
  'no-permission': 'NO_PERMISSION',
  'no-answer': 'LAMP_SILENT',
  'wrong-speed': 'LAMP_WRONG_SPEED',
  'not-a-lamp': 'LAMP_REFUSED',
  failed: 'PORT_FAILED',
};

/** The caller does not wait for the lamp to be plugged in, so the message asks the user to try again. */
function troubleError(state: LampState): LampwrightError {
  const words =
    state.phase === 'not-found'
      ? `There is no lamp at ${state.path}. Plug it in, then try again.`
      : lampText(state).next;
  return new LampwrightError(codes[state.phase] ?? 'LAMP_NOT_FOUND', words);
}
