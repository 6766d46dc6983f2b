import type {
  Declaration,
  Declarations,
  DirectDeclaration,
  Payload,
  ResourceDeclaration,
  Who,
} from '../../../../../wire/calls/declare.ts';
import type { OptionsOf, ParamSet } from '../../../../../wire/params/param.ts';
import type { ClosedMessages } from '../../../../../src/domain/experiences/closed-messages.ts';
import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { ConsentRecord, SessionRecord, UserRecord } from '../../../../application/ports/records.ts';
import type { CallContext } from './call-context.ts';
import type { MergedObject } from '../answer/merged-object.ts';
import type { SignedInViewer, Viewer } from '../visit/viewer.ts';

type ViewerFor<W extends Who> = W extends 'A' ? Viewer : SignedInViewer;

export type CallAnswer<D = unknown> = {
  /** The payload; a write without a payload returns `OK`. */
  readonly data: D;
  /** Additional members of the response, besides `data`. */
  readonly beside?: Readonly<Record<string, unknown>>;
  /** Lists only: the cursor of the next page, a text of at most 300 bytes; absent or null on the last page. */
  readonly next?: string | null;
  /** Lists only: the pins of the ads on this page. */
  readonly ads?: readonly PinId[];
  /** A create: the id of the new object, returned when the same key is repeated with another body. */
  readonly made?: string;
  /** Changes of the browser's session and cookies. */
  readonly effects?: readonly CallEffect[];
  /** Additional headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A direct call responds with 204 and no body (the wrapper still returns `data`). */
  readonly noContent?: boolean;
};

/** The data of a write without a payload. */
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
  /** The account has changed: the `client_context` of the response shows the new state. */
  | { readonly kind: 'user_changed'; readonly user: UserRecord }
  /** Stores a visitor's consent in this browser; the pseudonym is added or removed with it. */
  | { readonly kind: 'visitor_consent'; readonly consent: ConsentRecord }
  | { readonly kind: 'theme'; readonly theme: 'dark' | 'light' | 'system' }
  /** Remembers in this browser what was closed without an account. */
  | { readonly kind: 'messages_closed'; readonly closed: ClosedMessages };

/** A declared call and its handler with parameter types erased, for the registry. */
export type Call = AnyResourceCall | AnyDirectCall;
export type AnyResourceCall = ResourceDeclaration & Answering;
export type AnyDirectCall = DirectDeclaration & Answering;
type Answering = {
  /** @throws {CallFailure} for every failure of the contract. */
  run(context: CallContext, options: Readonly<Record<string, unknown>>): Promise<CallAnswer> | CallAnswer;
};

/** A payload of a handler; its objects, and those of a list of `results`, previews or contents or an `object` in it, may be merged objects. */
export type Written<D> = D extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : D extends { readonly results: infer Items }
    ? Omit<D, 'results'> & { readonly results: Written<Items> }
    : D extends { readonly preview_pins: infer Pins }
      ? Omit<D, 'preview_pins'> & { readonly preview_pins: Written<Pins> }
      : D extends { readonly content_items: infer Contents }
        ? Omit<D, 'content_items'> & { readonly content_items: Written<Contents> }
        : D extends { readonly object: infer Inner }
          ? Omit<D, 'object'> & { readonly object: Written<Inner> }
          : D extends object
            ? D | MergedObject<D>
            : D;

/**
 * The handler of a declared call: the declaration types the viewer, the options and the payload.
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

/** Joins declarations with their handlers; the compiler requires a handler for each. */
export function implementCalls<D extends Declarations>(
  declarations: D,
  answers: { readonly [Name in keyof D]: Answer<D[Name]> },
): readonly Call[] {
  return Object.entries(declarations).map(
    ([name, declaration]) => ({ ...declaration, run: answers[name] }) as Call,
  );
}
