import type { WireOfferSummary, WireProduct, WireRichMetadata } from '../../wire/rich-data.ts';

/** What a page says of itself that sells, cooks and tells nothing. */
export function aWireRichMetadata(fields: Partial<WireRichMetadata> = {}): WireRichMetadata {
  return {
    id: '101',
    url: 'https://shop.test/chair',
    site_name: '',
    type_name: 'product',
    display_name: '',
    display_description: '',
    favicon_link: null,
    apple_touch_icon_link: null,
    aggregate_rating: null,
    label_info: { labels: [] },
    products: [],
    title: '',
    description: '',
    article: null,
    recipe: null,
    ...fields,
  };
}

/** A chair that costs 10 dollars. */
export function aWireProduct(
  offer: Partial<WireOfferSummary> = {},
  fields: Partial<WireProduct> = {},
): WireProduct {
  return {
    id: '1',
    name: 'A chair',
    brand: null,
    offers: [],
    offer_summary: {
      price: null,
      standard_price: null,
      min_price: null,
      max_price: null,
      price_val: 10,
      standard_price_val: null,
      min_price_val: null,
      max_price_val: null,
      currency: 'USD',
      in_stock: true,
      availability: 'in stock',
      ...offer,
    },
    shipping_info: { free_shipping_price: null, free_shipping_value: null },
    variants: [],
    ...fields,
  };
}
