import type { WebSocket } from 'ws';
import type { Clock } from '../lamp/wire/Clock';

/** How long the other side has to close as well. */
const courtesyMs = 1000;

/** Closes a socket with a code that says why; one that does not let itself be closed is cut off. */
export function closeSocket(socket: WebSocket, code: number, clock: Clock): void {
  const callOff = clock.after(courtesyMs, () => socket.terminate());
  socket.once('close', callOff);
  socket.close(code);
}
