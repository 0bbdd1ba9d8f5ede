import type { CustomScheme } from 'electron';

type Handler = (request: Request) => Response | Promise<Response>;

/** Schemes of the app's own: their privileges are told before it is ready, who answers them after. */
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

  /** Who answers a request that nobody has blocked: a handler, the network, or nobody. */
  async answer({ url, method }: Pick<Request, 'url' | 'method'>): Promise<Response | undefined> {
    const handler = this.#handlers.get(url.slice(0, url.indexOf(':')));
    if (!handler && /^https?:/.test(url)) return new Response('from the network');
    return await handler?.({ url, method } as Request);
  }
}
