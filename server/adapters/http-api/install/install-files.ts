import {
  MANIFEST_PATH,
  OFFLINE_PAGE_PATH,
  SHARES_FILES,
  WORKER_PATH,
} from '../../../../src/domain/offline/install-addresses.ts';
import { webManifest } from './internal/web-manifest.ts';

type InstallFilesDeps = {
  readonly siteName: string;
  /** The built script of the service worker. */
  readonly worker: string;
  /** The offline page. */
  readonly offlinePage: string;
  /** A short text that changes with any of the files. */
  readonly digest: (text: string) => string;
};

/** Serves GET and HEAD; undefined for every other path. */
export type InstallFiles = (request: Request) => Response | undefined;

/** The files that make the site an installable app, and that let it start offline. */
export function installFiles(deps: InstallFilesDeps): InstallFiles {
  const { siteName, offlinePage } = deps;
  // Browsers compare the script to detect an update.
  const worker = `${deps.worker}\n// ${deps.digest(offlinePage)}\n`;
  const answers: Readonly<Record<string, (request: Request) => Response>> = {
    [MANIFEST_PATH]: (request) =>
      answer(request, JSON.stringify(webManifest(siteName, new URL(request.url).search === SHARES_FILES)), {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      }),
    [WORKER_PATH]: (request) =>
      answer(request, worker, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Security-Policy': WORKER_POLICY,
        'Service-Worker-Allowed': '/',
      }),
    [OFFLINE_PAGE_PATH]: (request) =>
      answer(request, offlinePage, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PAGE_POLICY,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Robots-Tag': 'noindex',
      }),
  };
  return (request) => answers[new URL(request.url).pathname]?.(request);
}

/** The service worker may only fetch from this site. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function answer(request: Request, text: string, headers: Readonly<Record<string, string>>): Response {
  const body = new TextEncoder().encode(text);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
