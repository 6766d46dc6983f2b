import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { isPublicAddress } from '../../../server/adapters/web/network-address.ts';
import type { WebOutcome } from '../../../server/application/ports/web/web.ts';
import { GuardedFetcher, type GuardedFetcherOptions } from '../../../server/adapters/web/guarded-fetcher.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Loopback address that tests take for a public one; every other loopback address stays closed. */
export const OPEN_ADDRESS = '127.0.0.2';

/** A website on this machine, at an address that may be fetched and at all others, which may not. */
export class Website {
  /** Paths that were asked for. */
  readonly hits: string[] = [];
  readonly requests: IncomingMessage[] = [];
  /** Its own addresses at which it was asked, one for each request. */
  readonly reachedAt: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  static async open(answering: Answering): Promise<Website> {
    const site = new Website(answering);
    await new Promise<void>((resolve) => site.#server.listen(0, resolve));
    return site;
  }

  private constructor(answering: Answering) {
    this.#server = createServer((request, response) => {
      this.hits.push(request.url ?? '');
      this.requests.push(request);
      this.reachedAt.push((request.socket.localAddress ?? '').replace('::ffff:', ''));
      answering(request, response);
    });
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** An address that may be fetched. */
  at(path: string): string {
    return `http://${OPEN_ADDRESS}:${this.port}${path}`;
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#sockets.size;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The guarded fetcher, which takes one loopback address, at every port, for a public one. */
export function aFetcher(options: Partial<GuardedFetcherOptions> = {}): GuardedFetcher {
  return new GuardedFetcher({
    product: 'Pinakes/test',
    mayReach: (address) => address === OPEN_ADDRESS || isPublicAddress(address),
    ...options,
  });
}

/** The text that came, or why none did. */
export function said(outcome: WebOutcome): string {
  if (outcome.kind === 'fetched') return Buffer.from(outcome.answer.bytes).toString();
  return outcome.kind === 'failed' ? outcome.reason : outcome.kind;
}
