/** Prices as formatted texts and as numbers; null when the source does not give them. */
export interface OfferSummary {
  readonly price: string | null;
  readonly standardPrice: string | null;
  readonly minPrice: string | null;
  readonly maxPrice: string | null;
  readonly priceVal: number | null;
  readonly standardPriceVal: number | null;
  readonly minPriceVal: number | null;
  readonly maxPriceVal: number | null;
  readonly currency: string;
  readonly inStock: boolean;
  readonly availability: string;
}

export interface Offer {
  readonly price: string;
  readonly priceValue: number;
  readonly currency: string;
  readonly condition: string;
  readonly availability: string;
  readonly url: string;
}

export interface ProductVariant {
  readonly name: string;
  readonly value: string;
  readonly url: string | null;
}

export interface Product {
  readonly entityId: string;
  readonly name: string;
  readonly brand: { readonly name: string } | null;
  readonly offers: readonly Offer[];
  readonly offerSummary: OfferSummary;
  readonly shippingInfo: {
    readonly freeShippingPrice: string | null;
    readonly freeShippingValue: number | null;
  };
  readonly variants: readonly ProductVariant[];
}

export interface AggregateRating {
  readonly ratingValue: number;
  readonly ratingCount: number;
  readonly maxRating: number;
}

export interface Article {
  readonly name: string;
  readonly author: string | null;
  /** Milliseconds since the epoch. */
  readonly datePublished: number | null;
  readonly description: string;
}

export interface Recipe {
  readonly name: string;
  readonly servings: string | null;
  readonly totalTimeSeconds: number | null;
  readonly ingredients: readonly { readonly category: string; readonly items: readonly string[] }[];
}

/** The linked page's description of itself. */
export interface RichSummary {
  readonly entityId: string;
  readonly url: string;
  readonly siteName: string;
  readonly typeName: string;
  readonly displayName: string;
  readonly displayDescription: string;
  readonly faviconLink: string | null;
  readonly appleTouchIconLink: string | null;
  readonly aggregateRating: AggregateRating | null;
  readonly labelInfo: { readonly labels: readonly string[] };
  readonly products: readonly Product[];
}

export interface RichMetadata extends RichSummary {
  readonly title: string;
  readonly description: string;
  readonly article: Article | null;
  readonly recipe: Recipe | null;
}

export interface ProductPinData {
  readonly items: readonly Product[];
  readonly sourceUrl: string;
  /** When the prices were read from the page, ms since the epoch; null if they were entered. */
  readonly seenAt: number | null;
}
