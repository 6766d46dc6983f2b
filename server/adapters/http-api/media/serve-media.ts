import { parseMediaPath, type MediaAddress } from '../../../../src/domain/images/media-path.ts';
import type { ServePicture } from '../../../application/media/serve-picture.ts';
import type { PictureFormat } from '../../../application/ports/media/media.ts';
import { PICTURE_TYPES } from '../core/answer/picture-types.ts';
import { busyOrThrow, FOR_EVER, mediaRefusal, SAFE_HEADERS } from './internal/media-answer.ts';
import { acceptedFormats, matchesEtag } from './internal/media-request.ts';

/**
 * Serves `/media/{size}/xx/xx/xx/{signature}.{ext}`. It reads no cookies and no session: the addresses cannot be
 * guessed, and only people who may see the picture get them.
 */
export function serveMedia(servePicture: Pick<ServePicture, 'run'>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return mediaRefusal(405, 'Method not allowed.', { Allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const address = parseMediaPath(url.pathname);
    if (!address) return notFound();
    try {
      const accepts = acceptedFormats(request.headers.get('Accept'));
      const outcome = await servePicture.run({ ...address, accepts });
      if (outcome.kind === 'not_found') return notFound();
      return picture(request, address, outcome, url.searchParams.get('download') === '1');
    } catch (error) {
      return busyOrThrow(error);
    }
  };
}

function picture(
  request: Request,
  address: MediaAddress,
  file: { readonly format: PictureFormat; readonly bytes: Uint8Array },
  isDownload: boolean,
): Response {
  const { size, signature } = address;
  const etag = `"${signature}-${size}-${file.format}"`;
  const headers = new Headers({ ...SAFE_HEADERS, 'Cache-Control': FOR_EVER, ETag: etag });
  if (size !== 'originals') headers.set('Vary', 'Accept');
  if (matchesEtag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });

  headers.set('Content-Type', PICTURE_TYPES[file.format]);
  headers.set('Content-Length', String(file.bytes.byteLength));
  if (isDownload) {
    headers.set('Content-Disposition', `attachment; filename="${signature}.${file.format}"`);
  }
  return new Response(request.method === 'HEAD' ? null : bodyOf(file.bytes), { headers });
}

/** The store's bytes are never in shared memory, which the type of a body requires. */
function bodyOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}

function notFound(): Response {
  return mediaRefusal(404, 'Not found.');
}
