import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { StorageUnavailable } from '../../../application/ports/media/media.ts';
import { OperatorOrigin, type OperatorAnswer } from './operator-origin.ts';
import type { S3Settings } from '../s3-settings.ts';
import { errorOf, isTransient } from './storage-errors.ts';
import { signedHeaders, type UnsignedRequest } from './sign-request.ts';

/** How patient requests are. */
export type Patience = {
  /** Milliseconds without a sign of life after which a try fails. */
  readonly silenceMs: number;
  /** At most so many tries, for connections that fail and answers that say "later". */
  readonly tries: number;
  /** Milliseconds before the second try; each further wait is twice as long. */
  readonly firstWaitMs: number;
  /** Milliseconds of silence after which a check fails: somebody waits for it. */
  readonly checkSilenceMs: number;
};

export const PATIENCE: Patience = { silenceMs: 5_000, tries: 3, firstWaitMs: 100, checkSilenceMs: 2_000 };

export type StorageRequest = {
  readonly method: UnsignedRequest['method'];
  /** Without one, the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Opens the content, anew for each try. */
  readonly body?: () => Uint8Array | AsyncIterable<Uint8Array>;
  /** Statuses that are answers instead of failures. */
  readonly fine?: readonly number[];
};

/** Signed requests to a bucket, repeated while the object storage is briefly unavailable. */
export class StorageRequests {
  readonly #settings: S3Settings;
  readonly #origin: OperatorOrigin;
  readonly #base: URL;

  constructor(settings: S3Settings) {
    this.#settings = settings;
    this.#base = new URL(settings.endpoint);
    if (!settings.forcePathStyle) this.#base.hostname = `${settings.bucket}.${this.#base.hostname}`;
    this.#origin = new OperatorOrigin(this.#base.origin);
  }

  /**
   * Sends the request, and gives the answer to `use`, which reads its body. All of it is repeated on a failure that may
   * pass, so `use` must be repeatable.
   * @throws {StorageUnavailable} @throws {StorageFull} @throws {StorageRefused}
   */
  async send<T>(
    request: StorageRequest,
    use: (answer: OperatorAnswer) => Promise<T>,
    { silenceMs, tries, firstWaitMs }: Omit<Patience, 'checkSilenceMs'>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#try(request, silenceMs, use);
      } catch (error) {
        const failure = asStorageError(error);
        if (!(failure instanceof StorageUnavailable) || attempt >= tries) throw failure;
        const wait = firstWaitMs * 2 ** (attempt - 1);
        // A part of chance, so that what failed together does not come again together.
        await setTimeout(wait / 2 + randomInt(Math.ceil(wait / 2) + 1));
      }
    }
  }

  close(): Promise<void> {
    return this.#origin.close();
  }

  async #try<T>(
    { method, key = '', query = {}, headers = {}, body, fine = [] }: StorageRequest,
    silenceMs: number,
    use: (answer: OperatorAnswer) => Promise<T>,
  ): Promise<T> {
    const url = this.#urlOf(key, query);
    const signed = await signedHeaders(this.#settings, { method, url: url.href, headers });
    const content = body?.();
    const answer = await this.#origin.send({
      method,
      path: url.pathname + url.search,
      headers: signed,
      silenceMs,
      ...(content === undefined ? {} : { body: content }),
    });
    const { status } = answer;
    if ((status >= 200 && status < 300) || fine.includes(status)) return use(answer);
    throw errorOf(status, await wholeText(answer));
  }

  #urlOf(key: string, query: Readonly<Record<string, string>>): URL {
    const { bucket, forcePathStyle } = this.#settings;
    const url = new URL(this.#base);
    const parts = [url.pathname.replace(/\/$/, ''), ...(forcePathStyle ? [bucket] : []), key];
    url.pathname = parts.join('/');
    url.search = new URLSearchParams(query).toString();
    return url;
  }
}

/** The body as text. An answer of 200 may still hold an error, when the storage began it before it had finished. */
export async function wholeText({ body }: OperatorAnswer): Promise<string> {
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Like `wholeText`. @throws for an error within a success */
export async function textOfSuccess(answer: OperatorAnswer): Promise<string> {
  const text = await wholeText(answer);
  if (text.includes('<Error>')) throw errorOf(isTransient(200, text) ? 503 : 400, text);
  return text;
}

const CONNECTION_FAILURES = /^(?:UND_ERR_\w+|E[A-Z]+)$/;

/** Failures of connections become the port's error; others stay. */
function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CONNECTION_FAILURES.test(code) && !/^E(?:NOENT|ACCES|ISDIR|IO)$/.test(code)
    ? new StorageUnavailable({ cause: error })
    : error;
}
