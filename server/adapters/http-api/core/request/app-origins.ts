import type { HttpSettings } from '../http-settings.ts';
import type { Origin } from './connection.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * The origins of CORS_ORIGINS, whose apps may call with cookies and read the answers. Such cookies have to be `Secure`,
 * so over plain HTTP no other origin is let in, except on this machine, where browsers take them all the same.
 */
export class AppOrigins {
  readonly #allowed: ReadonlySet<string>;

  constructor({ corsOrigins }: Pick<HttpSettings, 'corsOrigins'>) {
    this.#allowed = new Set(corsOrigins);
  }

  /** Whether an app of another origin could call the site under this address. */
  areOpenAt({ secure, host }: Origin): boolean {
    return this.#allowed.size > 0 && (secure || LOOPBACK.test(host));
  }

  /**
   * The origin of the app that sends a request; null when it comes from anywhere else. A picture is asked for without
   * `Origin`: then `Referer` tells.
   */
  senderOf(headers: Headers, site: Origin): string | null {
    const sender = headers.get('origin') ?? URL.parse(headers.get('referer') ?? '')?.origin;
    return sender !== undefined && this.areOpenAt(site) && this.#allowed.has(sender) ? sender : null;
  }

  /**
   * Whether the cookies of a request do not count. Those that apps need come with requests of every site; so the rule
   * of all other cookies (`SameSite=Lax`) is kept here: another site may lead somebody to a page, and nothing else.
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
