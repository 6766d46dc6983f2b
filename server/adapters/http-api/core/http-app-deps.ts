import type { IdentifyAccount } from '../../../application/accounts/sessions/identify-account.ts';
import type { ReaderLocale } from '../../../../src/domain/locales/reader-locale.ts';
import type { Languages } from '../../../../src/domain/messages/languages.ts';
import type { StoreUpload } from '../../../application/media/store-upload.ts';
import type { LanguageOf } from '../../../application/ports/languages.ts';
import type { SharedAnswers } from '../../../application/ports/processes.ts';
import type { Clock, IdGenerator, Logger, Secrets, Timer } from '../../../application/ports/surroundings.ts';
import type { DescribeUser } from './answer/client-context.ts';
import type { Compressor } from './answer/compression.ts';
import type { Origin } from './request/connection.ts';
import type { ExperimentGroups } from './answer/debug-data.ts';
import type { Call } from './call/define-call.ts';
import type { HttpSettings } from './http-settings.ts';
import type { RateLimiter } from './call/rate-limiter.ts';
import type { SessionLookup } from './visit/session-reader.ts';
import type { Readiness } from './system-routes.ts';
import type { Viewer } from './visit/viewer.ts';

/** Dependencies of the HTTP adapter. */
export type HttpAppDeps = {
  readonly settings: HttpSettings;
  readonly languages: Pick<Languages, 'localeOf'>;
  readonly calls: readonly Call[];
  readonly sessions: SessionLookup;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Pick<IdGenerator, 'nextRequest'>;
  readonly logger: Logger;
  readonly languageOf: LanguageOf;
  readonly rateLimiter: RateLimiter;
  readonly identifyAccount: Pick<IdentifyAccount, 'run'>;
  readonly timer: Timer;
  /** Absent or null when this process is the only one of its store. */
  readonly sharedAnswers?: SharedAnswers | null;
  readonly compressor: Compressor;
  readonly describeUser: DescribeUser;
  readonly experiments?: ExperimentGroups;
  /** Called once for what a visitor has allowed when the browser begins to send the privacy signal. */
  readonly endConsentBySignal?: (receipt: string, now: number) => Promise<void>;
  readonly pages: RenderPage;
  /**
   * Files of the built app: `/static/…`, `/favicon.ico`, `/manifest.webmanifest`, `/sw.js`, `/offline.html`. GET and
   * HEAD.
   */
  readonly staticFiles: AnswerFile;
  /** `/media/…`; accepts its own strict name pattern only. GET and HEAD. */
  readonly media: AnswerFile;
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly readiness: () => Promise<Readiness> | Readiness;
  /** Routes with their own response formats: feeds, oEmbed, widgets, metrics … */
  readonly plainRoutes?: readonly PlainRoute[];
  /** Routes of files with access control. GET and HEAD. */
  readonly privateFiles?: readonly PrivateFiles[];
};

/** Sets the response's own headers; never a cookie. */
export type AnswerFile = (request: Request) => Promise<Response> | Response;

/** Renders a page: status, HTML, `X-Robots-Tag`, `Link`, `Location`. The HTTP adapter adds the other headers. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response | PageDocument>;

/** A page as pieces of text: a `Response` would copy a large body several times. */
export type PageDocument = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: readonly string[];
};

export type PageContext = {
  /** The nonce of every script and style element of the page. */
  readonly nonce: string;
  readonly requestId: string;
  readonly origin: Origin;
  readonly viewer: Viewer;
  readonly locale: ReaderLocale;
  readonly theme: 'dark' | 'light' | 'system' | null;
  readonly isBot: boolean;
  /** The visitor's groups, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
  /** Runs a call in this process for this visit; the cookies and headers of the request are ignored. GET only. */
  readonly handler: (request: Request) => Promise<InsideAnswer>;
};

/** The response of a call to a page: its JSON value, undefined when there is none. Read-only. */
export type InsideAnswer = { readonly status: number; readonly json: unknown };

export type PlainRoute = {
  readonly methods: readonly string[];
  /** A path of the router, without a trailing slash: `/oembed`, `/:username/feed.rss`. */
  readonly path: string;
  /** Apps of CORS_ORIGINS may call it as well. */
  readonly isForApps?: true;
  handle(request: Request, origin: Origin): Promise<Response>;
};

export type PrivateFiles = {
  /** A path of the router, without a trailing slash. */
  readonly path: string;
  /** @param isFromApp the request comes from an app of CORS_ORIGINS @throws {CallFailure} answered as plain text */
  handle(request: Request, viewer: Viewer, isFromApp: boolean): Promise<Response>;
};
