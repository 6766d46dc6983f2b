import { CallFailure } from './call-failure.ts';
import { unsupportedMethod } from './developer-texts.ts';
import type { DirectVerb, ResourceAction } from '../../../../../wire/calls/declare.ts';
import type { AnyDirectCall, AnyResourceCall, Call } from './define-call.ts';
import { pathParts } from '../request/request-path.ts';

const ACTION_OF_VERB: Readonly<Record<string, ResourceAction>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};
const VERBS_OF_ACTION: Readonly<Record<ResourceAction, readonly string[]>> = {
  get: ['GET', 'HEAD', 'POST'],
  create: ['POST'],
  update: ['POST', 'PUT', 'PATCH'],
  delete: ['POST', 'DELETE'],
};
const BARE_VERBS_OF_ACTION: Readonly<Record<ResourceAction, readonly string[]>> = {
  get: ['GET', 'HEAD'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  delete: ['DELETE'],
};

/** The resource that wraps direct calls; the pipeline handles it. */
export const WRAPPER = 'ApiResource';

export type ResourceRoute =
  | { readonly kind: 'resource'; readonly name: string; readonly call: AnyResourceCall }
  | { readonly kind: 'wrapper'; readonly action: ResourceAction };
export type DirectRoute = {
  readonly kind: 'direct';
  readonly call: AnyDirectCall;
  readonly verb: DirectVerb;
  /** Decoded parts of the path, by parameter name. */
  readonly pathOptions: Readonly<Record<string, string>>;
};
export type Route =
  ResourceRoute | DirectRoute | { readonly kind: 'verbs'; readonly allow: readonly string[] };

type Pattern = { readonly parts: readonly string[]; readonly call: AnyDirectCall };

/** Routes requests to calls by address and verb. */
export class CallRegistry {
  readonly #resources = new Map<string, Map<ResourceAction, AnyResourceCall>>();
  readonly #patterns = new Map<number, Pattern[]>();

  /** @throws {Error} when two calls have the same address */
  constructor(calls: readonly Call[]) {
    this.#resources.set(WRAPPER, new Map());
    for (const call of calls) {
      if (call.kind === 'resource') this.#addResource(call);
      else this.#addDirect(call);
    }
  }

  /** @throws {CallFailure} 404/11, 405/20 */
  find(verb: string, path: string): Route {
    const parts = pathParts(path);
    if (parts === undefined) throw new CallFailure('unknown_call');
    return parts[0] === 'resource' ? this.#findResource(verb, parts) : this.findDirect(verb, parts);
  }

  /** @throws {CallFailure} 404/11, 405/20 */
  findDirect(verb: string, parts: readonly string[]): Route {
    const fitting = (this.#patterns.get(parts.length) ?? []).filter((pattern) => fits(pattern, parts));
    if (fitting.length === 0) throw new CallFailure('unknown_call');
    const effectiveVerb = verb === 'HEAD' ? 'GET' : verb;
    for (const { call, parts: names } of fitting) {
      const match = call.verbs.find((each) => each === effectiveVerb);
      if (match !== undefined)
        return { kind: 'direct', call, verb: match, pathOptions: captured(names, parts) };
    }
    const allow = allowed(fitting.flatMap(({ call }) => call.verbs.flatMap(withHead)));
    if (verb === 'OPTIONS') return { kind: 'verbs', allow };
    throw unsupported(verb, allow);
  }

  #findResource(verb: string, parts: readonly string[]): Route {
    const [, name = '', actionName, ...rest] = parts;
    const actions = this.#resources.get(name);
    if (actions === undefined || rest.length > 0) throw new CallFailure('unknown_call');
    const isKnown = (action: ResourceAction) => name === WRAPPER || actions.has(action);
    const available = (Object.keys(VERBS_OF_ACTION) as ResourceAction[]).filter(isKnown);
    const verbsOf = actionName === undefined ? BARE_VERBS_OF_ACTION : VERBS_OF_ACTION;
    const all = allowed(available.flatMap((action) => verbsOf[action]));
    if (actionName === undefined && verb === 'OPTIONS') return { kind: 'verbs', allow: all };
    const action = actionName ?? ACTION_OF_VERB[verb === 'HEAD' ? 'GET' : verb];
    if (action === undefined) throw unsupported(verb, all);
    const exact = available.find((each) => each === action);
    if (exact === undefined) throw unsupported(action, all);
    const allow = allowed(verbsOf[exact]);
    if (verb === 'OPTIONS') return { kind: 'verbs', allow };
    if (!allow.includes(verb)) throw unsupported(verb, allow);
    const call = actions.get(exact);
    return call === undefined ? { kind: 'wrapper', action: exact } : { kind: 'resource', name, call };
  }

  #addResource(call: AnyResourceCall): void {
    for (const name of typeof call.name === 'string' ? [call.name] : call.name) {
      const actions = this.#resources.get(name) ?? new Map<ResourceAction, AnyResourceCall>();
      if (actions.has(call.action)) throw new Error(`${name}/${call.action} is there twice`);
      this.#resources.set(name, actions.set(call.action, call));
    }
  }

  #addDirect(call: AnyDirectCall): void {
    for (const path of typeof call.path === 'string' ? [call.path] : call.path) {
      const parts = path.replace(/^\/|\/$/g, '').split('/');
      const patterns = this.#patterns.get(parts.length) ?? [];
      const rival = patterns.find(
        (pattern) =>
          pattern.parts.join('/') === parts.join('/') &&
          pattern.call.verbs.some((verb) => call.verbs.includes(verb)),
      );
      if (rival !== undefined) throw new Error(`${path} is there twice`);
      this.#patterns.set(parts.length, [...patterns, { parts, call }]);
    }
  }
}

function fits(pattern: Pattern, parts: readonly string[]): boolean {
  return pattern.parts.every((part, index) => part.startsWith('{') || part === parts[index]);
}

function captured(names: readonly string[], parts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith('{') ? [[name.slice(1, -1), parts[index] ?? '']] : [])),
  );
}

function withHead(verb: string): readonly string[] {
  return verb === 'GET' ? ['GET', 'HEAD'] : [verb];
}

function allowed(verbs: readonly string[]): readonly string[] {
  return [...new Set([...verbs, 'OPTIONS'])];
}

function unsupported(action: string, allow: readonly string[]): CallFailure {
  const shown = action.replace(/[^\w-]/g, '').slice(0, 40);
  return new CallFailure('unsupported_method', { technical: unsupportedMethod(shown), allow });
}
