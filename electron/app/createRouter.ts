import type { z } from 'zod';
import { failureAnswer, type ApiAnswer } from '#shared/api/apiAnswer';
import { routes, type Handlers, type RouteTable, type Signatures } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';

/** Answers a call, whatever was sent. Never rejects: a failure is an answer, too. */
export type Router = (route: unknown, input: unknown) => Promise<ApiAnswer>;

/** What people read after a bug in the app. */
export const internalError = new LampwrightError(
  'INTERNAL',
  'Something went wrong in the app itself. The log says more.',
);

type RouteAnswerer = (input: unknown) => Promise<ApiAnswer>;

/**
 * The only way from a host into the app: finds the route, checks the input against its schema, calls the handler. An unexpected
 * error goes to `onFault` and is answered with INTERNAL.
 */
export function createRouter(handlers: Handlers, onFault: (error: unknown, route: string) => void): Router {
  const bound = bindAll(handlers, onFault);
  return async (route, input) => {
    const answerTo = typeof route === 'string' ? bound.get(route) : undefined;
    if (answerTo) return answerTo(input);
    return failureAnswer(new LampwrightError('UNKNOWN_ROUTE', 'The app knows no such request.'));
  };
}

type OnFault = Parameters<typeof createRouter>[1];

function bindAll(handlers: Handlers, onFault: OnFault): ReadonlyMap<string, RouteAnswerer> {
  const table: RouteTable = routes;
  const bound = new Map<string, RouteAnswerer>();
  // The type parameter keeps a route and its handler of the same area together.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  const bindArea = <Area extends keyof Signatures>(area: Area) => {
    const handlersOfArea = handlers[area];
    forEachKey(table[area], (name) => {
      const route = table[area][name];
      bound.set(route.name, answerRoute(route, handlersOfArea[name], onFault));
    });
  };
  forEachKey(table, bindArea);
  return bound;
}

function forEachKey<Value extends object>(
  value: Value,
  act: (key: Extract<keyof Value, string>) => void,
): void {
  for (const key in value) act(key);
}

function answerRoute<Input, Output>(
  route: Route<Input, Output>,
  handle: (input: Input) => Promise<Output>,
  onFault: OnFault,
): RouteAnswerer {
  return async (input) => {
    const read = route.input.safeParse(input);
    if (!read.success) return failureAnswer(badInput(read.error.issues));
    try {
      return { ok: true, data: await handle(read.data) };
    } catch (error) {
      // INTERNAL may also come from the lamp's process: that is a bug of ours, too.
      if (error instanceof LampwrightError && error.code !== 'INTERNAL') return failureAnswer(error);
      onFault(error, route.name);
      return failureAnswer(internalError);
    }
  };
}

function badInput([first]: readonly z.core.$ZodIssue[]): LampwrightError {
  const where = first?.path.map(String).join('.') ?? '';
  const what = where === '' ? 'it' : `“${where.slice(0, 100)}”`;
  return first?.code === 'too_big' && first.origin === 'string'
    ? new LampwrightError(
        'TOO_LARGE',
        `This is too long: ${what} may have ${first.maximum} characters at most.`,
      )
    : new LampwrightError('BAD_INPUT', `The app cannot read this request: ${what} is not as it should be.`);
}
