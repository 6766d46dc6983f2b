import { bytesAnswer, withVisitHeaders, type Packing } from './answer.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageDocument } from '../http-app-deps.ts';
import type { HttpSettings } from '../http-settings.ts';
import type { Visit } from '../visit/visit.ts';

/**
 * The response for a rendered page. No ETag: a 304 with a new nonce would block the script and style of the page in the
 * browser's cache.
 */
export async function pageAnswer(
  page: Response | PageDocument,
  nonce: string,
  visit: Visit,
  settings: HttpSettings,
  { writer, compressor }: Packing,
): Promise<Response> {
  const headers = new Headers(page.headers);
  headers.delete('etag');
  headers.set('Cache-Control', 'private, no-cache');
  headers.set('Vary', 'Cookie, Accept-Language, User-Agent');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, settings, visit.facts));
  const body = page instanceof Response ? await bytesOf(page) : writer.writeText(page.html);
  if (body === null) return withVisitHeaders(new Response(null, { status: page.status, headers }), visit);
  const answer = await bytesAnswer(page.status, body, headers, visit, { compressor, content: 'page' });
  return withVisitHeaders(answer, visit);
}

/** Null when the page has no body. */
async function bytesOf(page: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return page.body === null ? null : new Uint8Array(await page.arrayBuffer());
}
