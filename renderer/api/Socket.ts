/** A socket that sends texts once it is open. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Socket events. `onClose` is the last one, also if the socket never opened; `code` says why. */
export interface SocketListener {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: (code: number) => void;
}

/** Opens a socket; the listener is not called before this returns. */
export type OpenSocket = (address: string, protocols: readonly string[], listener: SocketListener) => Socket;

/** Opens sockets of a class like the browser's `WebSocket`. */
export function webSocketOpener(WebSocketClass: typeof WebSocket): OpenSocket {
  return (address, protocols, { onOpen, onText, onClose }) => {
    const socket = new WebSocketClass(address, [...protocols]);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onText(data);
    });
    socket.addEventListener('close', ({ code }) => onClose(code));
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}
