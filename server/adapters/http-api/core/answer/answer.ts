import type { CallOutcome } from '../call/call-pipeline.ts';
import { packed, type Compressor, type Content } from './compression.ts';
import type { JsonWriter } from './json-writer.ts';
import type { Visit } from '../visit/visit.ts';

/** The JSON writer; one instance is shared by all responses. */
export type Packing = { readonly writer: JsonWriter; readonly compressor: Compressor };

/** Serializes the outcome of a call: always JSON, compressed when the client accepts it. */
export async function jsonAnswer(
  outcome: CallOutcome,
  visit: Visit,
  { writer, compressor }: Packing,
  moreKeys: Readonly<Record<string, unknown>> = {},
): Promise<Response> {
  const headers = new Headers(outcome.headers);
  if (outcome.envelope === null)
    return withVisitHeaders(new Response(null, { status: outcome.status, headers }), visit);
  headers.set('Content-Type', 'application/json; charset=utf-8');
  // Not `no-store`: that would switch off the browser's back/forward cache.
  headers.set('Cache-Control', 'private, no-cache');
  const body = writer.write({ ...outcome.envelope, ...moreKeys });
  const answer = await bytesAnswer(outcome.status, body, headers, visit, { compressor, content: 'data' });
  return withVisitHeaders(answer, visit);
}

/** A response with this body, compressed when the client accepts it. `body` may be reused when the function returns. */
export async function bytesAnswer(
  status: number,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  visit: Visit,
  { compressor, content }: { readonly compressor: Compressor; readonly content: Content },
): Promise<Response> {
  const accepted = visit.facts.headers.get('accept-encoding');
  const { bytes, coding } = await packed(body, accepted, compressor, content);
  if (coding !== null) headers.set('Content-Encoding', coding);
  headers.append('Vary', 'Accept-Encoding');
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

/** Adds the headers of every response to a visit: the request id and the cookies. */
export function withVisitHeaders(response: Response, visit: Visit): Response {
  const { jar } = visit.facts;
  for (const line of visit.setCookieLines()) {
    if (jar === undefined) response.headers.append('Set-Cookie', line);
    else jar.set(line);
  }
  response.headers.set('X-Request-Id', visit.facts.requestId);
  return response;
}

/** Adds the headers of every response of this server. */
export function withSecurityHeaders(response: Response, secure: boolean): Response {
  const { headers } = response;
  headers.set('X-Content-Type-Options', 'nosniff');
  if (secure) headers.set('Strict-Transport-Security', 'max-age=31536000');
  return response;
}
