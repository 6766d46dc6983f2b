export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What somebody has typed about something that can be bought. Empty = not known. */
export type ProductTexts = {
  readonly price: string;
  /** What it cost before. */
  readonly standardPrice: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  /** Three letters, as EUR. */
  readonly currency: string;
  readonly availability: '' | Availability;
  readonly brand: string;
  /** Of `MAX_RATING`. */
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

/** Names of the fields, in their order. */
export const PRODUCT_FIELDS = Object.keys(NO_PRODUCT) as readonly (keyof ProductTexts)[];

/** True while nothing stands in any of the fields. */
export function isUntypedProduct(texts: ProductTexts): boolean {
  return PRODUCT_FIELDS.every((name) => texts[name] === '');
}

/** True where the same stands in all fields; no product is one of which nothing is known. */
export function isSameProduct(one: ProductTexts | null, other: ProductTexts | null): boolean {
  return PRODUCT_FIELDS.every((name) => (one ?? NO_PRODUCT)[name] === (other ?? NO_PRODUCT)[name]);
}

/** True while nothing is filled in that says what something costs or how it is liked. */
export function isNoProduct(texts: ProductTexts): boolean {
  // Both are chosen from lists that may stand on something beforehand.
  return PRODUCT_FIELDS.every(
    (name) => name === 'currency' || name === 'availability' || texts[name].trim() === '',
  );
}
