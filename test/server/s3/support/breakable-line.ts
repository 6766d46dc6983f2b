import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A line to a server that can be frozen, so that nothing comes or goes, and cut, so that nobody answers. */
export class BreakableLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #isFrozen = false;
  #bytesLeft = Infinity;

  private constructor(target: NetConnectOpts) {
    this.#server = createServer((near) => {
      const far = connect(target);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
        if (this.#isFrozen) one.pause();
      }
      near.on('data', (chunk: Buffer) => {
        this.#bytesLeft -= chunk.byteLength;
        if (this.#bytesLeft < 0) void this.cut();
      });
    });
  }

  /** @param target the address of a web server, or where another one listens */
  static async open(target: string | NetConnectOpts): Promise<BreakableLine> {
    const line = new BreakableLine(typeof target === 'string' ? placeOf(new URL(target)) : target);
    await line.#listen();
    return line;
  }

  get port(): number {
    return this.#port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  freeze(): void {
    this.#isFrozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Cuts it when so many bytes have gone to the server. */
  cutAfter(bytes: number): void {
    this.#bytesLeft = bytes;
  }

  /** Cut twice, it stays cut. */
  async cut(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    await this.#listen();
  }

  async #listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as { port: number }).port;
  }
}

function placeOf({ hostname: host, port }: URL): NetConnectOpts {
  return { host, port: Number(port) };
}
