import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, maxMessageBytes, socketProtocol } from '#shared/api/socketProtocol';
import type { Clock } from '../clock/Clock';
import { checkAdmission, rejectUpgrade } from './admission';
import { closeSocket, WindowConnection, type WindowApi } from './WindowConnection';

interface ApiSocketServerDependencies {
  readonly app: WindowApi;
  /** The token of this start. */
  readonly token: string;
  readonly clock: Clock;
}

/** More windows than anyone opens. */
const maxSockets = 16;

/** The contract over WebSockets: for windows in a browser on this machine that have the token of this start. */
export class ApiSocketServer {
  readonly #windows = createSocketServer(maxMessageBytes);
  /** Those who only get to know why they are not let in: nobody listens to them. */
  readonly #rejected = createSocketServer(1024);

  constructor(private readonly dependencies: ApiSocketServerDependencies) {}

  /** Takes over a connection that wants to be a WebSocket, or turns it away. */
  readonly onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { app, token, clock } = this.dependencies;
    const admission = checkAdmission(request, token);
    if (admission.verdict === 'refused') return rejectUpgrade(socket, admission.status);
    const isKnown = admission.verdict === 'known';
    const isLetIn = isKnown && this.#windows.clients.size < maxSockets;
    const server = isLetIn ? this.#windows : this.#rejected;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      // Every error is followed by the socket's end, and that is what we go by.
      webSocket.on('error', () => {});
      if (isLetIn) return void new WindowConnection(webSocket, app, clock);
      closeSocket(webSocket, isKnown ? closeCodes.tooManyWindows : closeCodes.badToken, clock);
    });
  };

  /** Lets nobody in any more, tells all windows that the app goes away, and resolves when they are gone. */
  async close(): Promise<void> {
    await Promise.all(
      [this.#windows, this.#rejected].map((server) => {
        for (const socket of server.clients)
          closeSocket(socket, closeCodes.goingAway, this.dependencies.clock);
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
    // Nothing to save on the way within one machine, and packed messages can be far larger than they look.
    perMessageDeflate: false,
    // The token is offered as a protocol too; it is never said back.
    handleProtocols: (offered) => offered.has(socketProtocol) && socketProtocol,
  });
}
