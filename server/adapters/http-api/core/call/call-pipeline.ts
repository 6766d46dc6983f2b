import type { WireClientContext } from '../../../../../wire/client-context.ts';
import type { Envelope } from '../../../../../wire/envelope.ts';
import type {
  IdentifiedAccount,
  IdentifyAccount,
} from '../../../../application/accounts/sessions/identify-account.ts';
import type { CreationKey } from '../../../../application/ports/pins/pin-creations.ts';
import type { Clock, Logger, Timer } from '../../../../application/ports/surroundings.ts';
import type { Bookmarks } from '../answer/bookmarks.ts';
import type { AnswersOfProcesses } from './answers-of-processes.ts';
import { checkActor, checkProfile, checkReach, checkViewer } from './call-checks.ts';
import { callContext } from './call-context.ts';
import { invalidParameter, type CallFailure } from './call-failure.ts';
import type { CallRegistry } from './call-registry.ts';
import { clientContext, type DescribeUser } from '../answer/client-context.ts';
import type { DebugData } from '../answer/debug-data.ts';
import type { Call, CallAnswer } from './define-call.ts';
import { failureEnvelope, firstEcho, successEnvelope, type CallEcho } from '../answer/envelope.ts';
import { failureOf, isServerFault } from '../answer/failure-of.ts';
import { fingerprint } from './fingerprint.ts';
import type { IdempotencyStore } from './idempotency.ts';
import { requestedPage, bookmarksEcho, nextToken, type RequestedPage } from '../answer/paged-list.ts';
import { addressGroup } from '../request/ip-address.ts';
import { namedAccount, type RateLimits } from './rate-limits.ts';
import { readCall, type ReadCall } from './read-call.ts';
import { readOptions, parsedOptions } from './read-options.ts';
import { callPath } from '../request/request-path.ts';
import type { Visit } from '../visit/visit.ts';

/** The largest number of characters of an Idempotency-Key. */
const MAX_KEY = 64;

/** The outcome of a call before serialization; `envelope` is null when there is no body. */
export type CallOutcome = {
  readonly status: number;
  readonly envelope: Envelope<unknown> | null;
  readonly headers: Readonly<Record<string, string>>;
};

/** How a call came in. */
type CallWay = {
  readonly inside: boolean;
  /** Replaces the check of the CSRF token. */
  readonly checkSender?: (visit: Visit) => void;
};

type PipelineDeps = {
  readonly registry: CallRegistry;
  readonly bookmarks: Bookmarks;
  readonly rateLimits: RateLimits;
  readonly answers: IdempotencyStore;
  /** Null when this process is the only one of its store. */
  readonly answersOfProcesses: AnswersOfProcesses | null;
  readonly describeUser: DescribeUser;
  readonly debugData: DebugData;
  readonly identifyAccount: Pick<IdentifyAccount, 'run'>;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUrl: string | null;
};

/** Takes a request through the checks in their fixed order and runs its call. */
export class CallPipeline {
  readonly #deps: PipelineDeps;

  constructor(deps: PipelineDeps) {
    this.#deps = deps;
  }

  /**
   * `inside`: a call of a page that this server renders; the page's request was already checked and counted. Never
   * throws.
   */
  run(visit: Visit, request: Request, url: URL, inside = false): Promise<CallOutcome> {
    return this.#run(visit, request, url, { inside });
  }

  /** Runs a call for a form without script, whose sender was checked. Never throws. */
  runForm(visit: Visit, request: Request, url: URL): Promise<CallOutcome> {
    return this.#run(visit, request, url, { inside: false, checkSender: () => undefined });
  }

