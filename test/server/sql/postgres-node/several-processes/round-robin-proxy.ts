import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy that sends each request to the next server, as an operator has one in front of several. */
export class RoundRobinProxy {
  readonly #servers: string[];
  readonly #listener = createServer((asked, answer) => this.#pass(asked, answer, this.#servers.length));
  #next = 0;

  static async open(servers: readonly string[]): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(servers);
    await new Promise<void>((resolve) => proxy.#listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  private constructor(servers: readonly string[]) {
    this.#servers = [...servers];
  }

  /** Without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#listener.closeAllConnections();
    this.#listener.close();
  }

  /** A server that refuses the connection has got nothing, so another one gets the request. */
  #pass(asked: IncomingMessage, answer: ServerResponse, triesLeft: number): void {
    const server = this.#servers[(this.#next += 1) % this.#servers.length]!;
    const passed = request(
      server + asked.url!.slice(1),
      { method: asked.method, headers: asked.headers, agent: false },
      (told) => {
        answer.writeHead(told.statusCode!, told.rawHeaders);
        told.on('error', () => answer.destroy()).pipe(answer);
      },
    );
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && triesLeft > 1) this.#pass(asked, answer, triesLeft - 1);
      else if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    passed.once('socket', (socket) => socket.once('connect', () => asked.pipe(passed)));
  }
}
