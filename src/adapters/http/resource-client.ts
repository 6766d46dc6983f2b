import type { CardObjects } from '../../../wire/pin-card.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Refused } from '../../application/ports/refused.ts';
import type { Cancellation } from '../../application/ports/upload-gateway.ts';
import { END_BOOKMARK, type Envelope, type WireError } from '../../../wire/envelope.ts';
import { SessionRenewal } from '../../application/sessions/session-renewal.ts';
import { CreateKeys } from './create-keys.ts';
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts';

export type CallOutcome =
  | {
      readonly kind: 'ok';
      readonly data: unknown;
      /** What stands beside a list in the form of cards. */
      readonly beside?: CardObjects;
      readonly bookmark: string | null;
    }
  | { readonly kind: 'failed'; readonly error: WireError };

/** Where the anti-forgery token of this session stands; null when there is none yet. */
export type CsrfToken = () => string | null;

type Options = Readonly<Record<string, unknown>>;

const JSON_BODY = { 'Content-Type': 'application/json' };

/**
 * Speaks the resource calls: addresses, options, envelope, anti-forgery token (a stale one is replaced by the
 * answer's cookie and the call repeated once), coming back when the session has ended.
 * @throws {ServiceError} when the server is away, busy or broken, or the session has ended
 */
export class ResourceClient {
  readonly #http: HttpClient;
  readonly #csrfToken: CsrfToken;
  readonly #renewal: SessionRenewal;
  readonly #keys: CreateKeys;

  constructor(
    http: HttpClient,
    csrfToken: CsrfToken,
    renewal = new SessionRenewal(),
    keys = new CreateKeys(),
  ) {
    this.#http = http;
    this.#csrfToken = csrfToken;
    this.#renewal = renewal;
    this.#keys = keys;
  }

  /** @throws {RequestCancelled} when `cancellation` asked for it */
  async get(resource: string, options: Options = {}, cancellation?: Cancellation): Promise<CallOutcome> {
    const data = encodeURIComponent(JSON.stringify({ options }));
    const path = `/resource/${resource}Resource/get/?data=${data}`;
    return outcomeOf(await this.#http.send({ method: 'GET', path, cancellation }));
  }

  /**
   * A read in the middle of something that would be lost: a session that has ended is taken up again in place.
   * @throws {RequestCancelled} when `cancellation` asked for it
   */
  ask(resource: string, options: Options, cancellation?: Cancellation): Promise<CallOutcome> {
    return withRenewal(this.#renewal, () => this.get(resource, options, cancellation));
  }

  /**
   * Sent with an idempotency key: the same create again after a lost answer gives the first answer and makes nothing
   * twice. `key`: for what is created once at most, however often it is asked for.
   */
  async create(resource: string, options: Options = {}, key?: string): Promise<CallOutcome> {
    const path = `/resource/${resource}Resource/create/`;
    if (key !== undefined) return this.#write(path, options, key);
    return this.#keys.run(resource + JSON.stringify(options), (own) => this.#write(path, options, own));
  }

  async update(resource: string, options: Options = {}): Promise<CallOutcome> {
    return this.#write(`/resource/${resource}Resource/update/`, options);
  }

  async delete(resource: string, options: Options = {}): Promise<CallOutcome> {
    return this.#write(`/resource/${resource}Resource/delete/`, options);
  }

  /** A write that has an address of its own instead of a resource's name. Its fields, if it has any, stand alone. */
  async direct(method: 'POST' | 'PUT' | 'DELETE', path: string, fields?: Options): Promise<CallOutcome> {
    const payload = fields && { headers: JSON_BODY, body: JSON.stringify(fields) };
    return this.#send({ method, path, ...payload });
  }

  #write(path: string, options: Options, key?: string): Promise<CallOutcome> {
    return this.#send({
      method: 'POST',
      path,
      headers: { ...JSON_BODY, ...(key === undefined ? {} : { 'Idempotency-Key': key }) },
      body: JSON.stringify({ options }),
    });
  }

  #send(request: HttpRequest): Promise<CallOutcome> {
    const attempt = () =>
      this.#http.send({ ...request, headers: { ...request.headers, ...csrfHeader(this.#csrfToken()) } });
    return withRenewal(this.#renewal, async () => outcomeOf(await withFreshToken(attempt)));
  }
}

/**
 * A write that may find the session ended: the person can then come back in place, and the write is repeated, so that
 * nothing is lost by it.
 * @throws {ServiceError} as `attempt`; `session_ended` when the person did not come back
 */
export async function withRenewal<T>(renewal: SessionRenewal, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const ended = error instanceof ServiceError && error.kind === 'session_ended';
    if (!ended || !(await renewal.renew())) throw error;
    return attempt();
  }
}

/** Repeats once when the token was stale: the refusal has brought a fresh one. */
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

/** Sorts an answer into what a person can cause and what nobody here can. @throws {ServiceError} */
export function outcomeOf(answer: HttpAnswer): CallOutcome {
  const response = (answer.json as Partial<Envelope<unknown>> | undefined)?.resource_response;
  if (response?.status === 'success') {
    const bookmark = response.bookmark;
    return {
      kind: 'ok',
      data: response.data,
      ...(response.data_people === undefined ? {} : { beside: besideOf(response) }),
      bookmark: bookmark === undefined || bookmark === END_BOOKMARK ? null : bookmark,
    };
  }
  const error = errorOf(answer);
  if (error === undefined || answer.status >= 500 || answer.status === 429 || answer.status === 408)
    throw new ServiceError('unavailable', error?.message ?? null);
  if (error.reason === 'authentication_required' || error.reason === 'limited_login')
    throw new ServiceError('session_ended');
  return { kind: 'failed', error };
}

function besideOf({ data_people = {}, data_boards = {} }: Partial<CardObjects>): CardObjects {
  return { data_people, data_boards };
}

/** A refusal in the words and with the fields of the server; `names` renames fields for the form. */
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
