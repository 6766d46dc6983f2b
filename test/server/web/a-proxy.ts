import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** A proxy on this machine that makes tunnels for everybody, and remembers where to. */
export class Proxy {
  /** What was asked for: the place, and what stood in `Proxy-Authorization`. */
  readonly asked: { readonly path: string | undefined; readonly credentials: string | undefined }[] = [];
  readonly #server: Server;

  static async open(): Promise<Proxy> {
    const proxy = new Proxy();
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  private constructor() {
    // Who asks for a page itself, and for no tunnel, is noticed as well.
    this.#server = createServer((request, response) => {
      this.asked.push({ path: request.url, credentials: request.headers['proxy-authorization'] });
      response.writeHead(502).end();
    });
    this.#server.on('connect', (request, socket) => {
      this.asked.push({ path: request.url, credentials: request.headers['proxy-authorization'] });
      const [host = '', port = ''] = (request.url ?? '').split(':');
      const there = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        there.pipe(socket).pipe(there);
      });
      for (const end of [there, socket]) end.on('error', () => undefined);
    });
  }

  /** Its address; `credentials` as they stand before the @. */
  at(credentials?: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${credentials === undefined ? '' : `${credentials}@`}127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
