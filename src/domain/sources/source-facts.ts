import { siteOf } from '../links/http-url.ts';

/** The availability of a product according to its page. */
export type Availability = 'in stock' | 'out of stock' | 'preorder' | '';

export interface SourceOffer {
  readonly price: number;
  /** The regular price of a reduced product; null when it is not given. */
  readonly standardPrice: number | null;
  /** Three letters; empty when it is not given. */
  readonly currency: string;
  readonly condition: string;
  readonly availability: Availability;
  readonly url: string;
}

export interface SourceProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly offers: readonly SourceOffer[];
  /** The lowest price of all offers; null when there is none. */
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly currency: string;
  readonly availability: Availability;
  /** The lowest shipping cost; null when it is not given. */
  readonly shipping: number | null;
  readonly variants: readonly {
    readonly name: string;
    readonly value: string;
    readonly url: string | null;
  }[];
}

export interface SourceRating {
  readonly value: number;
  readonly count: number;
  readonly max: number;
}

export interface SourceArticle {
  readonly name: string;
  readonly author: string | null;
  /** Milliseconds since the epoch. */
  readonly datePublished: number | null;
  readonly description: string;
}

export interface SourceRecipe {
  readonly name: string;
  readonly servings: string | null;
  readonly totalTimeSeconds: number | null;
  readonly ingredients: readonly string[];
}

export type SourceType = 'product' | 'recipe' | 'article' | 'video';

/** Facts of a page about its subject. */
export interface SourceFacts {
  readonly url: string;
  readonly type: SourceType;
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly faviconLink: string | null;
  readonly appleTouchIconLink: string | null;
  readonly rating: SourceRating | null;
  readonly products: readonly SourceProduct[];
  readonly article: SourceArticle | null;
  readonly recipe: SourceRecipe | null;
}

/** The variant addresses of a page, limited to its own site. */
export function variantAddresses({
  url: page,
  products,
}: Pick<SourceFacts, 'url' | 'products'>): readonly string[] {
  const site = siteOf(page);
  if (site === undefined) return [];
  return products
    .flatMap(({ variants }) => variants.map(({ url }) => url))
    .filter((url) => url !== null)
    .filter((url) => siteOf(url) === site);
}

/** True when products are offered and none of them is available. */
export function isSoldOut({ products }: Pick<SourceFacts, 'products'>): boolean {
  return products.length > 0 && products.every(({ availability }) => availability === 'out of stock');
}
