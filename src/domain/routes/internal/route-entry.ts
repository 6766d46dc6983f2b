import type { NamedRoute, RouteKind, RouteOf } from '../route.ts';

/** The type of the landing page for visitors. `own_…` is decided with the viewer's name. */
export type LandingPageType =
  | 'today'
  | 'ideas'
  | 'own_section'
  | 'own_board'
  | 'section'
  | 'board'
  | 'closeup'
  | 'home'
  | 'profile'
  | 'search'
  | 'topic';

/** Page names in the interaction events of visitors. */
export type InteractionPageType =
  | 'pin'
  | 'board'
  | 'login'
  | 'home'
  | 'profile'
  | 'ideas'
  | 'ideas-root'
  | 'videos'
  | 'videos-category'
  | 'article'
  | 'shopping-spotlight'
  | 'today'
  | 'unauth-profile'
  | 'shopping-root'
  | 'shopping-category'
  | 'other';

/**
 * The minimum kind of viewer; others are sent to the login page first. `limited`: also people who came by a link in a
 * mail.
 */
export type RouteAccess = 'open' | 'limited' | 'full';

/** How a parameter is written in the query. */
export interface QueryField {
  readonly key: string;
  /** `flag` is `true` or omitted; `own-path` is accepted only for paths of this site. */
  readonly type: 'text' | 'flag' | 'own-path';
  /** The separator before the pair when it is not the first one. */
  readonly separator: '&' | '&&';
}

export function text(key: string, separator: '&' | '&&' = '&'): QueryField {
  return { key, type: 'text', separator };
}

export function flag(key: string, separator: '&' | '&&' = '&'): QueryField {
  return { key, type: 'flag', separator };
}

export function ownPath(key: string): QueryField {
  return { key, type: 'own-path', separator: '&' };
}

type ParametersOf<R extends NamedRoute> = Omit<R, 'kind'>;

/**
 * An address pattern: `{name}` is a parameter, `*` an ignored segment, `sets` are parameters that the address implies.
 * The trailing slash is optional for parsing; formatting uses the pattern as written.
 */
export type RoutePath<R extends NamedRoute> =
  | string
  | {
      readonly path: string;
      readonly sets?: Partial<ParametersOf<R>>;
      /** Set when this address has another type than the rest of its route. */
      readonly interaction?: InteractionPageType;
    };

export interface RouteEntry<R extends NamedRoute> {
  /** All addresses of the route. The first one that contains all parameters of a route is its canonical one. */
  readonly paths: readonly RoutePath<R>[];
  readonly query?: { readonly [Name in keyof ParametersOf<R>]?: QueryField };
  readonly access: RouteAccess;
  /** Set when the screen exists; the others are placeholder pages. */
  readonly ready?: true;
  /** Set when search engines may index the page. */
  readonly indexed?: true;
  /** Without a type, a landing on the page is not recorded. */
  readonly landing?: LandingPageType;
  /** Default: `other`. */
  readonly interaction?: InteractionPageType;
}

export type RouteEntries<Kind extends RouteKind> = {
  readonly [K in Kind]: RouteEntry<RouteOf<K>>;
};
