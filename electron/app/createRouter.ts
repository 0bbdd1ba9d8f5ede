import type { z } from 'zod';
import { failureAnswer, type ApiAnswer } from '#shared/api/apiAnswer';
import { routes, type Handlers, type InputsOf, type OutputsOf } from '#shared/api/contract';
import { LampwrightError } from '#shared/errors/LampwrightError';
import type { Route } from '#shared/api/route';

/** Answers a call, whatever it was sent. Never rejects: what went wrong is the answer. */
export type Router = (route: unknown, input: unknown) => Promise<ApiAnswer>;

/** What people are told of a failure that nobody expected. */
export const internalError = new LampwrightError(
  'INTERNAL',
  'Something went wrong in the app itself. The log says more.',
);

type RouteAnswerer = (input: unknown) => Promise<ApiAnswer>;

/**
 * The one way from a host to the app: looks the route up, checks what was sent against its schema, calls its handler. A
 * failure that nobody expected is told to `onFault` and answered with INTERNAL.
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
  type Of<Area extends keyof typeof routes> = (typeof routes)[Area];
  const bound = new Map<string, RouteAnswerer>();
  const bind = <Inputs, Outputs extends Record<keyof Inputs, unknown>>(
    area: { readonly [Name in keyof Inputs]: Route<Inputs[Name], Outputs[Name]> },
    handlersOfArea: { readonly [Name in keyof Inputs]: (input: Inputs[Name]) => Promise<Outputs[Name]> },
  ) => {
    for (const name in area) {
      const route = area[name];
      bound.set(route.name, answerRoute(route, handlersOfArea[name], onFault));
    }
  };
  const areas: Readonly<Record<keyof typeof routes, () => void>> = {
    conversation: () =>
      bind<InputsOf<Of<'conversation'>>, OutputsOf<Of<'conversation'>>>(
        routes.conversation,
        handlers.conversation,
      ),
    conversations: () =>
      bind<InputsOf<Of<'conversations'>>, OutputsOf<Of<'conversations'>>>(
        routes.conversations,
        handlers.conversations,
      ),
    engine: () => bind<InputsOf<Of<'engine'>>, OutputsOf<Of<'engine'>>>(routes.engine, handlers.engine),
    lamp: () => bind<InputsOf<Of<'lamp'>>, OutputsOf<Of<'lamp'>>>(routes.lamp, handlers.lamp),
    library: () => bind<InputsOf<Of<'library'>>, OutputsOf<Of<'library'>>>(routes.library, handlers.library),
    notices: () => bind<InputsOf<Of<'notices'>>, OutputsOf<Of<'notices'>>>(routes.notices, handlers.notices),
    settings: () =>
      bind<InputsOf<Of<'settings'>>, OutputsOf<Of<'settings'>>>(routes.settings, handlers.settings),
    stage: () => bind<InputsOf<Of<'stage'>>, OutputsOf<Of<'stage'>>>(routes.stage, handlers.stage),
    wish: () => bind<InputsOf<Of<'wish'>>, OutputsOf<Of<'wish'>>>(routes.wish, handlers.wish),
  };
  for (const bindArea of Object.values(areas)) bindArea();
  return bound;
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
      // A fault that came from another process is one of ours all the same.
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
