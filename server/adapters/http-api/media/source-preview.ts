import type { PreviewSource } from '../../../application/sources/preview-source.ts';
import { isPreviewTokenFor } from '../../../application/sources/preview-address.ts';
import type { Clock, Secrets } from '../../../application/ports/surroundings.ts';
import { CallFailure, objectNotFound } from '../core/call/call-failure.ts';
import type { PrivateFiles } from '../core/http-app-deps.ts';
import type { RateLimits } from '../core/call/rate-limits.ts';
import { isLimited } from '../core/visit/viewer.ts';

type SourcePreviewDeps = {
  readonly previewSource: Pick<PreviewSource, 'run'>;
  readonly secrets: Pick<Secrets, 'verify'>;
  readonly rateLimits: Pick<RateLimits, 'count'>;
  readonly clock: Clock;
};

const RETRY_SECONDS = 2;

/**
 * `/source-preview/?token&url`: a thumbnail of a picture on another site. The token is issued for one address and one
 * user with a full session, so that the server is no open proxy.
 */
export function sourcePreview(deps: SourcePreviewDeps): PrivateFiles {
  const { previewSource, secrets, rateLimits, clock } = deps;
  return {
    path: '/source-preview',
    async handle(request, viewer, isFromApp) {
      if (viewer.kind === 'visitor') throw new CallFailure('authentication_required');
      if (isLimited(viewer)) throw new CallFailure('limited_login');
      if (!isFromApp && request.headers.get('Sec-Fetch-Site') === 'cross-site')
        throw new CallFailure('forbidden');
      const { searchParams } = new URL(request.url);
      const url = searchParams.get('url') ?? '';
      if (!isPreviewTokenFor(secrets, searchParams.get('token') ?? '', viewer.user.id, url))
        throw objectNotFound('picture');
      const who = { userId: viewer.user.id, remoteAddress: '', account: null };
      await rateLimits.count('source_previews', who, clock.now());
      const outcome = await previewSource.run(url);
      switch (outcome.kind) {
        case 'nothing':
          throw objectNotFound('picture');
        case 'busy':
          throw new CallFailure('unavailable', { retryAfter: RETRY_SECONDS });
        case 'picture':
          return picture(outcome.rendition.bytes, isFromApp);
      }
    },
  };
}

/** Only the user's browser caches it, no shared cache. */
function picture(bytes: Uint8Array, isFromApp: boolean): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'private, max-age=86400',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': isFromApp ? 'cross-origin' : 'same-origin',
    },
  });
}
