import type { CustomScheme } from 'electron';

type Handler = (request: Request) => Response | Promise<Response>;

/** The app's own schemes: privileges are registered before the app is ready, handlers after. */
export class FakeProtocol {
  readonly schemes: CustomScheme[] = [];
  readonly #handlers = new Map<string, Handler>();

  constructor(private readonly isReady: () => boolean) {}

  registerSchemesAsPrivileged(schemes: readonly CustomScheme[]): void {
    if (this.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    this.schemes.push(...schemes);
  }

  handle(scheme: string, handler: Handler): void {
    if (!this.isReady()) throw new Error('protocol.handle cannot be called before app is ready');
    this.#handlers.set(scheme, handler);
  }

  /** Answers a request that the session did not block: by a handler, by the network, or not at all. */
  async answer({ url, method }: Pick<Request, 'url' | 'method'>): Promise<Response | undefined> {
    const handler = this.#handlers.get(url.slice(0, url.indexOf(':')));
    if (!handler && /^https?:/.test(url)) return new Response('from the network');
    return await handler?.({ url, method } as Request);
  }
}
