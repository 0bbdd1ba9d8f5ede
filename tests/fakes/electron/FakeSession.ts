import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import type { FakeProtocol } from './FakeProtocol';
import type { FakeWebContents } from './FakeWebContents';
import { isAllowed } from './PreventableEvent';

/** A request made by a page. */
export interface PageRequest {
  readonly url: string;
  readonly method?: string;
  readonly resourceType?: string;
}

interface PermissionDetails {
  readonly requestingUrl?: string;
  readonly isMainFrame?: boolean;
}

type BeforeRequest = (details: object, answer: (response: { cancel?: boolean }) => void) => void;
type RequestHandler = (
  contents: unknown,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: PermissionDetails,
) => void;
type CheckHandler = (
  contents: unknown,
  permission: string,
  origin: string,
  details: PermissionDetails,
) => boolean;
type MediaHandler = (request: object, answer: (streams: unknown) => void) => void;

/** What a session allows its pages. As in the real one, anything without a handler is allowed. */
export class FakeSession extends EventEmitter {
  isSpellCheckerEnabled = true;
  #beforeRequest: BeforeRequest = (_details, answer) => answer({});
  #onRequest: RequestHandler = (_contents, _permission, answer) => answer(true);
  #onCheck: CheckHandler = () => true;
  #onDevice: (details: object) => boolean = () => true;
  #onMedia: MediaHandler = (_request, answer) => answer({ video: 'screen' });

  constructor(private readonly protocol: FakeProtocol) {
    super();
  }

  get real(): Session {
    return this as unknown as Session;
  }

  readonly webRequest = {
    onBeforeRequest: (listener: BeforeRequest) => {
      this.#beforeRequest = listener;
    },
  };

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.isSpellCheckerEnabled = isEnabled;
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.#onRequest = handler;
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.#onCheck = handler;
  }

  setDevicePermissionHandler(handler: (details: object) => boolean): void {
    this.#onDevice = handler;
  }

  setDisplayMediaRequestHandler(handler: MediaHandler): void {
    this.#onMedia = handler;
  }

  /** The response to a page's request; undefined if it is blocked or the scheme has no handler. */
  async request({ url, method = 'GET', resourceType = 'other' }: PageRequest): Promise<Response | undefined> {
    const { cancel = false } = await new Promise<{ cancel?: boolean }>((resolve) =>
      this.#beforeRequest({ url, method, resourceType }, resolve),
    );
    return cancel ? undefined : this.protocol.answer({ url, method });
  }

  /** True if a request gets past the session, whether or not anything answers it. */
  async lets(url: string, resourceType = 'other'): Promise<boolean> {
    const { cancel = false } = await new Promise<{ cancel?: boolean }>((resolve) =>
      this.#beforeRequest({ url, method: 'GET', resourceType }, resolve),
    );
    return !cancel;
  }

  grants(permission: string, asking: PermissionDetails): Promise<boolean> {
    return new Promise((resolve) => this.#onRequest(null, permission, resolve, asking));
  }

  has(permission: string, asking: PermissionDetails): boolean {
    return this.#onCheck(null, permission, asking.requestingUrl ?? '', asking);
  }

  givesDevice(deviceType: string): boolean {
    return this.#onDevice({ deviceType, origin: 'lampwright://window', device: {} });
  }

  sharesScreen(): Promise<boolean> {
    return new Promise((resolve) => this.#onMedia({}, (streams) => resolve(streams !== null)));
  }

  /** True if a download started by a page is allowed. */
  downloads(url: string, contents: FakeWebContents): boolean {
    return isAllowed(this, 'will-download', {}, { getURL: () => url }, contents, contents.mainFrame);
  }
}
