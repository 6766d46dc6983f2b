import { parseVideoPath } from '../../../../src/domain/videos/video-path.ts';
import type { OpenVideoFile, VideoFiles } from '../../../application/ports/media/video-files.ts';
import { streamed } from '../core/answer/streamed.ts';
import type { AnswerFile } from '../core/http-app-deps.ts';
import { byteRange } from './internal/byte-range.ts';
import { busyOrThrow, FOR_EVER, mediaRefusal, SAFE_HEADERS } from './internal/media-answer.ts';
import { matchesEtag } from './internal/media-request.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
};

const PREFIX = '/media/videos/';

/**
 * Serves `/media/videos/…`, complete or one range. Like pictures, it needs no session, because the addresses cannot be
 * guessed. `pictures` serves the other paths below `/media/`.
 */
export function serveVideos(videos: Pick<VideoFiles, 'open'>, pictures: AnswerFile): AnswerFile {
  return async (request) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(PREFIX)) return pictures(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return mediaRefusal(405, 'Method not allowed.', { Allow: 'GET, HEAD' });
    }
    const address = parseVideoPath(url.pathname);
    if (address === null) return mediaRefusal(404, 'Not found.');
    const file = await videos.open(address).catch(busyOrThrow);
    if (file instanceof Response) return file;
    if (file === undefined) return mediaRefusal(404, 'Not found.');
    const headers = new Headers({
      ...SAFE_HEADERS,
      'Cache-Control': FOR_EVER,
      ETag: `"${address.file}-${file.byteLength}"`,
      'Accept-Ranges': 'bytes',
      'Content-Type': CONTENT_TYPES[address.file.slice(address.file.lastIndexOf('.') + 1)] ?? '',
    });
    if (url.searchParams.get('download') === '1') {
      headers.set('Content-Disposition', `attachment; filename="${address.file}"`);
    }
    return answer(request, file, headers);
  };
}

function answer(request: Request, file: OpenVideoFile, headers: Headers): Response {
  const { byteLength } = file;
  const etag = headers.get('ETag') ?? '';
  const empty = (status: number) => new Response(null, { status, headers });
  if (matchesEtag(request.headers.get('If-None-Match'), etag)) return empty(304);
  const range = byteRange(request.headers, { byteLength, etag });
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${byteLength}`);
    headers.set('Cache-Control', 'no-cache');
    return empty(416);
  }
  const { start, end } = range ?? { start: 0, end: byteLength - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range !== null) headers.set('Content-Range', `bytes ${start}-${end}/${byteLength}`);
  const status = range === null ? 200 : 206;
  if (request.method === 'HEAD' || byteLength === 0) return empty(status);
  return new Response(streamed(file.read(start, end), { highWaterMark: 0 }), { status, headers });
}
