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

/** A Set-Cookie line. Every cookie is for the whole site, sent along with top-level navigation only. */
export function formatCookie(cookie: Cookie, secure: boolean): string {
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    ...(cookie.maxAge === null ? [] : [`Max-Age=${cookie.maxAge}`]),
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
