import { bytesAnswer, withVisitHeaders, type Packing } from './answer.ts';
import type { PageDocument } from '../http-app-deps.ts';
import type { HttpSettings } from '../http-settings.ts';
import type { Visit } from '../visit/visit.ts';

/**
 * Turns what the page renderer made into the answer for a browser. No ETag: a 304 with a fresh nonce would
 * disarm the script and style of the page that the browser kept.
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
  headers.set('Content-Security-Policy', contentPolicy(nonce, settings, visit.facts.url.pathname));
  const body = page instanceof Response ? await bytesOf(page) : writer.writeText(page.html);
  if (body === null) return withVisitHeaders(new Response(null, { status: page.status, headers }), visit);
  const answer = await bytesAnswer(page.status, body, headers, visit, { compressor, content: 'page' });
  return withVisitHeaders(answer, visit);
}

/** Null where the page has no body. */
async function bytesOf(page: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return page.body === null ? null : new Uint8Array(await page.arrayBuffer());
}

/** Scripts and style elements only with this page's nonce; nothing unsafe anywhere. */
function contentPolicy(nonce: string, settings: HttpSettings, pathname: string): string {
  const media = settings.mediaOrigin === null ? '' : ` ${settings.mediaOrigin}`;
  const frames = settings.surveyHosts.map((host) => ` https://${host}`).join('');
  const mayBeFramed = pathname.startsWith('/embed/');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${media}`,
    `frame-src${frames === '' ? " 'none'" : frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed ? '*' : "'none'"}`,
  ].join('; ');
}
