import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AddressUnusable, NodeListener } from '../../../server/adapters/node/node-listener.ts';

type Handler = (
  request: Request,
  connection: { remoteAddress: string; secure: boolean },
) => Promise<Response>;

let listener: NodeListener;
let handler: Handler;
const errors: string[] = [];

const logger = { error: (event: string) => errors.push(event), warn: () => 0, info: () => 0, debug: () => 0 };

beforeEach(async () => {
  errors.length = 0;
  handler = async (request) => new Response(`${request.method} ${new URL(request.url).pathname}`);
  listener = await NodeListener.open({
    host: '127.0.0.1',
    port: 0,
    fetch: (request, connection) => handler(request, connection),
    logger,
  });
});

afterEach(async () => {
  listener.cut();
  await listener.drain();
});

function port(): number {
  return Number(new URL(listener.url).port);
}

/** Sends text as it is and gives everything that comes back until the connection ends. */
function raw(...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port(), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    for (const part of parts) socket.write(part);
  });
}

/** A connection that stays open until the server closes or cuts it. */
function openSocket(text: string): { socket: Socket; closed: Promise<unknown> } {
  const socket = connect(port(), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, closed: new Promise((resolve) => socket.once('close', resolve)) };
}

const status = (answer: string) => Number(answer.split(' ', 2)[1]);

