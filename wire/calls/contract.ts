import type { ParamSet, SentFor } from '../params/param.ts';
import type { ALL_CALLS } from './all-calls.ts';
import type {
  Changed,
  DirectDeclaration,
  DirectVerb,
  Payload,
  ResourceAction,
  ResourceDeclaration,
} from './declare.ts';

/*
 * What the client knows of the contract: types alone, so that nothing of the declarations travels to the browser.
 */

type Groups = typeof ALL_CALLS;
type InGroup<G> = G[keyof G];
/** All declared calls as one union. */
type Every = { [Group in keyof Groups]: InGroup<Groups[Group]> }[keyof Groups];

type OneOf<N> = N extends readonly (infer Each)[] ? Each : N;
type ResourceKey<D> = D extends ResourceDeclaration<infer N, infer A> ? `${OneOf<N> & string}/${A}` : never;
type DirectKey<D> = D extends DirectDeclaration<infer V, infer N> ? `${V} ${OneOf<N> & string}` : never;

/** `PinResource/update` → its declaration. */
type Resources = { readonly [D in Every as ResourceKey<D>]: D };
/** `PUT /v3/pins/{id}/reactions/` → its declaration. */
type Directs = { readonly [D in Every as DirectKey<D>]: D };

/** The names, without `Resource`, of the resources that have this action. */
export type ResourceName<A extends ResourceAction> = NameIn<keyof Resources, A>;
type NameIn<Key, A extends ResourceAction> = Key extends `${infer Name}Resource/${A}` ? Name : never;
export type ResourceCall<
  N extends ResourceName<A>,
  A extends ResourceAction,
> = Resources[`${N}Resource/${A}` & keyof Resources];

/** The addresses that take this verb. */
export type DirectPath<V extends DirectVerb> = PathIn<keyof Directs, V>;
type PathIn<Key, V extends DirectVerb> = Key extends `${V} ${infer Path}` ? Path : never;
export type DirectCall<P extends DirectPath<V>, V extends DirectVerb> = Directs[`${V} ${P}` & keyof Directs];

type Fields<D> = D extends { readonly params: infer P extends ParamSet } ? SentFor<P> : never;
/** A call that is no list has `undefined` for its rules. */
type Paging<D> = D extends { readonly list?: infer L }
  ? [L & object] extends [never]
    ? unknown
    : { readonly bookmarks?: readonly string[]; readonly page_size?: number }
  : unknown;
/** Writes may name who acts; anybody else than the caller is refused. */
type Acting<D> = D extends { readonly action: 'get' } ? unknown : { readonly user_id?: string };

/** What a client sends to this call. */
export type Sent<D> = Fields<D> & Paging<D> & Acting<D>;

/** What this call answers with. */
export type Answered<D> = D extends { readonly answer: Payload<infer Data> } ? Data : never;

type AllKeys<T> = T extends unknown ? keyof T : never;
/** No other names than these, also in parts that are spread into it. */
export type Exactly<T, Known> =
  string extends AllKeys<Known> ? T : T & { readonly [Name in Exclude<AllKeys<T>, AllKeys<Known>>]: never };

type ChangeOf<D> = D extends { readonly changes?: readonly Changed[] }
  ? NonNullable<D['changes']>[number]
  : never;
/** `/v3/boards/{board_id}/follow/` → `/v3/boards/{}/follow/` */
type Unnamed<P> = P extends `${infer Before}{${string}}${infer After}` ? `${Before}{}${Unnamed<After>}` : P;
type ShortName<D> =
  D extends ResourceDeclaration<infer N, infer A>
    ? OneOf<N> extends `${infer Name}Resource`
      ? `${Name}/${A}`
      : never
    : D extends DirectDeclaration<infer V, infer N>
      ? `${V} ${Unnamed<OneOf<N> & string> & string}`
      : never;

/** The calls that make any of this stale: `Pin/create`, `PUT /v3/boards/{}/follow/`. */
export type CallsChanging<C extends Changed> = {
  [D in Every as [C & ChangeOf<D>] extends [never] ? never : ShortName<D>]: true;
};
