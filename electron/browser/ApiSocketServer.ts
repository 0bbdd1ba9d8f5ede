import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, maxMessageBytes, socketProtocol } from '#shared/api/socketProtocol';
import type { Clock } from '../clock/Clock';
import { checkAdmission, rejectUpgrade } from './admission';
import { closeSocket, WindowConnection, type WindowApi } from './WindowConnection';

interface ApiSocketServerDependencies {
  readonly app: WindowApi;
  /** The secret of this run, which the page passes on. */
  readonly token: string;
  readonly clock: Clock;
}

/** More windows than any user opens. */
const maxSockets = 16;

/** Serves the API over WebSockets to browser windows on this machine that have the token of this run. */
export class ApiSocketServer {
  readonly #windows = createSocketServer(maxMessageBytes);
  /** Accepts sockets only to close them with a code that says why; their messages are ignored. */
  readonly #rejected = createSocketServer(1024);

  constructor(private readonly deps: ApiSocketServerDependencies) {}

  /** Upgrades a connection to a WebSocket, or rejects it. */
  readonly onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { app, token, clock } = this.deps;
    const admission = checkAdmission(request, token);
    if (admission.verdict === 'refused') return rejectUpgrade(socket, admission.status);
    const hasToken = admission.verdict === 'admitted';
    const isAdmitted = hasToken && this.#windows.clients.size < maxSockets;
    const server = isAdmitted ? this.#windows : this.#rejected;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      // Every error is followed by `close`, which is handled.
      webSocket.on('error', () => {});
      if (isAdmitted) return void new WindowConnection(webSocket, app, clock);
      closeSocket(webSocket, hasToken ? closeCodes.tooManyWindows : closeCodes.badToken, clock);
    });
  };

  /** Closes all sockets with `goingAway`, accepts no more, and resolves when all are closed. */
  async close(): Promise<void> {
    await Promise.all(
      [this.#windows, this.#rejected].map((server) => {
        for (const socket of server.clients) closeSocket(socket, closeCodes.goingAway, this.deps.clock);
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  }
}

function createSocketServer(maxPayload: number): WebSocketServer {
  return new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload,
    // Useless within one machine, and a small compressed message can expand to a huge one.
    perMessageDeflate: false,
    // The client offers the token as a second protocol; it is never sent back.
    handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
  });
}
