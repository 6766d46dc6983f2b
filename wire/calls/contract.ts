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

/* The contract for the client. It consists of types only, so that no declarations get into the browser bundle. */

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

/** The names of the resources that have this action, without `Resource`. */
export type ResourceName<A extends ResourceAction> = NameIn<keyof Resources, A>;
type NameIn<Key, A extends ResourceAction> = Key extends `${infer Name}Resource/${A}` ? Name : never;
export type ResourceCall<
  N extends ResourceName<A>,
  A extends ResourceAction,
> = Resources[`${N}Resource/${A}` & keyof Resources];

/** The addresses that support this verb. */
export type DirectPath<V extends DirectVerb> = PathIn<keyof Directs, V>;
type PathIn<Key, V extends DirectVerb> = Key extends `${V} ${infer Path}` ? Path : never;
export type DirectCall<P extends DirectPath<V>, V extends DirectVerb> = Directs[`${V} ${P}` & keyof Directs];

type Fields<D> = D extends { readonly params: infer P extends ParamSet } ? SentFor<P> : never;
/** The rules are `undefined` for a call that is not a list. */
type Paging<D> = D extends { readonly list?: infer L }
  ? [L & object] extends [never]
    ? unknown
    : { readonly bookmarks?: readonly string[]; readonly page_size?: number }
  : unknown;
/** Writes may name the actor; it must be the caller. */
type Acting<D> = D extends { readonly action: 'get' } ? unknown : { readonly user_id?: string };

/** The options that a client sends to this call. */
export type Sent<D> = Fields<D> & Paging<D> & Acting<D>;

/** The payload of this call. */
export type Answered<D> = D extends { readonly answer: Payload<infer Data> } ? Data : never;

type AllKeys<T> = T extends unknown ? keyof T : never;
/** Forbids all other names, also in spread parts. */
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

/** The calls after which any of these is stale: `Pin/create`, `PUT /v3/boards/{}/follow/`. */
export type CallsChanging<C extends Changed> = {
  [D in Every as [C & ChangeOf<D>] extends [never] ? never : ShortName<D>]: true;
};
