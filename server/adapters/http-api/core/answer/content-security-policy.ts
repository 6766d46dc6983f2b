import type { HttpSettings } from '../http-settings.ts';

/** The Content-Security-Policy of a page: scripts and style elements only with its nonce, nothing unsafe anywhere. */
export function contentSecurityPolicy(nonce: string, settings: HttpSettings, pathname: string): string {
  const frames = settings.surveyHosts.map((host) => ` https://${host}`).join('');
  const mayBeFramed = pathname.startsWith('/embed/');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
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
