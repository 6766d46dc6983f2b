import { connect } from 'node:net';

/** Sends text as it is and gives everything that comes back until the connection ends, or is given up. */
export function sendRaw(url: string, text: string, options: { end?: boolean } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    // A server that refuses may cut the connection while we still send.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.write(text, 'latin1');
    if (options.end === true) socket.end();
  });
}

/** The status of the first answer; 0 when there was none. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

/** The statuses of all answers that came on one connection. */
export function statusesOf(answer: string): readonly number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
