import type { WireClientContext } from '../../../../wire/client-context.ts';
import type { Envelope } from '../../../../wire/envelope.ts';
import type { Clock, Logger } from '../../../application/ports/surroundings.ts';
import { CALL_BODY, EVENT_BODY, IMAGE_CALL_BODY, readBody } from './body-reader.ts';
import type { Bookmarks } from './bookmarks.ts';
import { checkActor, checkCsrf, checkViewer } from './call-checks.ts';
import { callContext } from './call-context.ts';
import { CallFailure, invalidParameter } from './call-failure.ts';
import {
  directInput,
  resourceInput,
  understandBody,
  type CallInput,
  type ReadableBody,
} from './call-input.ts';
import type { CallRegistry, Route } from './call-registry.ts';
import { clientContext, type DescribeUser } from './client-context.ts';
import type { DebugData } from './debug-data.ts';
import type { Call, CallAnswer } from './define-call.ts';
import { echoedOptions } from './echoed-options.ts';
import { failureEnvelope, firstEcho, successEnvelope, type CallEcho } from './envelope.ts';
import { failureOf } from './failure-of.ts';
import { FormFields } from './form-fields.ts';
import type { RememberedAnswers } from './idempotency.ts';
import { askedPage, echoedBookmarks, nextToken, type AskedPage } from './paged-list.ts';
import { namedAccount, type RateLimits } from './rate-limits.ts';
import { readOptions, understoodOptions } from './read-options.ts';
import { callPath } from './request-path.ts';
import type { Visit } from './visit.ts';
import { unwrapCall } from './wrapped-call.ts';

/** The answer of a call before it becomes bytes; `envelope` is null when there is no body. */
export type CallOutcome = {
  readonly status: number;
  readonly envelope: Envelope<unknown> | null;
  readonly headers: Readonly<Record<string, string>>;
};

type PipelineDeps = {
  readonly registry: CallRegistry;
  readonly bookmarks: Bookmarks;
  readonly rateLimits: RateLimits;
  readonly answers: RememberedAnswers;
  readonly describeUser: DescribeUser;
  readonly debugData: DebugData;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUrl: string | null;
};

