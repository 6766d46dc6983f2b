import type { IdentifyAccount } from '../../../application/accounts/sessions/identify-account.ts';
import type { StoreUpload } from '../../../application/media/store-upload.ts';
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

/** What the server's HTTP side is made of. */
export type HttpAppDeps = {
  readonly settings: HttpSettings;
  readonly calls: readonly Call[];
  readonly sessions: SessionLookup;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly ids: Pick<IdGenerator, 'nextRequest'>;
  readonly logger: Logger;
  readonly rateLimiter: RateLimiter;
  readonly identifyAccount: Pick<IdentifyAccount, 'run'>;
  readonly timer: Timer;
  readonly compressor: Compressor;
  readonly describeUser: DescribeUser;
  readonly experiments?: ExperimentGroups;
  readonly pages: RenderPage;
  /** Files of the built app: `/static/…`, `/favicon.ico`, `/manifest.webmanifest`, `/sw.js`, `/offline.html`. GET and HEAD. */
  readonly staticFiles: AnswerFile;
  /** `/media/…`; must accept nothing but its own strict name pattern. GET and HEAD. */
  readonly media: AnswerFile;
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly readiness: () => Promise<Readiness> | Readiness;
  /** Addresses with answers of their own kind: feeds, oEmbed, widgets, metrics … */
  readonly plainRoutes?: readonly PlainRoute[];
  /** Addresses of files that not everybody may read. GET and HEAD. */
  readonly privateFiles?: readonly PrivateFiles[];
};

/** Sets the answer's own headers; never a cookie. */
export type AnswerFile = (request: Request) => Promise<Response> | Response;

/** Answers an address that is a page: status, HTML, `X-Robots-Tag`, `Link`, `Location`. The rest is added here. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response | PageDocument>;

/** A page as the pieces of its text: a large body would be copied several times inside a `Response`. */
export type PageDocument = {
  readonly status: number;
  readonly headers: Headers;
  readonly html: readonly string[];
};

export type PageContext = {
  /** For every script and style element of the page. */
  readonly nonce: string;
  readonly requestId: string;
  readonly origin: Origin;
  readonly viewer: Viewer;
  readonly locale: string;
  readonly theme: 'dark' | 'light' | 'system' | null;
  readonly isBot: boolean;
  /** Of the visitor, by experiment. */
  readonly groups: Readonly<Record<string, string>>;
  /**
   * Answers a call as the server would, in this process and for this visit, whatever cookies and headers the
   * request carries. Only GET.
   */
  readonly handler: (request: Request) => Promise<InsideAnswer>;
};

/** What a call answers to a page: what its JSON would be read as, undefined when there is none. Nobody may change it. */
export type InsideAnswer = { readonly status: number; readonly json: unknown };

export type PlainRoute = {
  readonly methods: readonly string[];
  /** A path of the router, without a slash at the end: `/oembed`, `/:username/feed.rss`. */
  readonly path: string;
  /** Apps of CORS_ORIGINS may call it too. */
  readonly isForApps?: true;
  handle(request: Request, origin: Origin): Promise<Response>;
};

export type PrivateFiles = {
  /** A path of the router, without a slash at the end. */
  readonly path: string;
  /** @param isFromApp an app of CORS_ORIGINS shows it */
  handle(request: Request, viewer: Viewer, isFromApp: boolean): Promise<Response>;
};
