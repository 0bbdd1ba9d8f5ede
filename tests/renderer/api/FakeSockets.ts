import type { OpenSocket, SocketListener } from '../../../renderer/api/Socket';

/** The server's end of one socket that a page opened. */
export interface FakeSocket extends SocketListener {
  readonly address: string;
  readonly protocols: readonly string[];
  readonly sent: unknown[];
  isClosed: boolean;
}

/** Fakes the browser's sockets: each waits until a test opens it, sends something, or closes it. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  /** The latest socket. */
  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error('No socket has been opened.');
    return socket;
  }

  open: OpenSocket = (address, protocols, listener) => {
    const socket: FakeSocket = { ...listener, address, protocols, sent: [], isClosed: false };
    this.all.push(socket);
    return {
      send: (text) => void socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.isClosed = true;
      },
    };
  };
}
