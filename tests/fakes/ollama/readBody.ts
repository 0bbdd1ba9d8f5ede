import type { HttpExchange } from './HttpExchange';

/** The JSON object in a request's body. If there is none, answers the request with the real server's error. */
export function readBody<Body extends object>(
  exchange: HttpExchange,
  text: string,
): Partial<Body> | undefined {
  const refuse = (error: string) => {
    exchange.json(400, { error });
    return undefined;
  };
  if (text.trim() === '') return refuse('missing request body');
  const { body } = exchange.record;
  if (typeof body === 'string') return refuse(`invalid character '${text.trim().slice(0, 1)}' in JSON`);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse('json: cannot unmarshal value into Go value');
  }
  return body;
}
