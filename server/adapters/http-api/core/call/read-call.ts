import { CALL_BODY, EVENT_BODY, IMAGE_CALL_BODY, readBody } from '../request/body-reader.ts';
import { checkCsrf } from './call-checks.ts';
import { CallFailure } from './call-failure.ts';
import {
  directInput,
  resourceInput,
  understandBody,
  type CallInput,
  type ReadableBody,
} from '../request/call-input.ts';
import type { CallRegistry, Route } from './call-registry.ts';
import type { Call } from './define-call.ts';
import { optionsEcho } from '../answer/echoed-options.ts';
import type { CallEcho } from '../answer/envelope.ts';
import { FormFields } from '../request/form-fields.ts';
import type { Visit } from '../visit/visit.ts';
import { unwrapCall, wrapperEcho } from './wrapped-call.ts';

/** A call whose route and request are valid. */
export type ReadCall = {
  readonly call: Call;
  readonly input: CallInput;
  readonly isWrite: boolean;
  readonly isCreate: boolean;
  readonly idempotencyKey: string | null;
  readonly isSinglePage: boolean;
  readonly mayBeEmpty: boolean;
  echoOptions(options: Readonly<Record<string, unknown>>): Record<string, unknown>;
};

type CallRoute = Exclude<Route, { kind: 'verbs' }>;

/**
 * Reads the body, then checks the sender of a write, usually by the CSRF token: every step before authentication. Fills
 * `echo` step by step, for the response of a failure.
 *
 * @throws {CallFailure} 400/4, 413/23, 408/21, 403/3, 415/25; of a wrapped call 400/1, 400/6, 404/11, 405/20
 */
export async function readCall(
  site: { readonly registry: CallRegistry; readonly publicUrl: string | null },
  route: CallRoute,
  visit: Visit,
  request: Request,
  url: URL,
  echo: CallEcho,
  checkSender: (visit: Visit, publicUrl: string | null) => void = checkCsrf,
): Promise<ReadCall> {
  const { registry, publicUrl } = site;
  const body = hasReadableBody(request, route) ? await bodyOf(request, route) : ({ kind: 'none' } as const);
  const query = new FormFields(url.search.slice(1));
  if (route.kind === 'direct') {
    const input = directInput(query, body);
    const withPath = { ...input, options: { ...input.options, ...route.pathOptions } };
    const { options } = input;
    echo.options = { url: url.pathname, data: optionsEcho(options) };
    const isWrite = route.verb !== 'GET';
    if (isWrite) checkSender(visit, publicUrl);
    refuseForeign(body);
    return {
      ...commonParts(route.call, withPath, isWrite, route.verb === 'POST', visit.facts.headers),
      echoOptions: (understood) => directEcho(url.pathname, understood, route.pathOptions),
    };
  }
  const input = resourceInput(query, body);
  echo.options = route.kind === 'wrapper' ? wrapperEcho(input.options) : optionsEcho(input.options);
  const action = route.kind === 'wrapper' ? route.action : route.call.action;
  if (action !== 'get') checkSender(visit, publicUrl);
  refuseForeign(body);
  if (route.kind === 'resource') {
    return {
      ...commonParts(route.call, input, action !== 'get', action === 'create', visit.facts.headers),
      echoOptions: optionsEcho,
    };
  }
  const inner = unwrapCall(registry, action, input);
  visit.preferLanguage(inner.headers.get('accept-language'));
  const innerInput = { ...input, options: { ...inner.data, ...inner.route.pathOptions } };
  echo.options = { url: inner.url, data: optionsEcho(inner.data) };
  return {
    ...commonParts(inner.route.call, innerInput, action !== 'get', action === 'create', inner.headers),
    isSinglePage: inner.isSinglePage,
    mayBeEmpty: false,
    echoOptions: (understood) => directEcho(inner.url, understood, inner.route.pathOptions),
  };
}

function commonParts(
  call: Call,
  input: CallInput,
  isWrite: boolean,
  isCreate: boolean,
  headers: Headers,
): Omit<ReadCall, 'echoOptions'> {
  return {
    call,
    input,
    isWrite,
    isCreate,
    idempotencyKey: headers.get('idempotency-key'),
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
  return { url, data: optionsEcho(data) };
}

function hasReadableBody(request: Request, route: CallRoute): boolean {
  const isQueryOnly = route.kind === 'direct' && route.verb === 'DELETE';
  return request.method !== 'GET' && request.method !== 'HEAD' && !isQueryOnly;
}

async function bodyOf(request: Request, route: CallRoute): Promise<ReadableBody> {
  const kind = route.kind === 'wrapper' ? undefined : route.call.body;
  const limits = kind === 'images' ? IMAGE_CALL_BODY : kind === 'events' ? EVENT_BODY : CALL_BODY;
  return understandBody(await readBody(request, limits), request.headers.get('content-type'));
}

/** @throws {CallFailure} 415/25 */
function refuseForeign(body: ReadableBody): void {
  if (body.kind === 'foreign') throw new CallFailure('unsupported_media_type');
}
