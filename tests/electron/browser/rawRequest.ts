import { connect } from 'node:net';

/** Sends these bytes to a port, as they are, and gives all that comes back until the other side ends the connection. */
export function rawRequest(port: number, ...lines: string[]): Promise<string> {
  return rawBytes(port, `${lines.join('\r\n')}\r\n\r\n`);
}

/** As `rawRequest`, without an end of the headers. */
export function rawBytes(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    // A server that has heard enough may cut the connection off.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

/** The status in the first line of an answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}
