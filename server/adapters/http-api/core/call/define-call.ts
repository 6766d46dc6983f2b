import type {
  Declaration,
  Declarations,
  DirectDeclaration,
  Payload,
  ResourceDeclaration,
  Who,
} from '../../../../../wire/calls/declare.ts';
import type { OptionsOf, ParamSet } from '../../../../../wire/params/param.ts';
import type { ConsentRecord, SessionRecord, UserRecord } from '../../../../application/ports/records.ts';
import type { CallContext } from './call-context.ts';
import type { MergedObject } from '../answer/merged-object.ts';
import type { SignedInViewer, Viewer } from '../visit/viewer.ts';

type ViewerFor<W extends Who> = W extends 'A' ? Viewer : SignedInViewer;

export type CallAnswer<D = unknown> = {
  /** The payload; a write with nothing to tell answers `OK`. */
  readonly data: D;
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

/** A declared call with what answers it, whatever its parameters, as the registry keeps it. */
export type Call = AnyResourceCall | AnyDirectCall;
export type AnyResourceCall = ResourceDeclaration & Answering;
export type AnyDirectCall = DirectDeclaration & Answering;
type Answering = {
  /** @throws {CallFailure} for every failure of the contract. */
  run(context: CallContext, options: Readonly<Record<string, unknown>>): Promise<CallAnswer> | CallAnswer;
};

/** A payload as handlers give it: objects may come in parts. */
export type Written<D> = D extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : D extends object
    ? D | MergedObject<D>
    : D;

/**
 * What answers a declared call: viewer, options and payload are typed by the declaration.
 * @throws {CallFailure} for every failure of the contract
 */
export type Answer<D extends Declaration> = D extends {
  readonly who: infer W extends Who;
  readonly params: infer P extends ParamSet;
  readonly answer: Payload<infer Data>;
}
  ? (
      context: CallContext<ViewerFor<W>>,
      options: OptionsOf<P>,
    ) => Promise<CallAnswer<Written<Data>>> | CallAnswer<Written<Data>>
  : never;

/** Joins declarations with what answers them; none may be left without an answer. */
export function implementCalls<D extends Declarations>(
  declarations: D,
  answers: { readonly [Name in keyof D]: Answer<D[Name]> },
): readonly Call[] {
  return Object.entries(declarations).map(
    ([name, declaration]) => ({ ...declaration, run: answers[name] }) as Call,
  );
}
