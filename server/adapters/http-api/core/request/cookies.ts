/** The cookies of a request; of two with the same name the first one counts. */
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
  readonly name: string;
  readonly value: string;
  /** Hidden from scripts. */
  readonly httpOnly: boolean;
  /** Seconds; 0 removes the cookie, null keeps it until the browser closes. */
  readonly maxAge: number | null;
};

/** With which requests of other sites cookies come, besides those that lead to a page. */
export type CookieReach = {
  readonly secure: boolean;
  /** Apps of other origins may call: browsers then send the cookies with every request, and take them only if `Secure`. */
  readonly isOpenToApps: boolean;
};

/** A Set-Cookie line. Every cookie is for the whole site. */
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
