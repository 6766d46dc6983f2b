/**
 * Distinguishes them from cookies of other servers at this host with the same names, some of which scripts cannot
 * change.
 */
const PREFIX = 'fake_';

/**
 * The `Cookie` header that a browser would send to the server in the page, from all cookies of the page (`a=1;
 * fake_b=2`).
 */
export function sentCookies(all: string): string {
  return ownCookies(all)
    .map((cookie) => cookie.slice(PREFIX.length))
    .join('; ');
}

/** The page's cookies of the server inside the page. */
export function ownCookies(all: string): readonly string[] {
  return all.split('; ').filter((cookie) => cookie.startsWith(PREFIX));
}

/** Converts a Set-Cookie line of the server to one that a script of the page may set. */
export function keptCookie(line: string): string {
  return PREFIX + line.replaceAll(/; (?:HttpOnly|Secure)/g, '');
}

/** The value of a cookie of the server in the page; null when there is none. */
export function cookieOf(all: string, name: string): string | null {
  const start = `${name}=`;
  const found = sentCookies(all)
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) ?? null;
}
