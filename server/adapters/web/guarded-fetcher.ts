import type { Dispatcher } from 'undici';
import {
  FETCH_BYTES,
  FETCH_MS,
  MAX_REDIRECTS,
  type FetchedKind,
} from '../../../src/domain/sources/fetch-limits.ts';
import { isOpenPlace } from './network-address.ts';
import type { WebAnswer, WebFetcher, WebOutcome, WebRequest } from '../../application/ports/web/web.ts';
import { guardedTarget, type MayReach, type ResolveName, type Target } from './private-address-guard.ts';
import { openConnection } from './open-connection.ts';
import { resolveName } from './resolve-name.ts';
import { Semaphore } from './semaphore.ts';
import { ACCEPTED_ENCODINGS, decompressBody } from './decompress-body.ts';
import { WebRefusal } from './web-refusal.ts';

export type GuardedFetcherOptions = {
  /** The user agent. */
  readonly product: string;
  /** Defaults to public addresses at the ports of websites. */
  readonly mayReach?: MayReach;
  /** The operator's own proxy; it may have a private address. */
  readonly proxy?: URL | null;
  readonly resolve?: ResolveName;
  /** The timeout of a complete fetch, including look-ups; ten seconds. */
  readonly timeoutMs?: number;
};

/** Each may hold some megabytes; waiting counts towards the timeout of a fetch. */
const AT_ONCE = 6;

const ACCEPTED: Readonly<Record<FetchedKind, string>> = {
  page: 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5',
  image: 'image/webp,image/png,image/jpeg,image/gif,image/*;q=0.5',
  note: '*/*',
  rules: 'text/plain,*/*;q=0.5',
};

type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** Fetches from other web servers only: every redirect is resolved once, checked, and connected to directly. */
export class GuardedFetcher implements WebFetcher {
  readonly #options: GuardedFetcherOptions;
  readonly #semaphore = new Semaphore(AT_ONCE);

  constructor(options: GuardedFetcherOptions) {
    this.#options = options;
  }

  async fetch(request: WebRequest): Promise<WebOutcome> {
    const signal = AbortSignal.timeout(this.#options.timeoutMs ?? FETCH_MS);
    const turn = this.#semaphore.acquire();
    try {
      await inTime(turn, signal);
      return await this.#follow(request, signal);
    } catch (error) {
      return failure(error, signal);
    } finally {
      void turn.then((leave) => leave());
    }
  }

  async #follow(request: WebRequest, signal: AbortSignal): Promise<WebOutcome> {
    let address = request.url;
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const { mayReach = isOpenPlace, resolve = resolveName } = this.#options;
      const target = await inTime(guardedTarget(address, { mayReach, resolve }), signal);
      const outcome = await this.#ask(target, request, signal);
      if (typeof outcome !== 'string') return outcome;
      const isElsewhere = new URL(outcome).origin !== target.url.origin;
      if (isElsewhere && request.isHereOnly) return { kind: 'moved', to: outcome };
      address = outcome;
    }
    throw new WebRefusal('too_many_redirects');
  }

  /** The response, or the target of a redirect. */
  async #ask(target: Target, request: WebRequest, signal: AbortSignal): Promise<WebOutcome | string> {
    const { proxy = null } = this.#options;
    // Loaded with the first fetch, so that a server without fetches does not need the memory.
    const { Client } = await import('undici');
    const client = new Client(target.url.origin, {
      connect: (_options, done) => {
        openConnection(target, { proxy, signal }).then(
          (socket) => done(null, socket),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
      pipelining: 1,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    try {
      const { pathname, search } = target.url;
      const headers = this.#headers(request);
      const answer = await client.request({ method: 'GET', path: pathname + search, headers, signal });
      answer.body.on('error', () => undefined);
      return await this.#read(answer, target, request, signal);
    } finally {
      client.destroy().catch(() => undefined);
    }
  }

  async #read(
    { statusCode, headers, body }: Answer,
    { url }: Target,
    { kind }: WebRequest,
    signal: AbortSignal,
  ): Promise<WebOutcome | string> {
    if (statusCode === 304) return { kind: 'unchanged' };
    const location = header(headers.location);
    if ([301, 302, 303, 307, 308].includes(statusCode) && location !== '') {
      return URL.parse(location, url.href)?.href ?? refuse();
    }
    if (statusCode !== 200) {
      const retryAfterMs = retryAfter(header(headers['retry-after']), Date.now());
      const answer = { status: statusCode, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
      throw new WebRefusal('bad_status', { answer });
    }
    // A request for a page may lead to a picture.
    const isPicture = kind === 'page' && /^\s*image\//i.test(header(headers['content-type']));
    const limit = FETCH_BYTES[isPicture ? 'image' : kind];
    const isCut = kind === 'rules';
    if (!isCut && Number(header(headers['content-length'])) > limit) throw new WebRefusal('too_large');
    const bytes = await decompressBody(body, header(headers['content-encoding']), { limit, isCut, signal });
    const answer: WebAnswer = {
      url: url.href,
      bytes,
      contentType: header(headers['content-type']),
      etag: shortHeader(headers.etag),
      lastModified: shortHeader(headers['last-modified']),
    };
    return { kind: 'fetched', answer };
  }

  #headers({ kind, validators }: WebRequest): Record<string, string> {
    return {
      Accept: ACCEPTED[kind],
      'Accept-Encoding': ACCEPTED_ENCODINGS,
      'Accept-Language': 'en;q=0.8, *;q=0.5',
      'User-Agent': `Mozilla/5.0 (compatible; ${this.#options.product})`,
      ...(validators?.etag ? { 'If-None-Match': validators.etag } : {}),
      ...(validators?.lastModified ? { 'If-Modified-Since': validators.lastModified } : {}),
    };
  }
}

function refuse(): never {
  throw new WebRefusal('refused');
}

function header(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Sent back unchanged, so only plain text is accepted. */
function shortHeader(value: string | string[] | undefined): string | null {
  const text = header(value);
  return /^[\x20-\x7e]{1,200}$/.test(text) ? text : null;
}

/** Stops waiting for work that takes too long; the work itself continues. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(new WebRefusal('too_slow'));
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** The delay of a `Retry-After` header, in seconds or as a date, in ms; null when it is malformed. */
function retryAfter(said: string, now: number): number | null {
  const text = said.trim();
  const isDate = /^[a-z]{3,9}, .{10,40} GMT$/i.test(text);
  const wait = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : NaN;
  return wait > 0 ? wait : null;
}

function failure(error: unknown, signal: AbortSignal): WebOutcome {
  if (error instanceof WebRefusal) return { kind: 'failed', reason: error.reason, ...error.answer };
  if (signal.aborted) return { kind: 'failed', reason: 'too_slow' };
  // Network errors have a code; errors of the HTTP parser have none.
  if (!hasCode(error) && !isParserError(error)) throw error;
  return { kind: 'failed', reason: isUnpacking(error) ? 'not_readable' : 'unreachable' };
}

function hasCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function isParserError(error: unknown): boolean {
  return error instanceof Error && error.name === 'HTTPParserError';
}

function isUnpacking(error: unknown): boolean {
  return hasCode(error) && /^(?:Z_|ERR__|ERR_BROTLI|ERR_ZSTD|ZSTD_)/.test(error.code);
}
