import type {
  Answered,
  DirectCall,
  DirectPath,
  Exactly,
  ResourceCall,
  ResourceName,
  Sent,
} from '../../../../wire/calls/contract.ts';
import type { CardObjects } from '../../../../wire/pin-card.ts';
import { needsLogIn, ServiceError } from '../../../application/ports/service-error.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { Cancellation } from '../../../application/ports/media/upload-gateway.ts';
import { END_BOOKMARK, type Envelope, type WireError } from '../../../../wire/envelope.ts';
import { SessionRenewal } from '../../../application/sessions/session-renewal.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts';

export type CallOutcome<D = unknown> =
  | {
      readonly kind: 'ok';
      readonly data: D;
      /** The objects beside a list in the form of cards. */
      readonly beside?: CardObjects;
      readonly bookmark: string | null;
    }
  | { readonly kind: 'failed'; readonly error: WireError };

/** Reads the CSRF token of this session; null when there is none yet. */
export type CsrfToken = () => string | null;

type Action = 'get' | 'create' | 'update' | 'delete';

type SentTo<N extends ResourceName<A>, A extends Action> = Sent<ResourceCall<N, A>>;
type AnswerOf<N extends ResourceName<A>, A extends Action> = Answered<ResourceCall<N, A>>;
type DirectWrite = 'POST' | 'PUT' | 'DELETE';
type SentDirectly<P extends DirectPath<V>, V extends DirectWrite> = Sent<DirectCall<P, V>>;
type AnswerDirectly<P extends DirectPath<V>, V extends DirectWrite> = Answered<DirectCall<P, V>>;

const JSON_BODY = { 'Content-Type': 'application/json' };

/**
 * The client of the resource calls: addresses, options, envelope, and the CSRF token. A stale token is replaced by the
 * answer's cookie, and the call is repeated once. When the session has ended, the user can log in again.
 * @throws {ServiceError} when the server is unavailable, busy or broken, or the session has ended
 */
export class ResourceClient {
  readonly #http: HttpClient;
  readonly #csrfToken: CsrfToken;
  readonly #renewal: SessionRenewal;
  readonly #keys: IdempotencyKeys;

  constructor(
    http: HttpClient,
    csrfToken: CsrfToken,
    renewal = new SessionRenewal(),
    keys = new IdempotencyKeys(),
  ) {
    this.#http = http;
    this.#csrfToken = csrfToken;
    this.#renewal = renewal;
    this.#keys = keys;
  }

  /** @throws {RequestCancelled} when `cancellation` was triggered */
  async get<N extends ResourceName<'get'>, O extends SentTo<N, 'get'>>(
    resource: N,
    options: Exactly<O, SentTo<N, 'get'>>,
    cancellation?: Cancellation,
  ): Promise<CallOutcome<AnswerOf<N, 'get'>>> {
    const data = encodeURIComponent(JSON.stringify({ options }));
    const path = `/resource/${resource}Resource/get/?data=${data}`;
    return outcomeOf(await this.#http.send({ method: 'GET', path, cancellation }));
  }

  /**
   * A read during unsaved work: when the session has ended, the user can log in on the same page.
   * @throws {RequestCancelled} when `cancellation` was triggered
   */
  ask<N extends ResourceName<'get'>, O extends SentTo<N, 'get'>>(
    resource: N,
    options: Exactly<O, SentTo<N, 'get'>>,
    cancellation?: Cancellation,
  ): Promise<CallOutcome<AnswerOf<N, 'get'>>> {
    return withRenewal(this.#renewal, () => this.get<N, O>(resource, options, cancellation));
  }

  /**
   * Sent with an idempotency key: a retry after a lost answer returns the first answer and creates nothing twice.
   * `key`: for objects that may be created only once.
   */
  async create<N extends ResourceName<'create'>, O extends SentTo<N, 'create'>>(
    resource: N,
    options: Exactly<O, SentTo<N, 'create'>>,
    key?: string,
  ): Promise<CallOutcome<AnswerOf<N, 'create'>>> {
    const path = `/resource/${resource}Resource/create/`;
    if (key !== undefined) return this.#write(path, options, key);
    return this.#keys.run(resource + JSON.stringify(options), (own) => this.#write(path, options, own));
  }

  async update<N extends ResourceName<'update'>, O extends SentTo<N, 'update'>>(
    resource: N,
    options: Exactly<O, SentTo<N, 'update'>>,
  ): Promise<CallOutcome<AnswerOf<N, 'update'>>> {
    return this.#write(`/resource/${resource}Resource/update/`, options);
  }

  async delete<N extends ResourceName<'delete'>, O extends SentTo<N, 'delete'>>(
    resource: N,
    options: Exactly<O, SentTo<N, 'delete'>>,
  ): Promise<CallOutcome<AnswerOf<N, 'delete'>>> {
    return this.#write(`/resource/${resource}Resource/delete/`, options);
  }

  /** A write to an address of its own. Options that the address names in braces go there, all others into the body. */
  async direct<V extends DirectWrite, P extends DirectPath<V>, O extends SentDirectly<P, V>>(
    method: V,
    address: P,
    options: Exactly<O, SentDirectly<P, V>>,
  ): Promise<CallOutcome<AnswerDirectly<P, V>>> {
    const fields: Record<string, unknown> = { ...options };
    const path = address.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = fields[name];
      delete fields[name];
      return encodeURIComponent(String(part));
    });
    const isEmpty = Object.keys(fields).length === 0;
    const payload = isEmpty ? undefined : { headers: JSON_BODY, body: JSON.stringify(fields) };
    return this.#send({ method, path, ...payload });
  }

