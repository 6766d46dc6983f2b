import type { HttpSettings } from './http-settings.ts';

/** The health of the server. */
export type Readiness = {
  readonly ready: boolean;
  readonly checks: Readonly<Record<'database' | 'storage' | 'migrations' | 'queue', 'ok' | 'failed'>>;
};

const DAY_MS = 86_400_000;

export function plainText(
  text: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}

export function readinessAnswer(readiness: Readiness): Response {
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store', ...(readiness.ready ? {} : { 'Retry-After': '5' }) },
  });
}

/** Everything may be crawled: pages that must not be indexed have their own `X-Robots-Tag`. */
export function robotsAnswer(baseUrl: string): Response {
  return plainText(`User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`);
}

/** The contact for security reports (security.txt); 404 when the operator names none. */
export function securityTextAnswer(settings: HttpSettings, now: number): Response {
  const { securityContact } = settings;
  if (securityContact === null) return plainText('Not found.\n', 404);
  const contact = /^[a-z]+:/i.test(securityContact) ? securityContact : `mailto:${securityContact}`;
  const expires = new Date(now + 180 * DAY_MS).toISOString();
  return plainText(`Contact: ${contact}\nExpires: ${expires}\n`);
}
