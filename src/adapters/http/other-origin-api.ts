import type { Fetch } from './client/fetch-http-client.ts';

/**
 * The API at another origin, with its cookies. Scripts of this origin cannot read the CSRF cookie, so the answers also
 * contain the token in a header, which the server exposes only to configured origins.
 */
export class OtherOriginApi {
  readonly origin: string;
  #token: string | null = null;

  /** @param origin `https://staging.example`, without a slash at the end */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Null before the first answer. */
  readonly token = (): string | null => this.#token;

  /** Stores the token of an answer; an answer without one changes nothing. */
  hear(token: string | null): void {
    this.#token = token ?? this.#token;
  }

  readonly fetch: Fetch = async (path, init) => {
    const answer = await fetch(this.origin + path, { ...init, credentials: 'include' });
    this.hear(answer.headers.get('X-CSRFToken'));
    return answer;
  };
}
