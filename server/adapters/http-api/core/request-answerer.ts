import { withVisitHeaders, jsonAnswer, type Packing } from './answer/answer.ts';
import { Bookmarks } from './answer/bookmarks.ts';
import { AnswersOfProcesses } from './call/answers-of-processes.ts';
import { CallFailure } from './call/call-failure.ts';
import { takeCookieChoice } from './cookie-choice-route.ts';
import { unsupportedMethod } from './call/developer-texts.ts';
import { failureText } from './call/failure-text.ts';
import { CallPipeline, type CallOutcome } from './call/call-pipeline.ts';
import { CallRegistry } from './call/call-registry.ts';
import type { Connection } from './request/connection.ts';
import { DebugData } from './answer/debug-data.ts';
import { firstEcho, type CallEcho } from './answer/envelope.ts';
import { failureOf, isServerFault } from './answer/failure-of.ts';
import type { HttpAppDeps, PageContext, PageDocument, PlainRoute, PrivateFiles } from './http-app-deps.ts';
import { IdempotencyStore } from './call/idempotency.ts';
import { ImageUpload } from './request/image-upload.ts';
import { pageAnswer } from './answer/page-answer.ts';
import { RateLimits } from './call/rate-limits.ts';
import { SessionReader } from './visit/session-reader.ts';
import { callAnswer, preflightAnswer, readableByApp } from './answer/app-answers.ts';
import { asRead } from './answer/as-read.ts';
import { JsonWriter } from './answer/json-writer.ts';
import { plainText } from './system-routes.ts';
import type { Visit } from './visit/visit.ts';
import { VisitOpener } from './visit/visit-opener.ts';

/** The largest number of bytes of the request line: verb, address and protocol. */
const MAX_REQUEST_LINE = 16 * 1024;
const PROTOCOL = ' HTTP/1.1 ';

const UPLOAD_ECHO = { name: 'UploadImage', options: {}, endpointName: 'upload_image' } as const;

/** Handles the requests that depend on their visitor: calls, uploads and pages. */
export class RequestAnswerer {
  readonly #deps: HttpAppDeps;
  readonly #visits: VisitOpener;
  readonly #pipeline: CallPipeline;
  readonly #upload: ImageUpload;
  readonly #rateLimits: RateLimits;
  readonly #packing: Packing;

