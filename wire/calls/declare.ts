import type { ErrorReason } from '../errors.ts';
import type { ParamSet } from '../params/param.ts';
import type { RateBucket } from './rate-buckets.ts';

export type ResourceAction = 'get' | 'create' | 'update' | 'delete';
export type DirectVerb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `A` anyone, `L` a limited or full session, `S` a full session, `O` an operator (for others the call
 * does not exist). The handler checks rights on single objects.
 */
export type Who = 'A' | 'L' | 'S' | 'O';

/**
 * The data that a write makes stale in caches: lists of pins, boards with their pins, people, counts, the own account.
 */
export type Changed = 'pins' | 'boards' | 'people' | 'counts' | 'account';

/** The payload of a call; `says` names it in the documentation. The type exists at compile time only. */
export type Payload<D> = { readonly says: string; readonly type?: D };

/** `payload<WirePin>('pin')` */
export function payload<D>(says: string): Payload<D> {
  return { says };
}

/** The payload of a write that returns no data. */
export const OK_PAYLOAD = payload<{ readonly ok: true }>('{ "ok": true }');

export type ListRules = {
  /** Items per page by default; 25. */
  readonly pageSize?: number;
  /** Tokens of calls with the same family and the same parameter values are interchangeable. Defaults to the call. */
  readonly family?: string;
  /** Parameters that do not identify the list. `page_size` never does. */
  readonly ignoring?: readonly string[];
  /** Milliseconds after the first page until its tokens expire. */
  readonly lifetime?: number;
  /** The data of an empty page; `[]` by default. */
  readonly empty?: () => unknown;
};

type CommonDeclaration<P extends ParamSet, W extends Who, D> = {
  /** snake_case name in responses and logs, for example `board_feed_get`. */
  readonly endpointName: string;
  /** A sentence about the call, for the documentation. */
  readonly says: string;
  readonly who: W;
  /** Defaults to `reads` for get and GET, else `writes`. A function where it depends on the options. */
  readonly bucket?: RateBucket | ((options: Readonly<Record<string, unknown>>) => RateBucket);
  /** Options with the account whose logins or mails are counted, for buckets per account. */
  readonly accountOptions?: readonly string[];
  /**
   * The parameters by wire name; unknown options never reach the handler. In a write, `user_id` and `username` are the
   * actor unless they are parameters: another actor than the caller is 403/7.
   */
  readonly params: P;
  readonly answer: Payload<D>;
  /** The failures of the handler itself; every call also has those of the checks before it. */
  readonly errors?: readonly ErrorReason[];
  /** Writes only: the data that is stale afterwards. */
  readonly changes?: readonly Changed[];
  /** The response is paged. */
  readonly list?: ListRules;
  /** This server fetches from other sites for the response: a request from a page of another site is refused. */
  readonly asksOthers?: boolean;
  /** `images`: up to 28 MiB for pictures in the body; `events`: 256 KiB. Otherwise 1 MiB. */
  readonly body?: 'images' | 'events';
  /** Allowed for restricted accounts (logout, export, cancelling a deletion). */
  readonly allowsRestricted?: boolean;
};

/** `/resource/{name}/{action}/`. A create takes an `Idempotency-Key`; updates and deletes are idempotent. */
export type ResourceDeclaration<
  N extends string | readonly string[] = string | readonly string[],
  A extends ResourceAction = ResourceAction,
  P extends ParamSet = ParamSet,
  W extends Who = Who,
  D = unknown,
> = CommonDeclaration<P, W, D> & {
  readonly kind: 'resource';
  /** For example `BoardFeedResource`; several names are aliases of one call. */
  readonly name: N;
  readonly action: A;
};

/** `/v3/…` or `/vx/…`. A POST takes an `Idempotency-Key`; other verbs are idempotent. */
export type DirectDeclaration<
  V extends DirectVerb = DirectVerb,
  N extends string | readonly string[] = string | readonly string[],
  P extends ParamSet = ParamSet,
  W extends Who = Who,
  D = unknown,
> = CommonDeclaration<P, W, D> & {
  readonly kind: 'direct';
  readonly verbs: readonly V[];
  /** `/v3/boards/{board_id}/follow/`; segments in braces are parameters of that name. */
  readonly path: N;
};

export type Declaration = ResourceDeclaration | DirectDeclaration;

/** Several calls; their handlers have the same property names. */
export type Declarations = Readonly<Record<string, Declaration>>;

/** The literal types of a declaration, which the client's types are derived from. */
type Narrowed<C, L> = { readonly changes?: C; readonly list?: L };

/** Declares a resource call. */
export function resource<
  const N extends string | readonly string[],
  const A extends ResourceAction,
  P extends ParamSet,
  W extends Who,
  D,
  const C extends readonly Changed[] = readonly [],
  L extends ListRules | undefined = undefined,
>(
  call: Omit<ResourceDeclaration<N, A, P, W, D>, 'kind' | 'changes' | 'list'> & Narrowed<C, L>,
): ResourceDeclaration<N, A, P, W, D> & Narrowed<C, L> {
  return { ...call, kind: 'resource' };
}

/** Declares a direct call; the parameter of the same name parses a segment in braces. */
export function direct<
  const V extends DirectVerb,
  const N extends string | readonly string[],
  P extends ParamSet,
  W extends Who,
  D,
  const C extends readonly Changed[] = readonly [],
  L extends ListRules | undefined = undefined,
>(
  call: Omit<DirectDeclaration<V, N, P, W, D>, 'kind' | 'changes' | 'list'> & Narrowed<C, L>,
): DirectDeclaration<V, N, P, W, D> & Narrowed<C, L> {
  return { ...call, kind: 'direct' };
}