  async #run(visit: Visit, request: Request, url: URL, way: CallWay): Promise<CallOutcome> {
    const echo: CallEcho = firstEcho(url);
    try {
      return await this.#answer(visit, request, url, way, echo);
    } catch (error) {
      const failure = failureOf(error);
      if (isServerFault(error)) {
        const { requestId } = visit.facts;
        const cause = error instanceof Error ? error : new Error(String(error));
        this.#deps.logger.error('call_failed', { requestId, endpoint: echo.endpointName, error: cause });
      }
      return this.failed(visit, failure, echo);
    }
  }

  /** The response to a failure, also for requests that are not calls. */
  async failed(visit: Visit, failure: CallFailure, echo: CallEcho): Promise<CallOutcome> {
    const frame = { echo, context: await this.#context(visit), requestId: visit.facts.requestId };
    const { retryAfter, details } = failure;
    const { allow } = details;
    return {
      status: failure.httpStatus,
      envelope: failureEnvelope(frame, failure, visit.readerLanguage),
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
    { inside, checkSender }: CallWay,
    echo: CallEcho,
  ): Promise<CallOutcome> {
    const route = this.#deps.registry.find(request.method, callPath(url));
    if (route.kind === 'verbs')
      return { status: 204, envelope: null, headers: { Allow: route.allow.join(', ') } };
    const read = await readCall(this.#deps, route, visit, request, url, echo, checkSender);
    const { call, input } = read;
    echo.endpointName = call.endpointName;
    visit.sourceUrl = input.sourceUrl;
    checkViewer(call, visit.viewer, read.isWrite);
    checkReach(call, visit, this.#deps.publicUrl);
    if (!inside) await this.#count(call, read, visit);
    const values = readOptions(call.params, input);
    echo.options = read.echoOptions(parsedOptions(input.options, values));
    const pageRequest = requestedPage(call, values, input.options, this.#deps.bookmarks, visit.facts.now);
    if (read.isWrite) checkActor(call, visit.viewer, input.options);
    const answer = await this.#runRead(read, values, pageRequest, visit);
    return this.#succeeded(visit, read, pageRequest, answer, echo);
  }

  async #count(call: Call, read: ReadCall, visit: Visit): Promise<void> {
    const { viewer, facts } = visit;
    const usual = read.isWrite ? 'writes' : 'reads';
    const bucket = typeof call.bucket === 'function' ? call.bucket(read.input.options) : call.bucket;
    const who = {
      userId: viewer.kind === 'user' ? viewer.user.id : null,
      remoteAddress: facts.origin.remoteAddress,
      account: await this.#account(call, read, visit),
    };
    const delay = await this.#deps.rateLimits.count(bucket ?? usual, who, facts.now);
    if (delay > 0) await this.#deps.timer.after(delay).rung;
  }

  async #account(call: Call, read: ReadCall, visit: Visit): Promise<IdentifiedAccount | null> {
    const name = namedAccount(read.input.options, call.accountOptions ?? []);
    if (name === null) return null;
    const { viewer, facts } = visit;
    const network = addressGroup(facts.origin.remoteAddress);
    const viewerId = viewer.kind === 'user' ? viewer.user.id : null;
    return this.#deps.identifyAccount.run({ name, network, viewerId, browserId: visit.browserId });
  }

  async #runRead(
    read: ReadCall,
    values: Readonly<Record<string, unknown>>,
    pageRequest: RequestedPage,
    visit: Visit,
  ): Promise<CallAnswer> {
    const { call } = read;
    if (pageRequest.kind === 'after_last') return { data: call.list?.empty?.() ?? [] };
    const { viewer } = visit;
    const creation = viewer.kind === 'user' ? creationKey(read, values, visit) : null;
    const run = async () => {
      checkProfile(values, viewer);
      return call.run(callContext(visit, pageRequest.page, creation), values);
    };
    if (viewer.kind === 'visitor' || creation === null) return run();
    const { answers, answersOfProcesses } = this.#deps;
    const create = { userId: viewer.user.id, ...creation };
    const work = answersOfProcesses === null ? run : () => answersOfProcesses.once(create, run);
    const key = `${create.userId} ${creation.key}`;
    return answers.once({ key, body: creation.body }, visit.facts.now, work);
  }

  async #succeeded(
    visit: Visit,
    read: ReadCall,
    pageRequest: RequestedPage,
    answer: CallAnswer,
    echo: CallEcho,
  ): Promise<CallOutcome> {
    for (const effect of answer.effects ?? []) visit.apply(effect);
    const endsSession = answer.effects?.some((effect) => effect.kind === 'session_ended') ?? false;
    const headers = { ...answer.headers, ...(endsSession ? { 'Clear-Site-Data': '"cache"' } : {}) };
    if (answer.noContent === true && read.mayBeEmpty) return { status: 204, envelope: null, headers };
    const token = read.isSinglePage ? undefined : nextToken(pageRequest, answer, this.#deps.bookmarks);
    echo.options = { ...echo.options, bookmarks: bookmarksEcho(token) };
    const frame = { echo, context: await this.#context(visit), requestId: visit.facts.requestId };
    return { status: 200, envelope: successEnvelope(frame, answer, token), headers };
  }

  async #context(visit: Visit): Promise<WireClientContext> {
    return clientContext(visit, this.#deps.describeUser, this.#deps.debugData.of(visit));
  }
}

/** @throws {CallFailure} 400/1 when the key is too long */
function creationKey(
  { call, isCreate, idempotencyKey }: ReadCall,
  values: Readonly<Record<string, unknown>>,
  { facts }: Visit,
): CreationKey | null {
  if (!isCreate || idempotencyKey === null) return null;
  if (idempotencyKey.length > MAX_KEY) {
    throw invalidParameter('Idempotency-Key', 'too_long', { limit: MAX_KEY });
  }
  return { key: `${call.endpointName} ${idempotencyKey}`, body: fingerprint(values, facts.secrets) };
}
