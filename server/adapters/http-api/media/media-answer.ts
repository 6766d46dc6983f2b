/** On every answer: whatever a file turned out to be, a browser shows a picture, plays a video, or does nothing. */
export const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A year, the most that caches understand: a signature never names anything else. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Says in one line why there is nothing to see. Nobody keeps it. */
export function mediaRefusal(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      ...SAFE_HEADERS,
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
}
