import { z } from 'zod';
import { apiAnswerSchema } from './apiAnswer';
import { apiEventSchema } from './contract';

/** The messages between a browser and the app: each is JSON on its own. */

/** The WebSocket subprotocol; the token of this start is sent as a second one. */
export const socketProtocol = 'lampwright-1';

/** The path of the socket. */
export const socketPath = '/api';

/** The close codes the app uses, besides those of WebSocket itself. */
export const closeCodes = {
  badToken: 4401,
  tooMuch: 4413,
  tooManyWindows: 4429,
  badMessage: 4400,
  goingAway: 1001,
} as const;

/** The longest message the app accepts, in bytes: a backup as JSON. */
export const maxMessageBytes = 160 << 20;

/** From the browser: a call. The id comes back with its answer. */
export const socketCallSchema = z.strictObject({
  id: z.int().min(0),
  route: z.string().max(100),
  input: z.unknown().optional(),
});

export type SocketCall = z.infer<typeof socketCallSchema>;

/** To the browser: the answer to a call, or an event. */
export const socketMessageSchema = z.union([
  z.strictObject({ id: z.int(), answer: apiAnswerSchema }),
  z.strictObject({ event: apiEventSchema }),
]);

export type SocketMessage = z.infer<typeof socketMessageSchema>;
