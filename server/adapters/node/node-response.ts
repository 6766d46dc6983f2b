import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long the rest of an unread body may keep arriving before the connection is closed. */
export const LINGER_MS = 2_000;

/**
 * Sends a web response. `close`: no further request is accepted on the connection. Resolves when everything was sent,
 * also when the client has disconnected.
 */
export async function sendResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  close: boolean,
): Promise<void> {
  const isUnread = hasUnreadBody(incoming);
  if (close || isUnread) outgoing.setHeader('Connection', 'close');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.writeHead(response.status);
  if (response.body !== null) {
    if (incoming.method === 'HEAD') await response.body.cancel();
    else await pump(response.body, outgoing);
  }
  if (isUnread) await linger(incoming);
  outgoing.end();
}

function hasUnreadBody(incoming: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
  return !incoming.complete && (coding !== undefined || Number(length ?? 0) > 0);
}

async function pump(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) return;
      if (!outgoing.write(value)) await drained(outgoing);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done);
      outgoing.off('close', done);
      resolve();
    };
    outgoing.on('drain', done);
    outgoing.on('close', done);
  });
}

/** Closing immediately would make some clients lose a response that they have not read yet. */
async function linger(incoming: IncomingMessage): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.once('end', done);
    incoming.once('close', done);
    // The body is not read any more; its reader would hold it back.
    incoming.removeAllListeners('data');
    incoming.resume();
  });
}
