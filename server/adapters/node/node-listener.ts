import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from '../../application/ports/surroundings.ts';
import { isUsableVerb, webRequest } from './node-request.ts';
import { LINGER_MS, sendResponse } from './node-response.ts';

export type NodeListenerOptions = {
  readonly host: string;
  /** 0 uses a free port. */
  readonly port: number;
  /** Handles every request; must not reject. */
  readonly fetch: (
    request: Request,
    connection: { readonly remoteAddress: string; readonly secure: boolean },
  ) => Promise<Response>;
  readonly logger: Logger;
  /** Timeout for the headers of a request, in milliseconds; ten seconds by default. */
  readonly headersMs?: number;
};

/** The address is in use, not permitted, or not an address of this machine. */
export class AddressUnusable extends Error {
  constructor(host: string, port: number, options?: ErrorOptions) {
    super(`cannot listen on ${host}:${port}`, options);
    this.name = 'AddressUnusable';
  }
}

const MAX_REQUEST_LINE = 16 * 1024;
const MAX_HEADERS = 32 * 1024;
/**
 * The parser's limit for request line and headers together. It is a little higher than our limits, so that we can say
 * what was too long, and lower than a socket read, so that the refused packet shows it too.
 */
const PARSER_LIMIT = 56 * 1024;
const HEADERS_MS = 10_000;
const KEEP_ALIVE_MS = 65_000;
/** The timeout of an idle connection. */
const SILENCE_MS = 120_000;

/** Serves HTTP/1.1 on a port. */
export class NodeListener {
  readonly #server: Server;
  readonly #options: NodeListenerOptions;
  /** Open connections, each with the number of requests in progress. */
  readonly #connections = new Map<Socket, number>();
  #isDraining = false;
  #answered = 0;

  private constructor(options: NodeListenerOptions) {
    this.#options = options;
    this.#server = createServer(
      {
        maxHeaderSize: PARSER_LIMIT,
        headersTimeout: options.headersMs ?? HEADERS_MS,
        // Body readers have their own timeouts, because uploads may take longer than other requests.
        requestTimeout: 0,
        connectionsCheckingInterval: 1_000,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      (incoming, outgoing) => void this.#answer(incoming, outgoing),
    );
    this.#server.setTimeout(SILENCE_MS);
    this.#server.on('clientError', refuseUnparsed);
    this.#server.on('connection', (socket) => {
      this.#connections.set(socket, 0);
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  /** @throws {AddressUnusable} */
  static async open(options: NodeListenerOptions): Promise<NodeListener> {
    const listener = new NodeListener(options);
    const { host, port } = options;
    await new Promise<void>((resolve, reject) => {
      listener.#server.once('error', (cause) => reject(new AddressUnusable(host, port, { cause })));
      listener.#server.listen(port, host, resolve);
    });
    return listener;
  }

  /** `http://127.0.0.1:3000/`: the actual address, in a form that can be opened. */
  get url(): string {
    const { address, port, family } = this.#server.address() as AddressInfo;
    const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
    return `http://${family === 'IPv6' && host === address ? `[${host}]` : host}:${port}/`;
  }

  /** The number of requests so far. */
  get answered(): number {
    return this.#answered;
  }

  /**
   * Stops accepting connections and closes each one after its response; idle ones, such as those that browsers open in
   * advance, at once. Resolves when the last one is closed.
   */
  async drain(): Promise<void> {
    this.#isDraining = true;
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      for (const [socket, requests] of this.#connections) if (requests === 0) socket.destroySoon();
    });
  }

  /** Destroys every connection. */
  cut(): void {
    this.#server.closeAllConnections();
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { socket } = incoming;
    this.#count(socket, 1);
    try {
      const { response, close } = await this.#respond(incoming);
      if (outgoing.destroyed) await response.body?.cancel();
      else await sendResponse(response, incoming, outgoing, close || this.#isDraining);
    } catch (error) {
      this.#options.logger.error('answer_failed', { error: error instanceof Error ? error : undefined });
      outgoing.destroy();
    } finally {
      this.#answered += 1;
      this.#count(socket, -1);
      if (this.#isDraining && this.#connections.get(socket) === 0) socket.destroySoon();
    }
  }

  #count(socket: Socket, more: 1 | -1): void {
    const requests = this.#connections.get(socket);
    if (requests !== undefined) this.#connections.set(socket, requests + more);
  }

  async #respond(incoming: IncomingMessage): Promise<{ response: Response; close: boolean }> {
    if (headerBytes(incoming) > MAX_HEADERS) return { response: refusal(431), close: true };
    if (!isUsableVerb(incoming.method)) return { response: refusal(405), close: true };
    if (hostLines(incoming) > 1) return { response: refusal(400), close: true };
    const request = webRequest(incoming);
    if (request === undefined) return { response: refusal(400), close: true };
    const { socket } = incoming;
    const remoteAddress = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
    const response = await this.#options.fetch(request, { remoteAddress, secure: false });
    return { response, close: false };
  }
}

/** A proxy and this server may interpret duplicates of these headers differently. */
function hostLines({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function headerBytes(incoming: IncomingMessage): number {
  // Names and values alternate; each pair takes a colon, a space and a line end.
  return incoming.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
}

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

function refusal(status: number): Response {
  const headers = { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' };
  return new Response(`${TEXTS[status] ?? ''}\n`, { status, headers });
}

const refused = new WeakSet<Socket>();

/** Responds to a request that could not be parsed. */
function refuseUnparsed(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void {
  // Each further packet of the same request fails again.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  const body = `${TEXTS[status] ?? ''}\n`;
  const head = `HTTP/1.1 ${status} ${TEXTS[status] ?? ''}\r\nConnection: close\r\nContent-Type: text/plain\r\n`;
  socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cut));
}

function statusOf(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): number {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  const start = error.rawPacket?.subarray(0, MAX_REQUEST_LINE).toString('latin1') ?? '';
  return /^[A-Z]{3,7} [^\r\n]*$/.test(start) ? 414 : 431;
}
