import {
  MANIFEST_PATH,
  OFFLINE_PAGE_PATH,
  SHARES_FILES,
  WORKER_PATH,
} from '../../../../src/domain/offline/install-addresses.ts';
import { webManifest } from './web-manifest.ts';

type InstallFilesDeps = {
  readonly siteName: string;
  /** The built script of the service worker. */
  readonly worker: string;
  /** The document that is shown without a connection. */
  readonly offlinePage: string;
  /** A short text that changes with any other. */
  readonly digest: (text: string) => string;
};

/** Answers GET and HEAD; undefined for what is none of these files. */
export type InstallFiles = (request: Request) => Response | undefined;

/** What makes the site an app that can be installed, and that starts without a connection. */
export function installFiles(deps: InstallFilesDeps): InstallFiles {
  const { siteName, offlinePage } = deps;
  // Browsers compare the script to learn whether there is something new to fetch.
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

/** It fetches from this site and does nothing else. */
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
