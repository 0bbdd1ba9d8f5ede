import type { HttpExchange } from './HttpExchange';

/** The JSON object of a request's body. Where there is none, the request is answered as the real server does. */
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