  #write<D>(path: string, options: object, key?: string): Promise<CallOutcome<D>> {
    return this.#send({
      method: 'POST',
      path,
      headers: { ...JSON_BODY, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      body: JSON.stringify({ options }),
    });
  }

  #send<D>(request: HttpRequest): Promise<CallOutcome<D>> {
    const attempt = () =>
      this.#http.send({ ...request, headers: { ...request.headers, ...csrfHeader(this.#csrfToken()) } });
    return withRenewal(
      this.#renewal,
      async () => outcomeOf<D>(await withFreshToken(attempt)),
      `${request.method} ${request.path}`,
    );
  }
}

/**
 * A write that may find the session ended or too limited: the user can log in on the same page. Then the write is
 * repeated, so that nothing is lost.
 * @throws {ServiceError} as `attempt`; `session_ended` or `limited` when the user did not log in
 */
export async function withRenewal<T>(
  renewal: SessionRenewal,
  attempt: () => Promise<T>,
  write?: string,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ServiceError) || !needsLogIn(error.kind) || !(await renewal.renew(write)))
      throw error;
    return attempt();
  }
}

/** Retries once when the token was stale, because the refusal has set a fresh one. */
export async function withFreshToken(attempt: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const answer = await attempt();
  return errorOf(answer)?.reason === 'csrf_failed' ? attempt() : answer;
}

export function csrfHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { 'X-CSRFToken': token };
}

function errorOf(answer: HttpAnswer): WireError | undefined {
  return (answer.json as Partial<Envelope<unknown>> | undefined)?.resource_response?.error ?? undefined;
}

/** Separates outcomes that a person can cause from errors. @throws {ServiceError} */
export function outcomeOf<D = unknown>(answer: HttpAnswer): CallOutcome<D> {
  const response = (answer.json as Partial<Envelope<unknown>> | undefined)?.resource_response;
  if (response?.status === 'success') {
    const bookmark = response.bookmark;
    return {
      kind: 'ok',
      data: response.data as D,
      ...(response.data_people === undefined ? {} : { beside: besideOf(response) }),
      bookmark: bookmark === undefined || bookmark === END_BOOKMARK ? null : bookmark,
    };
  }
  const error = errorOf(answer);
  if (error === undefined || answer.status >= 500 || answer.status === 429 || answer.status === 408)
    throw new ServiceError('unavailable', error?.message ?? null);
  if (error.reason === 'authentication_required') throw new ServiceError('session_ended');
  if (error.reason === 'limited_login') throw new ServiceError('limited');
  return { kind: 'failed', error };
}

function besideOf({ data_people = {}, data_boards = {} }: Partial<CardObjects>): CardObjects {
  return { data_people, data_boards };
}

/** A refusal with the message and the fields of the server; `names` renames fields for the form. */
export function refusedBy(error: WireError, names: Readonly<Record<string, string>> = {}): Refused {
  const fields = error.extra_data.fields ?? [];
  const missing = MISSING[error.reason];
  return {
    kind: 'refused',
    message: error.message,
    fields: fields.map(({ name, problem, limit }) => ({ name: names[name] ?? name, problem, limit })),
    ...(missing === undefined ? {} : { missing }),
  };
}

const MISSING: Readonly<Partial<Record<string, Refused['missing']>>> = {
  board_not_found: 'board',
  section_not_found: 'section',
};
