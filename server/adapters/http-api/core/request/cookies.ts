import type { NameIn } from '../../../../../src/domain/storage/stored-data.ts';

/** The cookies of a request; the first one of a name counts. */
export function parseCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

export type Cookie = {
  /** Listed, so that the cookie policy tells of it. */
  readonly name: NameIn<'cookie'>;
  readonly value: string;
  /** `HttpOnly`. */
  readonly httpOnly: boolean;
  /** Seconds; 0 removes the cookie, null keeps it until the browser closes. */
  readonly maxAge: number | null;
};

/** The `SameSite` rule of cookies. */
export type CookieReach = {
  readonly secure: boolean;
  /** Apps of other origins may call: `SameSite=None`, which browsers accept with `Secure` only. */
  readonly isOpenToApps: boolean;
};

/** A Set-Cookie line. Every cookie has the path `/`. */
export function formatCookie(cookie: Cookie, { secure, isOpenToApps }: CookieReach): string {
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    ...(cookie.maxAge === null ? [] : [`Max-Age=${cookie.maxAge}`]),
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    isOpenToApps ? 'SameSite=None' : 'SameSite=Lax',
    ...(secure || isOpenToApps ? ['Secure'] : []),
  ].join('; ');
}
