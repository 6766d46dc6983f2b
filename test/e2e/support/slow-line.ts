import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to the server on which documents stop before their end until `release` is called. */
export interface SlowLine {
  /** With a slash at the end. */
  readonly url: string;
  release(): void;
  close(): void;
}

/** What is held back: less than what a page carries at its end for its scripts. */
const HELD_BYTES = 200;

export async function openSlowLine(serverUrl: string): Promise<SlowLine> {
  const released = Promise.withResolvers<void>();
  const line = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request(
      new URL(asked.url ?? '/', serverUrl),
      { method: asked.method, headers },
      (told) => {
        answer.writeHead(told.statusCode ?? 500, told.headers);
        if (told.headers['content-type']?.startsWith('text/html')) void inTwoParts(told, answer);
        else told.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });

  async function inTwoParts(told: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of told) parts.push(part as Buffer);
    const document = Buffer.concat(parts);
    answer.write(document.subarray(0, -HELD_BYTES));
    await released.promise;
    answer.end(document.subarray(-HELD_BYTES));
  }

  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
    release: released.resolve,
    close() {
      released.resolve();
      line.close();
      line.closeAllConnections();
    },
  };
}
