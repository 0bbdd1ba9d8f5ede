import { connect } from 'node:net';

/** Sends these lines to a port as they are, and returns everything received until the server closes the connection. */
export function rawRequest(port: number, ...lines: string[]): Promise<string> {
  return rawBytes(port, `${lines.join('\r\n')}\r\n\r\n`);
}

/** Like `rawRequest`, without the end of the headers. */
export function rawBytes(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    // A server that refuses a request may cut the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

/** The status code of an HTTP answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}