  constructor(deps: HttpAppDeps) {
    const { settings, sessions, secrets, logger, clock, sharedAnswers } = deps;
    this.#deps = deps;
    this.#packing = { writer: new JsonWriter(), compressor: deps.compressor };
    this.#rateLimits = new RateLimits(deps.rateLimiter, settings.rateLimitScale);
    const reader = new SessionReader({ sessions, secrets, logger, sessionDays: settings.sessionDays });
    this.#visits = new VisitOpener({ ...deps, sessions: reader });
    this.#pipeline = new CallPipeline({
      ...deps,
      registry: new CallRegistry(deps.calls),
      bookmarks: new Bookmarks(secrets),
      rateLimits: this.#rateLimits,
      answers: new IdempotencyStore(),
      answersOfProcesses:
        sharedAnswers == null ? null : new AnswersOfProcesses({ ...deps, answers: sharedAnswers }),
      debugData: new DebugData(settings, clock, deps.experiments ?? (() => ({}))),
      publicUrl: settings.publicUrl,
    });
    this.#upload = new ImageUpload({
      storeUpload: deps.storeUpload,
      rateLimits: this.#rateLimits,
      publicUrl: settings.publicUrl,
      maxBytes: settings.maxImageBytes,
    });
  }

  async call(request: Request, connection: Connection): Promise<Response> {
    const { visit, url, failure } = await this.#open(request, connection);
    const outcome =
      failure === undefined
        ? await this.#pipeline.run(visit, request, url)
        : await this.#pipeline.failed(visit, failure, firstEcho(url));
    return callAnswer(await jsonAnswer(outcome, visit, this.#packing), visit);
  }

  /** The response to a CORS preflight of a call; undefined when the request is none, or its origin is not allowed. */
  preflight(request: Request, connection: Connection): Response | undefined {
    return preflightAnswer(request, this.#visits.arrive(request, new URL(request.url), connection));
  }

  /** `/upload-image/`: flat on success, the envelope with `success: false` on failure. */
  async upload(request: Request, connection: Connection): Promise<Response> {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { Allow: 'POST, OPTIONS' } });
    const { visit, failure } = await this.#open(request, connection);
    try {
      if (failure !== undefined) throw failure;
      const stored = await this.#upload.run(visit, request);
      const answer = Response.json(stored, { headers: { 'Cache-Control': 'private, no-cache' } });
      return callAnswer(withVisitHeaders(answer, visit), visit);
    } catch (error) {
      const outcome = await this.#failed(visit, error, { ...UPLOAD_ECHO });
      return callAnswer(await jsonAnswer(outcome, visit, this.#packing, { success: false }), visit);
    }
  }

  /** Renders a page; the fallback for every other route. */
  async page(request: Request, connection: Connection): Promise<Response> {
    const { visit, failure } = await this.#open(request, connection);
    const { settings, secrets } = this.#deps;
    const nonce = secrets.randomHex(16);
    const page = await this.#renderedPage(visit, request, nonce, failure);
    return pageAnswer(page, nonce, visit, settings, this.#packing);
  }

  /** Runs a route with its own response format: it reads no session and sets no cookies. */
  async plain(route: PlainRoute, request: Request, connection: Connection): Promise<Response> {
    const visit = this.#visits.arrive(request, new URL(request.url), connection);
    try {
      const answer = await route.handle(request, visit.facts.origin);
      return route.isForApps === true ? readableByApp(answer, visit) : answer;
    } catch (error) {
      const outcome = await this.#failed(visit, error, firstEcho(new URL(request.url)));
      const answer = await jsonAnswer(outcome, visit, this.#packing);
      // No session was read, so no cookies are set.
      answer.headers.delete('Set-Cookie');
      return route.isForApps === true ? readableByApp(answer, visit) : answer;
    }
  }

  /** Serves a file with access control. */
  async privateFile(files: PrivateFiles, request: Request, connection: Connection): Promise<Response> {
    const { visit, failure } = await this.#open(request, connection);
    try {
      if (failure !== undefined) throw failure;
      const isFromApp = visit.facts.appOrigin !== null;
      return withVisitHeaders(await files.handle(request, visit.viewer, isFromApp), visit);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      return withVisitHeaders(failurePage(error, visit), visit);
    }
  }

  /** Takes a decision about cookies from a form that was posted without script. */
  async cookieChoice(request: Request, connection: Connection): Promise<Response> {
    const { visit, failure } = await this.#open(request, connection);
    try {
      if (failure !== undefined) throw failure;
      const { publicUrl } = this.#deps.settings;
      const taken = await takeCookieChoice(visit, request, { pipeline: this.#pipeline, publicUrl });
      return withVisitHeaders(taken ?? failurePage(new CallFailure('unavailable'), visit), visit);
    } catch (error) {
      this.#log(visit, error);
      return withVisitHeaders(failurePage(failureOf(error), visit), visit);
    }
  }

  /** The origin under which the site is asked for, without a trailing slash. */
  baseUrlOf(request: Request, connection: Connection): string {
    return this.#visits.arrive(request, new URL(request.url), connection).facts.origin.baseUrl;
  }

  isSecure(request: Request, connection: Connection): boolean {
    return this.#visits.isSecure(request, new URL(request.url), connection);
  }

  async #open(
    request: Request,
    connection: Connection,
  ): Promise<{ visit: Visit; url: URL; failure: CallFailure | undefined }> {
    const url = new URL(request.url);
    const visit = this.#visits.arrive(request, url, connection);
    if (
      request.method.length + PROTOCOL.length + url.pathname.length + url.search.length >
      MAX_REQUEST_LINE
    ) {
      return { visit, url, failure: new CallFailure('address_too_long') };
    }
    try {
      await this.#visits.recognise(visit);
      return { visit, url, failure: undefined };
    } catch (error) {
      this.#log(visit, error);
      return { visit, url, failure: failureOf(error) };
    }
  }

  async #renderedPage(
    visit: Visit,
    request: Request,
    nonce: string,
    failure: CallFailure | undefined,
  ): Promise<Response | PageDocument> {
    try {
      if (failure !== undefined) throw failure;
      if (request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: { Allow: PAGE_VERBS } });
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new CallFailure('unsupported_method', {
          technical: unsupportedMethod(request.method),
          allow: PAGE_VERBS.split(', '),
        });
      }
      const { viewer, facts } = visit;
      const userId = viewer.kind === 'user' ? viewer.user.id : null;
      const who = { userId, remoteAddress: facts.origin.remoteAddress, account: null };
      await this.#rateLimits.count('reads', who, facts.now);
      return await this.#deps.pages(request, this.#pageContext(visit, nonce));
    } catch (error) {
      this.#log(visit, error);
      return failurePage(failureOf(error), visit);
    }
  }

  #pageContext(visit: Visit, nonce: string): PageContext {
    visit.beginPage();
    return {
      nonce,
      requestId: visit.facts.requestId,
      origin: visit.facts.origin,
      viewer: visit.viewer,
      locale: visit.locale,
      theme: visit.theme,
      isBot: visit.facts.agent.isBot,
      groups: this.#deps.experiments?.(visit) ?? {},
      handler: async (request) => {
        const outcome = await this.#pipeline.run(visit, request, new URL(request.url), true);
        const { status, envelope } = outcome;
        return { status, json: envelope === null ? undefined : asRead(envelope) };
      },
    };
  }

  async #failed(visit: Visit, error: unknown, echo: CallEcho): Promise<CallOutcome> {
    this.#log(visit, error);
    return this.#pipeline.failed(visit, failureOf(error), echo);
  }

  #log(visit: Visit, error: unknown): void {
    if (!isServerFault(error)) return;
    const cause = error instanceof Error ? error : new Error(String(error));
    this.#deps.logger.error('request_failed', { requestId: visit.facts.requestId, error: cause });
  }
}

const PAGE_VERBS = 'GET, HEAD, OPTIONS';

/** A plain text: for files, and when the error page cannot be rendered. */
function failurePage(failure: CallFailure, { facts, readerLanguage }: Visit): Response {
  const { retryAfter, details } = failure;
  const { allow } = details;
  const text = failureText(failure, readerLanguage);
  return plainText(`${text}\n\n${facts.requestId}\n`, failure.httpStatus, {
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
  });
}
