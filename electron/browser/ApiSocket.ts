import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, longestMessageBytes, socketProtocol } from '#shared/api/socket';
import type { Clock } from '../lamp/wire/Clock';
import { admit, turnAway } from './admission';
import { closeSocket } from './closeSocket';
import { Connection, type OpenApp } from './Connection';

interface ApiSocketParts {
  readonly app: OpenApp;
  /** The token of this start. */
  readonly token: string;
  readonly clock: Clock;
}

/** More windows than anyone opens. */
const mostSockets = 16;

/** The contract over WebSockets: for windows in a browser on this machine that have the token of this start. */
export class ApiSocket {
  readonly #windows = socketServer(longestMessageBytes);
  /** Those who only get to know why they are not let in: nobody listens to them. */
  readonly #strangers = socketServer(1024);

  constructor(private readonly parts: ApiSocketParts) {}

  /** Takes over a connection that wants to be a WebSocket, or turns it away. */
  readonly onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { app, token, clock } = this.parts;
    const admission = admit(request, token);
    if (admission.verdict === 'refused') return turnAway(socket, admission.status);
    const isKnown = admission.verdict === 'known';
    const isLetIn = isKnown && this.#windows.clients.size < mostSockets;
    const server = isLetIn ? this.#windows : this.#strangers;
    server.handleUpgrade(request, socket, head, (webSocket) => {
      // Every error is followed by the socket's end, and that is what we go by.
      webSocket.on('error', () => {});
      if (isLetIn) return void new Connection(webSocket, app, clock);
      closeSocket(webSocket, isKnown ? closeCodes.tooManyWindows : closeCodes.badToken, clock);
    });
  };

  /** Lets nobody in any more, tells all windows that the app goes away, and resolves when they are gone. */
  async close(): Promise<void> {
    await Promise.all(
      [this.#windows, this.#strangers].map((server) => {
        for (const socket of server.clients) closeSocket(socket, closeCodes.goingAway, this.parts.clock);
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  }
}

function socketServer(maxPayload: number): WebSocketServer {
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
