export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The typed fields of a product. Empty = unknown. */
export type ProductTexts = {
  readonly price: string;
  /** The price before a reduction. */
  readonly standardPrice: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Three letters, for example EUR. */
  readonly currency: string;
  readonly availability: '' | Availability;
  readonly brand: string;
  /** Out of `MAX_RATING`. */
  readonly rating: string;
  readonly ratingCount: string;
};

export const NO_PRODUCT: ProductTexts = {
  price: '',
  standardPrice: '',
  minPrice: '',
  maxPrice: '',
  currency: '',
  availability: '',
  brand: '',
  rating: '',
  ratingCount: '',
};

/** Names of the fields, in order. */
export const PRODUCT_FIELDS = Object.keys(NO_PRODUCT) as readonly (keyof ProductTexts)[];

/** True while all fields are empty. */
export function isUntypedProduct(texts: ProductTexts): boolean {
  return PRODUCT_FIELDS.every((name) => texts[name] === '');
}

/** True when all fields are equal; a missing product equals an empty one. */
export function isSameProduct(one: ProductTexts | null, other: ProductTexts | null): boolean {
  return PRODUCT_FIELDS.every((name) => (one ?? NO_PRODUCT)[name] === (other ?? NO_PRODUCT)[name]);
}

/** True while neither a price nor a rating is filled in. */
export function isNoProduct(texts: ProductTexts): boolean {
  // Currency and availability are selects that may have a default value.
  return PRODUCT_FIELDS.every(
    (name) => name === 'currency' || name === 'availability' || texts[name].trim() === '',
  );
}
