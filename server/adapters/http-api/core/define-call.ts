import type { ConsentRecord, SessionRecord, UserRecord } from '../../../application/ports/records.ts';
import type { CallContext } from './call-context.ts';
import type { RawOptions } from './call-input.ts';
import type { OptionsOf, ParamSet } from '../../../../wire/params/param.ts';
import type { RateBucket } from '../../../../wire/calls/rate-buckets.ts';
import type { SignedInViewer, Viewer } from './viewer.ts';

export type ResourceAction = 'get' | 'create' | 'update' | 'delete';
export type DirectVerb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: `A` anyone, `L` a limited or full session, `S` a full session, `O` an operator (for others the
 * call does not exist). Rights on single objects are the handler's business.
 */
export type Who = 'A' | 'L' | 'S' | 'O';

type ViewerFor<W extends Who> = W extends 'A' ? Viewer : SignedInViewer;

export type CallAnswer = {
  /** The payload; a write with nothing to tell answers `OK`. */
  readonly data: unknown;
  /** Further members of the answer, beside `data`. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Lists only: where the next page starts, at most 300 bytes of any text; absent or null on the last page. */
  readonly next?: string | null;
  /** A create: the id of what it made, told to who repeats it with the same key and another body. */
  readonly made?: string;
  /** What happens to the browser's session and cookies besides. */
  readonly effects?: readonly CallEffect[];
  /** Further headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A direct call answers 204 without body instead of `data` (through the wrapper `data` still comes). */
  readonly noContent?: boolean;
};

/** The data of a write that has nothing to tell. */
export const OK = { ok: true } as const;

export type CallEffect =
  /** A login, or a new id for the same session: sets the cookies of the new session and a new security token. */
  | {
      readonly kind: 'session_started';
      /** The secret of the cookie; the session record holds its hash. */
      readonly token: string;
      readonly session: SessionRecord;
      readonly user: UserRecord;
    }
  | { readonly kind: 'session_ended' }
  /** The account changed: the answer's `client_context` shows the new state. */
  | { readonly kind: 'user_changed'; readonly user: UserRecord }
  /** Keeps a visitor's decision about cookies in this browser; the pseudonym comes and goes with it. */
  | { readonly kind: 'visitor_consent'; readonly consent: ConsentRecord }
  | { readonly kind: 'theme'; readonly theme: 'dark' | 'light' | 'system' };

type CommonCall<P extends ParamSet, W extends Who> = {
  /** snake_case name in answers and logs, for example `board_feed_get`. */
  readonly endpointName: string;
  readonly who: W;
  /** Defaults to `reads` for get and GET, else `writes`. A function where it depends on what is asked for. */
  readonly bucket?: RateBucket | ((options: RawOptions) => RateBucket);
  /** Option names that name the account whose logins or mails are counted, for buckets that count by account. */
  readonly accountOptions?: readonly string[];
  /**
   * The parameters by wire name; unknown options never reach the handler. In a write, `user_id` and `username` name the
   * actor unless they are parameters: anybody else than the caller is 403/7.
   */
  readonly params: P;
  /** The answer is paged. */
  readonly list?: ListRules;
  /** This server asks others on the web for its answer: refused where a page of another site has started it. */
  readonly asksOthers?: boolean;
  /** `images`: up to 28 MiB for pictures in the body; `events`: 256 KiB. Otherwise 1 MiB. */
  readonly body?: 'images' | 'events';
  /** May run for these accounts although they are restricted (logout, export, cancelling a deletion). */
  readonly allowsRestricted?: boolean;
  /** @throws {CallFailure} for every failure of the contract. */
  run(context: CallContext<ViewerFor<W>>, options: OptionsOf<P>): Promise<CallAnswer> | CallAnswer;
};

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

/** `/resource/{name}/{action}/` */
export type ResourceCall<P extends ParamSet = ParamSet, W extends Who = Who> = CommonCall<P, W> & {
  readonly kind: 'resource';
  /** For example `BoardFeedResource`; several names are aliases of one call. */
  readonly name: string | readonly string[];
  readonly action: ResourceAction;
};

/** `/v3/…` or `/vx/…` */
export type DirectCall<P extends ParamSet = ParamSet, W extends Who = Who> = CommonCall<P, W> & {
  readonly kind: 'direct';
  readonly verbs: readonly DirectVerb[];
  /** `/v3/boards/{board_id}/follow/`; the parts in braces are parameters of that name. */
  readonly path: string | readonly string[];
};

/** A call whatever its parameters, as the registry keeps it. */
export type Call = AnyResourceCall | AnyDirectCall;
export type AnyResourceCall = ErasedRun<ResourceCall>;
export type AnyDirectCall = ErasedRun<DirectCall>;
type ErasedRun<C extends CommonCall<ParamSet, Who>> = Omit<C, 'run'> & {
  run(context: CallContext, options: Readonly<Record<string, unknown>>): Promise<CallAnswer> | CallAnswer;
};

/** Describes a resource call; the options that `run` gets are typed by `params`. */
export function defineResourceCall<P extends ParamSet, W extends Who>(
  call: Omit<ResourceCall<P, W>, 'kind'>,
): AnyResourceCall {
  return { ...call, kind: 'resource' } as unknown as AnyResourceCall;
}

/** Describes a direct call; parts of the path in braces are read by the parameter of that name. */
export function defineDirectCall<P extends ParamSet, W extends Who>(
  call: Omit<DirectCall<P, W>, 'kind'>,
): AnyDirectCall {
  return { ...call, kind: 'direct' } as unknown as AnyDirectCall;
}
