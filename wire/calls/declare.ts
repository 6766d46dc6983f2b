import type { ErrorReason } from '../errors.ts';
import type { ParamSet } from '../params/param.ts';
import type { RateBucket } from './rate-buckets.ts';

export type ResourceAction = 'get' | 'create' | 'update' | 'delete';
export type DirectVerb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `A` anyone, `L` a limited or full session, `S` a full session, `O` an operator (for others the
 * call does not exist). Rights on single objects are the handler's business.
 */
export type Who = 'A' | 'L' | 'S' | 'O';

/** What a write makes stale wherever it was read before: lists of pins, boards with their pins, people, numbers, one's own account. */
export type Changed = 'pins' | 'boards' | 'people' | 'counts' | 'account';

/** The payload of a call; `says` names it in the documentation. The type is the compiler's alone. */
export type Payload<D> = { readonly says: string; readonly type?: D };

/** `payload<WirePin>('pin')` */
export function payload<D>(says: string): Payload<D> {
  return { says };
}

/** The payload of a write that has nothing to tell. */
export const OK_PAYLOAD = payload<{ readonly ok: true }>('{ "ok": true }');

export type ListRules = {
  /** Items per page when the client does not say; 25. */
  readonly pageSize?: number;
  /** Tokens of calls with the same family and the same parameter values are interchangeable. Defaults to the call. */
  readonly family?: string;
  /** Parameters whose change does not make it another list. `page_size` never does. */
  readonly ignoring?: readonly string[];
  /** Milliseconds from the first page until its tokens are refused. */
  readonly lifetime?: number;
  /** The data of an empty page; `[]` when left out. */
  readonly empty?: () => unknown;
};

type CommonDeclaration<P extends ParamSet, W extends Who, D> = {
  /** snake_case name in answers and logs, for example `board_feed_get`. */
  readonly endpointName: string;
  /** What it does, in one sentence, for the documentation. */
  readonly says: string;
  readonly who: W;
  /** Defaults to `reads` for get and GET, else `writes`. A function where it depends on what is asked for. */
  readonly bucket?: RateBucket | ((options: Readonly<Record<string, unknown>>) => RateBucket);
  /** Option names that name the account whose logins or mails are counted, for buckets that count by account. */
  readonly accountOptions?: readonly string[];
  /**
   * The parameters by wire name; unknown options never reach the handler. In a write, `user_id` and `username` name the
   * actor unless they are parameters: anybody else than the caller is 403/7.
   */
  readonly params: P;
  readonly answer: Payload<D>;
  /** The failures that the handler itself answers with; those of the checks before it are every call's. */
  readonly errors?: readonly ErrorReason[];
  /** Writes only: what is stale after it. */
  readonly changes?: readonly Changed[];
  /** The answer is paged. */
  readonly list?: ListRules;
  /** This server asks others on the web for its answer: refused where a page of another site has started it. */
  readonly asksOthers?: boolean;
  /** `images`: up to 28 MiB for pictures in the body; `events`: 256 KiB. Otherwise 1 MiB. */
  readonly body?: 'images' | 'events';
  /** May run for these accounts although they are restricted (logout, export, cancelling a deletion). */
  readonly allowsRestricted?: boolean;
};

/** `/resource/{name}/{action}/`. A create takes an `Idempotency-Key`; updates and deletes may be repeated as they are. */
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

/** `/v3/…` or `/vx/…`. A POST takes an `Idempotency-Key`; other verbs may be repeated as they are. */
export type DirectDeclaration<
  V extends DirectVerb = DirectVerb,
  N extends string | readonly string[] = string | readonly string[],
  P extends ParamSet = ParamSet,
  W extends Who = Who,
  D = unknown,
> = CommonDeclaration<P, W, D> & {
  readonly kind: 'direct';
  readonly verbs: readonly V[];
  /** `/v3/boards/{board_id}/follow/`; the parts in braces are parameters of that name. */
  readonly path: N;
};

export type Declaration = ResourceDeclaration | DirectDeclaration;

/** Several calls by the names under which their answers are given. */
export type Declarations = Readonly<Record<string, Declaration>>;

/** What the type of a single declaration keeps of these two, so that clients know it. */
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

/** Declares a direct call; parts of the path in braces are read by the parameter of that name. */
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
