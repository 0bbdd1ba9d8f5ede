import { z } from 'zod';
import { apiAnswerSchema } from './apiAnswer';
import { apiEventSchema } from './contract';

/** The messages between a browser and the app: each is JSON on its own. */

/** The name of the protocol that a socket speaks; the token of this start stands beside it. */
export const socketProtocol = 'lampwright-1';

/** Where the socket is found. */
export const socketPath = '/api';

/** Why the app closes a socket, beside the codes of WebSocket itself. */
export const closeCodes = {
  badToken: 4401,
  tooMuch: 4413,
  tooManyWindows: 4429,
  badMessage: 4400,
  goingAway: 1001,
} as const;

/** The longest message the app takes, in bytes: a backup, written as JSON. */
export const maxMessageBytes = 160 << 20;

/** From the browser: a call. The id comes back with its answer. */
export const socketCallSchema = z.strictObject({
  id: z.int().min(0),
  route: z.string().max(100),
  input: z.unknown().optional(),
});

export type SocketCall = z.infer<typeof socketCallSchema>;

/** To the browser: the answer to a call, or something that happened. */
export const socketMessageSchema = z.union([
  z.strictObject({ id: z.int(), answer: apiAnswerSchema }),
  z.strictObject({ event: apiEventSchema }),
]);

export type SocketMessage = z.infer<typeof socketMessageSchema>;
