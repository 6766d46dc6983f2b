import type { IncomingMessage } from 'node:http';

/** False for verbs that a web `Request` cannot have: TRACE and CONNECT, which no route uses. */
export function isUsableVerb(verb: string | undefined): boolean {
  return verb !== undefined && !/^(CONNECT|TRACE|TRACK)$/.test(verb);
}

/** Converts a Node request with a valid verb into a web `Request`. Undefined when its address is invalid. */
export function webRequest(incoming: IncomingMessage): Request | undefined {
  const { method = 'GET', url = '/' } = incoming;
  const address = addressOf(url, incoming.headers.host);
  if (address === undefined) return undefined;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined) continue;
    for (const each of typeof value === 'string' ? [value] : value) headers.append(name, each);
  }
  const body = mayHaveBody(incoming, method) ? bodyStream(incoming) : null;
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(address, init);
}

function addressOf(target: string, host: string | undefined): string | undefined {
  const base = `http://${host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? host : 'localhost'}`;
  if (target === '*') return `${base}/`;
  if (!target.startsWith('/')) return isWebAddress(target) ? target : undefined;
  return [base + target, `http://localhost${target}`].find((address) => URL.canParse(address));
}

/** Without credentials, which a web `Request` must not contain. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function mayHaveBody(incoming: IncomingMessage, method: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { 'content-length': length, 'transfer-encoding': coding } = incoming.headers;
  return coding !== undefined || (length !== undefined && length !== '0');
}

/** A stream with backpressure. */
function bodyStream(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isOver = false;
  return new ReadableStream({
    start(controller) {
      const fail = (error: Error) => {
        if (!isOver) controller.error(error);
        isOver = true;
      };
      incoming.pause();
      incoming.on('data', (chunk: Buffer<ArrayBuffer>) => {
        if (isOver) return;
        controller.enqueue(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.on('end', () => {
        if (!isOver) controller.close();
        isOver = true;
      });
      incoming.on('error', fail);
      incoming.on('close', () => fail(new Error('the connection ended before the request')));
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      isOver = true;
    },
  });
}
