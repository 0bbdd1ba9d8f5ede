import type { OpenSocket, SocketListener } from '../../../renderer/api/Socket';

/** One socket that a page opened, seen from the far end. */
export interface FakeSocket extends SocketListener {
  readonly address: string;
  readonly protocols: readonly string[];
  readonly sent: unknown[];
  isClosed: boolean;
}

/** Stands in for the browser's sockets: each waits until a test opens it, says something, or closes it. */
export class FakeSockets {
  readonly all: FakeSocket[] = [];

  /** The one opened last. */
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
