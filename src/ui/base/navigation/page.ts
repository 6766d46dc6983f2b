import type { ComponentType } from 'react';
import type { ServiceError } from '../../../application/ports/service-error.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import type { Route, RouteOf } from '../../../domain/routes/route.ts';
import type { Stores } from '../stores/stores.ts';
import type { Site } from '../app-context.ts';
import type { Services } from '../services.ts';

/** The name of a thing as it is, or a text that is translated where it is shown. */
export type HeadText = string | Phrase;

/** The head of the document. Paths are paths of this site. */
export type PageHead = {
  /** Without the site's name. Empty on the home page. */
  readonly title: HeadText;
  readonly description?: HeadText;
  readonly canonicalPath?: string;
  /** True keeps the page out of search engines. */
  readonly noindex: boolean;
  readonly openGraph?: {
    readonly type: 'website' | 'article' | 'profile';
    readonly image?: { readonly url: string; readonly width: number; readonly height: number };
  };
  /** One linked-data object. */
  readonly jsonLd?: Readonly<Record<string, unknown>>;
};

/** The outcome of opening an address. */
export type PageOutcome =
  | { readonly kind: 'ready'; readonly head: PageHead }
  | { readonly kind: 'not-found' }
  /** The page has another address. `permanent`: a permanent redirect. */
  | { readonly kind: 'moved'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'failed'; readonly failure: ServiceError['kind'] };

export type LoadContext = { readonly site: Site; readonly services: Services; readonly stores: Stores };

/**
 * A screen: `load` fills the stores (on the server before rendering, in the browser on navigation) and returns the
 * head; `View` shows the stores. If the stores may already hold enough, `foresee` returns the head: the screen is then
 * shown at once, and `load` completes it.
 */
export type Page<R extends Route = Route> = {
  readonly load: (route: R, context: LoadContext) => Promise<PageOutcome>;
  readonly foresee?: (route: R, stores: Stores) => PageHead | undefined;
  readonly View: ComponentType<{ readonly route: R }>;
};

export type PageOf<Kind extends Route['kind']> = Page<RouteOf<Kind>>;