describe('requests', () => {
  test('arrive with verb, address, headers, body and where they came from', async () => {
    let seen: unknown;
    handler = async (request, connection) => {
      seen = {
        method: request.method,
        url: request.url,
        cookie: request.headers.get('cookie'),
        body: await request.text(),
        connection,
      };
      return new Response('ok');
    };
    await fetch(`${listener.url}a%2Fb/?c=%20d`, {
      method: 'PUT',
      body: 'text',
      headers: { Cookie: 'a=1; b=2' },
    });
    expect(seen).toEqual({
      method: 'PUT',
      url: `${listener.url}a%2Fb/?c=%20d`,
      cookie: 'a=1; b=2',
      body: 'text',
      connection: { remoteAddress: '127.0.0.1', secure: false },
    });
  });

  test('with two slashes in front keep their host', async () => {
    handler = async (request) => new Response(new URL(request.url).host + new URL(request.url).pathname);
    const answer = await raw(
      'GET //elsewhere.test/x HTTP/1.1\r\nHost: pins.test\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toContain('pins.test//elsewhere.test/x');
  });

  test('without a usable host still arrive', async () => {
    handler = async (request) => new Response(new URL(request.url).host);
    expect(await raw('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toContain('localhost');
  });

  test('that are none are answered 400', async () => {
    expect(status(await raw('nonsense\r\n\r\n'))).toBe(400);
    expect(status(await raw('BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toBe(400);
    for (const target of ['foo', 'ftp://x/', 'http://[::1/', 'http://name:password@x/']) {
      const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect([target, status(answer)]).toEqual([target, 400]);
    }
    expect(errors).toEqual([]);
  });

  test('may have any verb but those that no web request can have', async () => {
    expect(await raw('PROPFIND /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      'PROPFIND /a',
    );
    expect(status(await raw('TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))).toBe(405);
  });

  test('bodies come in pieces, as fast as they are read', async () => {
    handler = async (request) => {
      let length = 0;
      for await (const chunk of request.body ?? []) length += chunk.byteLength;
      return new Response(String(length));
    };
    const body = new Uint8Array(5_000_000);
    expect(await (await fetch(listener.url, { method: 'POST', body })).text()).toBe('5000000');
    const chunked = await raw(
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
      '3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
    );
    expect(chunked.endsWith('5\r\n0\r\n\r\n') || chunked.includes('\r\n5')).toBe(true);
  });

  test('a body that ends too early fails its reader', async () => {
    const socket = connect(port(), '127.0.0.1');
    const outcome = new Promise((resolve) => {
      handler = async (request) => {
        const read = request.text().then(
          () => 'read',
          () => 'failed',
        );
        socket.destroy();
        resolve(await read);
        return new Response('');
      };
    });
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
    expect(await outcome).toBe('failed');
  });
});

describe('answers', () => {
  test('keep status, headers, every cookie and a body of any size', async () => {
    const big = new Uint8Array(3_000_000).fill(7);
    handler = async () => {
      const headers = new Headers({ 'X-One': '1' });
      headers.append('Set-Cookie', 'a=1; Path=/');
      headers.append('Set-Cookie', 'b=2, Path=/');
      return new Response(big, { status: 201, headers });
    };
    const response = await fetch(listener.url);
    expect(response.status).toBe(201);
    expect(response.headers.get('X-One')).toBe('1');
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2, Path=/']);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(big))).toBe(true);
  });

  test('to HEAD keep their length and have no body', async () => {
    handler = async () => new Response('abc', { headers: { 'Content-Length': '3' } });
    const answer = await raw('HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer.toLowerCase()).toContain('content-length: 3');
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  test('stop when the client has gone', async () => {
    let isCancelled = false;
    handler = async () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
          cancel: () => void (isCancelled = true),
        }),
      );
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => socket.once('data', resolve));
    socket.destroy();
    await expect.poll(() => isCancelled).toBe(true);
  });

  test('that are given before the body was read still reach the client, which then is cut off', async () => {
    handler = async () => new Response('too large', { status: 413 });
    const body = Buffer.alloc(4_000_000);
    const answer = await raw(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`, body);
    expect(status(answer)).toBe(413);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  test('a handler that fails ends its connection and is logged', async () => {
    handler = () => Promise.reject(new Error('x'));
    await expect(fetch(listener.url)).rejects.toThrow();
    expect(errors).toEqual(['answer_failed']);
  });
});

describe('limits', () => {
  const request = (path: string, headers: string) =>
    raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  const header = (bytes: number) => `X: ${'a'.repeat(bytes)}\r\n`;

  test('headers of 32 KiB in all', async () => {
    expect(status(await request('/', header(32_000)))).toBe(200);
    expect(status(await request('/', header(33_000)))).toBe(431);
    expect(status(await request('/', header(8_000).repeat(5)))).toBe(431);
    expect(status(await request('/', header(200_000)))).toBe(431);
  });

  test('a line that is far too long never becomes a request', async () => {
    expect(status(await request(`/${'a'.repeat(40_000)}`, ''))).toBe(200);
    expect(status(await request(`/${'a'.repeat(200_000)}`, ''))).toBe(414);
  });

  test('headers must arrive in time', async () => {
    const hasty = await NodeListener.open({
      host: '127.0.0.1',
      port: 0,
      fetch: handler,
      logger,
      headersMs: 100,
    });
    listener.cut();
    await listener.drain();
    listener = hasty;
    expect(status(await raw('GET / HTTP/1.1\r\nHost: x\r\n'))).toBe(408);
  });
});

describe('the end', () => {
  test('running requests get their answer, then the connection closes; new ones are not taken', async () => {
    const answer = Promise.withResolvers<Response>();
    const arrival = Promise.withResolvers<void>();
    handler = () => {
      arrival.resolve();
      return answer.promise;
    };
    const running = raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrival.promise;
    const url = listener.url;
    const drained = listener.drain();
    await expect(fetch(url)).rejects.toThrow();
    answer.resolve(new Response('late'));
    const text = await running;
    expect(text).toContain('late');
    expect(text.toLowerCase()).toContain('connection: close');
    await drained;
  });

  test('a connection on which no whole request came is closed at once', async () => {
    const silent = openSocket('');
    const halfway = openSocket('GET / HT');
    const again = openSocket('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => again.socket.once('data', resolve));
    again.socket.write('GET / HT');
    const drained = listener.drain();
    // Headers that do not come would end a connection only after ten seconds, with an answer.
    const ends = [silent, halfway].map(({ socket, closed }) => closed.then(() => socket.bytesRead));
    expect(await Promise.all(ends)).toEqual([0, 0]);
    await again.closed;
    await drained;
  });

  test('a cut ends everything at once', async () => {
    const arrival = Promise.withResolvers<void>();
    handler = () => {
      arrival.resolve();
      return new Promise(() => undefined);
    };
    const running = raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrival.promise;
    const drained = listener.drain();
    listener.cut();
    expect(await running).toBe('');
    await drained;
  });
});

describe('addresses', () => {
  test('are told as they can be opened', async () => {
    const everywhere = await NodeListener.open({ host: '0.0.0.0', port: 0, fetch: handler, logger });
    expect(everywhere.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    await everywhere.drain();
  });

  test.each([
    ['one that is taken', () => ({ host: '127.0.0.1', port: port() })],
    ['one that is not ours', () => ({ host: '192.0.2.1', port: 0 })],
  ])('%s cannot be used', async (_name, address) => {
    await expect(NodeListener.open({ ...address(), fetch: handler, logger })).rejects.toThrow(
      AddressUnusable,
    );
  });
});