/** A call that was found and whose request could be read. */
type ReadCall = {
  readonly call: Call;
  readonly input: CallInput;
  readonly isWrite: boolean;
  readonly isCreate: boolean;
  readonly idempotencyKey: string | null;
  readonly isSinglePage: boolean;
  readonly mayBeEmpty: boolean;
  echoOptions(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

/** Takes a request through the checks in their fixed order and runs its call. */
export class CallPipeline {
  readonly #deps: PipelineDeps;

  constructor(deps: PipelineDeps) {
    this.#deps = deps;
  }

  /** `inside`: a page asks for its own data; its request was let in and counted already. Never throws. */
  async run(visit: Visit, request: Request, url: URL, inside = false): Promise<CallOutcome> {
    const echo: CallEcho = firstEcho(url);
    try {
      return await this.#answer(visit, request, url, inside, echo);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.httpStatus >= 500) {
        const { requestId } = visit.facts;
        const cause = error instanceof Error ? error : new Error(String(error));
        this.#deps.logger.error('call_failed', { requestId, endpoint: echo.endpointName, error: cause });
      }
      return this.failed(visit, failure, echo);
    }
  }

  /** The answer that a failure gets, also for requests that are no calls. */
  async failed(visit: Visit, failure: CallFailure, echo: CallEcho): Promise<CallOutcome> {
    const frame = { echo, context: await this.#context(visit), requestId: visit.facts.requestId };
    const { retryAfter, allow } = failure.details;
    return {
      status: failure.httpStatus,
      envelope: failureEnvelope(frame, failure),
      headers: {
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
        ...(allow === undefined ? {} : { Allow: allow.join(', ') }),
      },
    };
  }

  async #answer(
    visit: Visit,
    request: Request,
    url: URL,
    inside: boolean,
    echo: CallEcho,
  ): Promise<CallOutcome> {
    const route = this.#deps.registry.find(request.method, callPath(url));
    if (route.kind === 'verbs')
      return { status: 204, envelope: null, headers: { Allow: route.allow.join(', ') } };
    const read = await this.#read(route, visit, request, url, echo);
    const { call, input } = read;
    echo.endpointName = call.endpointName;
    visit.sourceUrl = input.sourceUrl;
    checkViewer(call, visit.viewer, read.isWrite);
    if (!inside) await this.#count(call, read, visit);
    const values = readOptions(call.params, input);
    echo.options = read.echoOptions(understoodOptions(input.options, values));
    const asked = askedPage(call, values, input.options, this.#deps.bookmarks, visit.facts.now);
    if (call.namesActor === true) checkActor(visit.viewer, input.options);
    const answer = await this.#run(read, values, asked, visit);
    return this.#succeeded(visit, read, asked, answer, echo);
  }

  /** Route → body → CSRF: everything that comes before anybody is asked who they are. */
  async #read(
    route: Exclude<Route, { kind: 'verbs' }>,
    visit: Visit,
    request: Request,
    url: URL,
    echo: CallEcho,
  ): Promise<ReadCall> {
    const { registry, publicUrl } = this.#deps;
    const body = hasReadableBody(request, route) ? await bodyOf(request, route) : ({ kind: 'none' } as const);
    const query = new FormFields(url.search.slice(1));
    if (route.kind === 'direct') {
      const input = directInput(query, body);
      const withPath = { ...input, options: { ...input.options, ...route.pathOptions } };
      const { options } = input;
      echo.options = { url: url.pathname, data: echoedOptions(options) };
      const isWrite = route.verb !== 'GET';
      if (isWrite) checkCsrf(visit, publicUrl);
      refuseForeign(body);
      return {
        ...readCall(route.call, withPath, isWrite, route.verb === 'POST', visit.facts.headers),
        echoOptions: (understood) => directEcho(url.pathname, understood, route.pathOptions),
      };
    }
    const input = resourceInput(query, body);
    echo.options = echoedOptions(input.options);
    const action = route.kind === 'wrapper' ? route.action : route.call.action;
    if (action !== 'get') checkCsrf(visit, publicUrl);
    refuseForeign(body);
    if (route.kind === 'resource') {
      return {
        ...readCall(route.call, input, action !== 'get', action === 'create', visit.facts.headers),
        echoOptions: echoedOptions,
      };
    }
    const inner = unwrapCall(registry, action, input);
    visit.preferLanguage(inner.headers.get('accept-language'));
    const innerInput = { ...input, options: { ...inner.data, ...inner.route.pathOptions } };
    echo.options = { url: inner.url, data: echoedOptions(inner.data) };
    return {
      ...readCall(inner.route.call, innerInput, action !== 'get', action === 'create', inner.headers),
      isSinglePage: inner.isSinglePage,
      mayBeEmpty: false,
      echoOptions: (understood) => directEcho(inner.url, understood, inner.route.pathOptions),
    };
  }

  async #count(call: Call, read: ReadCall, visit: Visit): Promise<void> {
    const { viewer, facts } = visit;
    const bucket = call.bucket ?? (read.isWrite ? 'writes' : 'reads');
    const who = {
      userId: viewer.kind === 'user' ? viewer.user.id : null,
      remoteAddress: facts.origin.remoteAddress,
      account: namedAccount(read.input.options, call.accountOptions ?? []),
    };
    await this.#deps.rateLimits.count(bucket, who, facts.now);
  }

  async #run(
    read: ReadCall,
    values: Readonly<Record<string, unknown>>,
    asked: AskedPage,
    visit: Visit,
  ): Promise<CallAnswer> {
    const { call } = read;
    if (asked.kind === 'after_last') return { data: call.list?.empty?.() ?? [] };
    const run = async () => call.run(callContext(visit, asked.page), values);
    const { viewer } = visit;
    if (!read.isCreate || viewer.kind === 'visitor' || read.idempotencyKey === null) return run();
    const key = `${viewer.user.id} ${call.endpointName} ${read.idempotencyKey}`;
    return this.#deps.answers.once(key, visit.facts.now, run);
  }

  async #succeeded(
    visit: Visit,
    read: ReadCall,
    asked: AskedPage,
    answer: CallAnswer,
    echo: CallEcho,
  ): Promise<CallOutcome> {
    for (const effect of answer.effects ?? []) visit.apply(effect);
    const endsSession = answer.effects?.some((effect) => effect.kind === 'session_ended') ?? false;
    const headers = { ...answer.headers, ...(endsSession ? { 'Clear-Site-Data': '"cache"' } : {}) };
    if (answer.noContent === true && read.mayBeEmpty) return { status: 204, envelope: null, headers };
    const token = read.isSinglePage ? undefined : nextToken(asked, answer, this.#deps.bookmarks);
    echo.options = { ...echo.options, bookmarks: echoedBookmarks(token) };
    const frame = { echo, context: await this.#context(visit), requestId: visit.facts.requestId };
    return { status: 200, envelope: successEnvelope(frame, answer.data, token), headers };
  }

  async #context(visit: Visit): Promise<WireClientContext> {
    return clientContext(visit, this.#deps.describeUser, this.#deps.debugData.of(visit));
  }
}

function readCall(
  call: Call,
  input: CallInput,
  isWrite: boolean,
  isCreate: boolean,
  headers: Headers,
): Omit<ReadCall, 'echoOptions'> {
  const key = headers.get('idempotency-key');
  if (key !== null && key.length > 64) throw invalidParameter('Idempotency-Key', 'too_long', { limit: 64 });
  return {
    call,
    input,
    isWrite,
    isCreate,
    idempotencyKey: key,
    isSinglePage: false,
    mayBeEmpty: call.kind === 'direct',
  };
}

function directEcho(
  url: string,
  options: Readonly<Record<string, unknown>>,
  pathOptions: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const data = Object.fromEntries(
    Object.entries(options).filter(([name]) => !Object.hasOwn(pathOptions, name)),
  );
  return { url, data: echoedOptions(data) };
}

function hasReadableBody(request: Request, route: Exclude<Route, { kind: 'verbs' }>): boolean {
  const isQueryOnly = route.kind === 'direct' && route.verb === 'DELETE';
  return request.method !== 'GET' && request.method !== 'HEAD' && !isQueryOnly;
}

async function bodyOf(request: Request, route: Exclude<Route, { kind: 'verbs' }>): Promise<ReadableBody> {
  const kind = route.kind === 'wrapper' ? undefined : route.call.body;
  const limits = kind === 'images' ? IMAGE_CALL_BODY : kind === 'events' ? EVENT_BODY : CALL_BODY;
  return understandBody(await readBody(request, limits), request.headers.get('content-type'));
}

/** @throws {CallFailure} 415/25 */
function refuseForeign(body: ReadableBody): void {
  if (body.kind === 'foreign') throw new CallFailure('unsupported_media_type');
}
