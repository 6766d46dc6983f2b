import type { Language } from '../../../../src/domain/messages/language.ts';
import {
  LANGUAGE_PARAM,
  MANIFEST_PATH,
  OFFLINE_PAGE_PATH,
  SHARE_PARAM,
  SHARES_FILES,
  WORKER_PATH,
} from '../../../../src/domain/offline/install-addresses.ts';
import type { LanguageOf } from '../../../application/ports/languages.ts';
import { webManifest } from './internal/web-manifest.ts';

type InstallFilesDeps = {
  readonly siteName: string;
  /** The built script of the service worker. */
  readonly worker: string;
  /** The offline page in a language. */
  readonly offlinePage: (language: Language) => string;
  readonly languageOf: LanguageOf;
  /** A short text that changes with any of the files. */
  readonly digest: (text: string) => string;
};

/** Serves GET and HEAD; undefined for every other path. */
export type InstallFiles = (request: Request) => Response | undefined;

/**
 * The files that make the site an installable app, and that let it start offline. They are in the language of their
 * address.
 */
export function installFiles({ siteName, worker, offlinePage, ...deps }: InstallFilesDeps): InstallFiles {
  type Answer = (request: Request, language: Language, query: URLSearchParams) => Response;
  const answers: Readonly<Record<string, Answer>> = {
    [MANIFEST_PATH]: (request, language, query) =>
      answer(request, manifestText(siteName, language, query.get(SHARE_PARAM) === SHARES_FILES), {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      }),
    [WORKER_PATH]: (request, language) =>
      // Browsers compare the script to detect an update.
      answer(request, `${worker}\n// ${deps.digest(offlinePage(language))}\n`, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Content-Security-Policy': WORKER_POLICY,
        'Service-Worker-Allowed': '/',
      }),
    [OFFLINE_PAGE_PATH]: (request, language) =>
      answer(request, offlinePage(language), {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PAGE_POLICY,
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Robots-Tag': 'noindex',
      }),
  };
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const found = answers[pathname];
    return found?.(request, deps.languageOf(searchParams.get(LANGUAGE_PARAM) ?? ''), searchParams);
  };
}

function manifestText(...given: Parameters<typeof webManifest>): string {
  return JSON.stringify(webManifest(...given));
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
