import { countryOfCode } from '../../../../../src/domain/settings/countries.ts';
import { addressTest, type AddressTest } from './ip-address.ts';
import type { HttpSettings } from '../http-settings.ts';

/** Properties of the connection that delivered a request. */
export type Connection = {
  readonly remoteAddress: string;
  /** The connection itself is TLS. */
  readonly secure: boolean;
  /** Transports the cookies inside a page, where the platform strips the headers. */
  readonly jar?: CookieJar;
};

/** The cookies of an in-page client. */
export type CookieJar = {
  /** As in a Cookie header. */
  header(): string;
  /** Stores one Set-Cookie line. */
  set(line: string): void;
};

/** The client's address and the origin under which it reached us. */
export type Origin = {
  /** The client's address; behind trusted proxies the forwarded one. */
  readonly remoteAddress: string;
  /** The origin of this request, as its browser sees it. */
  readonly scheme: 'http' | 'https';
  /** Whether addresses in responses use https and cookies are `Secure`. */
  readonly secure: boolean;
  /** With the port, lower case. */
  readonly host: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The country from a trusted proxy; ISO 3166. */
  readonly country: string | null;
};

/** Reads forwarding headers of trusted proxies only. */
export class OriginReader {
  readonly #settings: HttpSettings;
  readonly #isTrusted: AddressTest;

  constructor(settings: HttpSettings) {
    this.#settings = settings;
    this.#isTrusted = addressTest(settings.trustedProxies);
  }

  read(request: Request, url: URL, connection: Connection): Origin {
    const trusted = this.#isTrusted(connection.remoteAddress);
    const forwarded = (name: string) => (trusted ? lastPart(request.headers.get(name)) : null);
    const host = hostOf(forwarded('x-forwarded-host') ?? request.headers.get('host')) ?? url.host;
    const { publicUrl, countryHeader } = this.#settings;
    const isHttps = connection.secure || forwarded('x-forwarded-proto') === 'https';
    return {
      remoteAddress: trusted ? this.#clientAddress(request, connection) : connection.remoteAddress,
      scheme: isHttps ? 'https' : 'http',
      secure: isHttps || (publicUrl?.startsWith('https:') ?? false),
      host,
      baseUrl: publicUrl ?? `${isHttps ? 'https' : 'http'}://${host}`,
      country: countryOfCode(countryHeader === null ? null : forwarded(countryHeader)),
    };
  }

  /** The last address in the chain that is not a trusted proxy itself; entries before it may be forged. */
  #clientAddress(request: Request, connection: Connection): string {
    const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map(withoutPort);
    for (const address of chain.reverse()) {
      if (address === '') continue;
      if (!this.#isTrusted(address)) return address;
    }
    return connection.remoteAddress;
  }
}

function lastPart(header: string | null): string | null {
  const part = header?.split(',').at(-1)?.trim();
  return part === undefined || part === '' ? null : part;
}

function withoutPort(text: string): string {
  const address = text.trim();
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(address);
  if (bracketed !== null) return bracketed[1] ?? '';
  return /^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address;
}

function hostOf(text: string | null): string | null {
  if (text === null || !/^[\w.:[\]-]{1,255}$/.test(text)) return null;
  try {
    return new URL(`http://${text}`).host;
  } catch {
    return null;
  }
}
