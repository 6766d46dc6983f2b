import { Readable } from 'node:stream';
import { Agent } from 'undici';

export type OperatorRequest = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | AsyncIterable<Uint8Array>;
  /** Milliseconds without a sign of life after which the request fails. */
  readonly silenceMs: number;
};

export type OperatorAnswer = {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Read it to the end, or leave the loop: both free the connection. */
  readonly body: AsyncIterable<Uint8Array>;
};

const CONNECT_MS = 3_000;
const CONNECTIONS = 64;

/**
 * Requests to one origin that the operator has named, so it may be in a private network. It reaches no other machine: it
 * follows no redirects, and no address of a person gets here.
 */
export class OperatorOrigin {
  readonly #origin: string;
  readonly #agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Rejects when the connection fails or stays silent. */
  async send({ method, path, headers, body, silenceMs }: OperatorRequest): Promise<OperatorAnswer> {
    const answer = await this.#agent.request({
      origin: this.#origin,
      method,
      path,
      headers,
      body: body === undefined || body instanceof Uint8Array ? (body ?? null) : Readable.from(body),
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  /** Ends running requests. */
  close(): Promise<void> {
    return this.#agent.destroy();
  }
}
