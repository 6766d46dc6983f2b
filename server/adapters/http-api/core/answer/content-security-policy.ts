import type { HttpSettings } from '../http-settings.ts';
import type { Visit } from '../visit/visit.ts';

type PageFacts = {
  readonly url: Pick<URL, 'pathname'>;
  readonly origin: Pick<Visit['facts']['origin'], 'scheme' | 'host'>;
};

/**
 * The Content-Security-Policy of a page: scripts and style elements only with its nonce, nothing unsafe anywhere.
 * Pictures and videos have public addresses, also on a page that was opened by another name of this server.
 */
export function contentSecurityPolicy(
  nonce: string,
  settings: Pick<HttpSettings, 'publicUrl' | 'surveyHosts'>,
  { url: { pathname }, origin }: PageFacts,
): string {
  const publicOrigin = settings.publicUrl === null ? null : new URL(settings.publicUrl).origin;
  const isElsewhere = publicOrigin !== null && publicOrigin !== `${origin.scheme}://${origin.host}`;
  const media = isElsewhere ? `'self' ${publicOrigin}` : "'self'";
  const frames = settings.surveyHosts.map((host) => ` https://${host}`).join('');
  const mayBeFramed = pathname.startsWith('/embed/');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${media} data: blob:`,
    `media-src ${media} blob:`,
    "connect-src 'self'",
    `frame-src${frames === '' ? " 'none'" : frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed ? '*' : "'none'"}`,
  ].join('; ');
}
