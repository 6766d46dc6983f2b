import type { HttpSettings } from '../http-settings.ts';
import type { Origin } from './connection.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * The origins of CORS_ORIGINS: their apps may call with credentials and read the responses. Such cookies have to be
 * `Secure`, so over plain HTTP no other origin is allowed, except on localhost, where browsers accept them anyway.
 */
export class AppOrigins {
  readonly #allowed: ReadonlySet<string>;

  constructor({ corsOrigins }: Pick<HttpSettings, 'corsOrigins'>) {
    this.#allowed = new Set(corsOrigins);
  }

  /** Whether an app of another origin could call the site at this address. */
  areOpenAt({ secure, host }: Origin): boolean {
    return this.#allowed.size > 0 && (secure || LOOPBACK.test(host));
  }

  /**
   * The origin of the app that sends a request; null for every other sender. Requests for pictures have no `Origin`
   * header, so their `Referer` is used.
   */
  senderOf(headers: Headers, site: Origin): string | null {
    const sender = headers.get('origin') ?? URL.parse(headers.get('referer') ?? '')?.origin;
    return sender !== undefined && this.areOpenAt(site) && this.#allowed.has(sender) ? sender : null;
  }

  /**
   * Whether to ignore the cookies of a request. Cookies for apps are `SameSite=None`, so browsers send them with
   * requests of every site. This check enforces `SameSite=Lax`: another site may only navigate to a page.
   */
  ignoresCookies(request: Pick<Request, 'method' | 'headers'>, site: Origin): boolean {
    const { method, headers } = request;
    if (!this.areOpenAt(site) || headers.get('sec-fetch-site') !== 'cross-site') return false;
    const leadsToPage =
      (method === 'GET' || method === 'HEAD') &&
      headers.get('sec-fetch-mode') === 'navigate' &&
      headers.get('sec-fetch-dest') === 'document';
    return !leadsToPage && this.senderOf(headers, site) === null;
  }
}
