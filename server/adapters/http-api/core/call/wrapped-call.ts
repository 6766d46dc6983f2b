import { CallFailure, invalidParameter } from './call-failure.ts';
import { isObject, objectFrom, type CallInput, type RawOptions } from '../request/call-input.ts';
import type { CallRegistry, DirectRoute } from './call-registry.ts';
import type { ResourceAction } from '../../../../../wire/calls/declare.ts';
import { FormFields } from '../request/form-fields.ts';
import { pathParts } from '../request/request-path.ts';

const VERB_OF_ACTION: Readonly<Record<ResourceAction, string>> = {
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
};
const PASSED_HEADERS: ReadonlySet<string> = new Set([
  'accept-language',
  'x-requested-with',
  'idempotency-key',
]);

export type WrappedCall = {
  readonly route: DirectRoute;
  /** The path as it was sent, without its query. */
  readonly url: string;
  readonly data: RawOptions;
  readonly headers: Headers;
  /** The response is a single page. */
  readonly isSinglePage: boolean;
};

/**
 * Parses the options of a wrapped direct call. They can refer to calls of this process only.
 *
 * @throws {CallFailure} 400/1, 400/6, and 404/11, 405/20 of the inner call
 */
export function unwrapCall(registry: CallRegistry, action: ResourceAction, input: CallInput): WrappedCall {
  const { options } = input;
  const headers = passedHeaders(options['headers']);
  const { path, query, parts } = innerAddress(options['url']);
  const verb = innerVerb(action, options['method']);
  const data = { ...query.all(), ...innerData(options['data']) };
  const route = registry.findDirect(verb, parts);
  if (route.kind !== 'direct') throw refused('not a call');
  const ignore = options['ignore_bookmark'];
  return {
    route,
    url: path,
    data: withBookmarks(data, options),
    headers,
    isSinglePage: ignore === true || ignore === 'true' || ignore === 1,
  };
}

/** The echo of a wrapped call before it is parsed: only its path, because other options may be secrets. */
export function wrapperEcho({ url }: RawOptions): Record<string, unknown> {
  return typeof url === 'string' ? { url: url.split('?', 1)[0] } : {};
}

function innerVerb(action: ResourceAction, method: unknown): string {
  const verb = VERB_OF_ACTION[action];
  if (method === undefined || method === null || method === '') return verb;
  const requestedVerb = typeof method === 'string' ? method.toUpperCase() : undefined;
  if (requestedVerb === verb || (requestedVerb === 'PATCH' && action === 'update')) return requestedVerb;
  throw invalidParameter('method', typeof method === 'string' ? 'not_allowed' : 'wrong_type');
}

function innerAddress(url: unknown): { path: string; query: FormFields; parts: readonly string[] } {
  if (url === undefined || url === null || url === '') throw invalidParameter('url', 'missing');
  if (typeof url !== 'string') throw invalidParameter('url', 'wrong_type');
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  const query = question < 0 ? '' : url.slice(question + 1);
  const decoded = decodedPath(path);
  if (isSuspicious(path) || isSuspicious(decoded) || hasControl(query) || query.includes('#')) {
    throw refused('not a plain path');
  }
  const resolved = resolvedPath(path);
  const parts = pathParts(resolved);
  const isCall = [resolved, resolvedPath(decoded)].every((each) =>
    /^\/(v3|vx)\/(?!pidgets(\/|$))/.test(each),
  );
  if (parts === undefined || !isCall) throw refused('neither /v3/ nor /vx/');
  return { path, query: new FormFields(query), parts };
}

/** Must begin with exactly one slash and contain no characters that another program could interpret differently. */
function isSuspicious(path: string): boolean {
  return !path.startsWith('/') || path.includes('//') || /[\\#]/.test(path) || hasControl(path);
}

function hasControl(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f');
}

/** Without dot segments. */
function resolvedPath(path: string): string {
  return new URL(path, 'http://inner').pathname;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refused('encoding');
  }
}

function innerData(data: unknown): RawOptions {
  if (data === undefined || data === null || data === '') return {};
  const value = typeof data === 'string' ? objectFrom(data) : data;
  if (!isObject(value)) throw invalidParameter('data', 'wrong_type');
  return value;
}

function withBookmarks(data: RawOptions, options: RawOptions): RawOptions {
  const isPaged = Object.hasOwn(data, 'bookmarks') || Object.hasOwn(data, 'bookmark');
  return isPaged || options['bookmarks'] === undefined ? data : { ...data, bookmarks: options['bookmarks'] };
}

function passedHeaders(raw: unknown): Headers {
  const passed = new Headers();
  if (raw === undefined || raw === null || raw === '') return passed;
  const headers = typeof raw === 'string' ? objectFrom(raw) : raw;
  if (!isObject(headers)) throw invalidParameter('headers', 'wrong_type');
  for (const [name, value] of Object.entries(headers)) {
    if (!PASSED_HEADERS.has(name.toLowerCase())) throw refused('header');
    if (typeof value !== 'string' || !/^[\x20-\x7e]{0,1000}$/.test(value)) throw refused('header value');
    passed.set(name, value);
  }
  return passed;
}

function refused(detail: string): CallFailure {
  return new CallFailure('wrapper_refused', { target: 'url', detail });
}
