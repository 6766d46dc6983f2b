import { CallFailure } from '../call/call-failure.ts';
import { joinedBytes } from './joined-bytes.ts';

export type BodyLimits = {
  readonly maxBytes: number;
  /** Milliseconds for the whole body; null = no limit. */
  readonly totalMs: number | null;
  /** Milliseconds without receiving a byte. */
  readonly idleMs: number;
};

const KIB = 1024;
const MIB = 1024 * KIB;

export const CALL_BODY: BodyLimits = { maxBytes: MIB, totalMs: 60_000, idleMs: 60_000 };
export const IMAGE_CALL_BODY: BodyLimits = { ...CALL_BODY, maxBytes: 28 * MIB };
export const EVENT_BODY: BodyLimits = { ...CALL_BODY, maxBytes: 256 * KIB };

/** An upload may be slow as long as data arrives. */
export function uploadBody(maxBytes: number): BodyLimits {
  return { maxBytes, totalMs: null, idleMs: 30_000 };
}

/**
 * Reads the whole body; counts the received bytes and ignores Content-Length.
 *
 * @throws {CallFailure} 413/23 as soon as it is too large, 408/21 at the timeout
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyChunks(request, limits)) {
    length += chunk.byteLength;
    chunks.push(chunk);
  }
  return joinedBytes(chunks, length);
}

/** The body as chunks under the same limits, with backpressure. */
export async function* bodyChunks(request: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.maxBytes) throw tooLarge(limits.maxBytes);
  if (request.body === null) return;
  const reader = request.body.getReader();
  const patience = new Patience(limits);
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await patience.wait(reader.read()).catch((error: unknown) => {
        throw error instanceof CallFailure ? error : unreadable(error);
      });
      if (done) return;
      length += value.byteLength;
      if (length > limits.maxBytes) throw tooLarge(limits.maxBytes);
      yield value;
    }
  } finally {
    patience.end();
    reader.cancel().catch(() => undefined);
  }
}

/** Rejects when the time limits are exceeded. */
class Patience {
  readonly #idleMs: number;
  readonly #total: ReturnType<typeof setTimeout> | undefined;
  #reject: (failure: CallFailure) => void = () => undefined;
  #isOver = false;

  constructor(limits: BodyLimits) {
    this.#idleMs = limits.idleMs;
    if (limits.totalMs !== null) this.#total = setTimeout(() => this.#giveUp(), limits.totalMs);
  }

  async wait<T>(arrival: Promise<T>): Promise<T> {
    if (this.#isOver) throw new CallFailure('request_timeout');
    const idle = setTimeout(() => this.#giveUp(), this.#idleMs);
    try {
      return await Promise.race([arrival, new Promise<never>((_resolve, reject) => (this.#reject = reject))]);
    } finally {
      clearTimeout(idle);
    }
  }

  end(): void {
    clearTimeout(this.#total);
  }

  #giveUp(): void {
    this.#isOver = true;
    this.#reject(new CallFailure('request_timeout'));
  }
}

function tooLarge(limit: number): CallFailure {
  return new CallFailure('too_large', { detail: `more than ${limit} bytes` });
}

function unreadable(cause: unknown): CallFailure {
  return new CallFailure('malformed_request', { cause });
}
