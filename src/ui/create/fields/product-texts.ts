import type { Refused } from '../../../application/ports/refused.ts';
import type { Availability, ProductTexts } from '../../../domain/pins/product-texts.ts';
import { problemText } from '../../forms/problem-text.ts';

/** What the fields of a product are called. */
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
  preorder: 'Can be preordered',
};

const NUMBER = 'Write a number, as 19.90.';
const SPECIAL = {
  'price.missing': 'Say what it costs, or from what to what.',
  'price.bad_format': NUMBER,
  'standardPrice.bad_format': NUMBER,
  'standardPrice.out_of_range': 'The original price is not less than the price.',
  'minPrice.bad_format': NUMBER,
  'minPrice.missing': 'A range has two ends.',
  'maxPrice.bad_format': NUMBER,
  'maxPrice.missing': 'A range has two ends.',
  'maxPrice.out_of_range': 'This end is not less than the other one.',
  'currency.missing': 'Three letters, as EUR or USD.',
  'currency.bad_format': 'Three letters, as EUR or USD.',
  'rating.missing': 'Say how it is rated.',
  'rating.bad_format': 'A number from 0 to 5, as 4.5.',
  'rating.out_of_range': 'A number from 0 to 5, as 4.5.',
  'ratingCount.bad_format': 'A whole number.',
} as const;

/** The same by the names that the whole form has for them. */
export const PRODUCT_FORM_LABELS = Object.fromEntries(
  Object.entries(PRODUCT_LABELS).map(([name, label]) => [`product.${name}`, label]),
) as Readonly<Record<`product.${keyof ProductTexts}`, string>>;

/** What is wrong with one of the fields, or null. */
export function productError(refused: Refused | null, name: keyof ProductTexts): string | null {
  const problem = refused?.fields.find((field) => field.name === `product.${name}`);
  if (problem === undefined) return null;
  return problem.words ?? problemText(PRODUCT_LABELS[name], { ...problem, name }, SPECIAL);
}
