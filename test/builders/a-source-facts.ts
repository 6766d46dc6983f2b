import type { SourceFacts, SourceProduct } from '../../src/domain/sources/source-facts.ts';

export function aSourceProduct(fields: Partial<SourceProduct> = {}): SourceProduct {
  return {
    id: 'V-1',
    name: 'Vase',
    brand: null,
    offers: [],
    lowest: 20,
    highest: 20,
    currency: 'EUR',
    availability: 'in stock',
    shipping: null,
    variants: [],
    ...fields,
  };
}

/** What the page of a shop says. */
export function someSourceFacts(fields: Partial<SourceFacts> = {}): SourceFacts {
  return {
    url: 'https://shop.example/vase',
    type: 'product',
    siteName: 'The Shop',
    title: 'Vase',
    description: 'Made of clay',
    faviconLink: null,
    appleTouchIconLink: null,
    rating: null,
    products: [aSourceProduct()],
    article: null,
    recipe: null,
    ...fields,
  };
}
