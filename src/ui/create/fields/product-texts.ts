import type { Refused } from '../../../application/ports/refused.ts';
import type { Availability, ProductTexts } from '../../../domain/pins/product-texts.ts';
import { problemText } from '../../forms/problem-text.ts';

/** The labels of the product fields. */
export const PRODUCT_LABELS: Readonly<Record<keyof ProductTexts, string>> = {
  price: 'Price',
  standardPrice: 'Original price',
  minPrice: 'From',
  maxPrice: 'To',
  currency: 'Currency',
  availability: 'Availability',
  brand: 'Brand',
  rating: 'Rating',
  ratingCount: 'Number of ratings',
};

export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  in_stock: 'In stock',
  out_of_stock: 'Out of stock',
  preorder: 'Pre-order',
};

const NUMBER = 'Enter a number, e.g. 19.90.';
const SPECIAL = {
  'price.missing': 'Enter a price or a price range.',
  'price.bad_format': NUMBER,
  'standardPrice.bad_format': NUMBER,
  'standardPrice.out_of_range': 'The original price can’t be lower than the current price.',
  'minPrice.bad_format': NUMBER,
  'minPrice.missing': 'Enter both a minimum and a maximum.',
  'maxPrice.bad_format': NUMBER,
  'maxPrice.missing': 'Enter both a minimum and a maximum.',
  'maxPrice.out_of_range': 'The maximum can’t be lower than the minimum.',
  'currency.missing': 'Use a three-letter code, e.g. EUR or USD.',
  'currency.bad_format': 'Use a three-letter code, e.g. EUR or USD.',
  'rating.missing': 'Enter a rating.',
  'rating.bad_format': 'Enter a rating from 0 to 5, e.g. 4.5.',
  'rating.out_of_range': 'Enter a rating from 0 to 5, e.g. 4.5.',
  'ratingCount.bad_format': 'Enter a whole number.',
} as const;

/** The labels by the field names of the whole form. */
export const PRODUCT_FORM_LABELS = Object.fromEntries(
  Object.entries(PRODUCT_LABELS).map(([name, label]) => [`product.${name}`, label]),
) as Readonly<Record<`product.${keyof ProductTexts}`, string>>;

/** The error of one product field, or null. */
export function productError(refused: Refused | null, name: keyof ProductTexts): string | null {
  const problem = refused?.fields.find((field) => field.name === `product.${name}`);
  if (problem === undefined) return null;
  return problem.words ?? problemText(PRODUCT_LABELS[name], { ...problem, name }, SPECIAL);
}
