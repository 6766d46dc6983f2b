import { PicturesBusy, StorageUnavailable } from '../../../../application/ports/media/media.ts';

/** Headers of every media response: whatever the file contains, a browser only shows a picture or plays a video. */
export const SAFE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** A year, the longest that caches accept: the content of a signature never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** A one-line text for a missing file. It is not cached. */
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

const RETRY_SECONDS = 2;

/** The answer to a failure that may pass. @throws every other failure */
export function busyOrThrow(error: unknown): Response {
  if (!(error instanceof PicturesBusy || error instanceof StorageUnavailable)) throw error;
  return mediaRefusal(503, 'The service is busy. Please try again.', {
    'Retry-After': String(RETRY_SECONDS),
  });
}
