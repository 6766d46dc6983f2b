import type { Refused } from '../../../application/ports/refused.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import type { Availability, ProductTexts } from '../../../domain/pins/product-texts.ts';
import { problemText } from '../../forms/problem-text.ts';
import { text } from '../../text/language.ts';
import { createFieldMessages } from '../internal/fields/messages.en.ts';

/** The labels of the product fields. */
export const PRODUCT_LABELS: Readonly<Record<keyof ProductTexts, Phrase>> = {
  price: createFieldMessages.price,
  standardPrice: createFieldMessages.standardPrice,
  minPrice: createFieldMessages.minPrice,
  maxPrice: createFieldMessages.maxPrice,
  currency: createFieldMessages.currency,
  availability: createFieldMessages.availability,
  brand: createFieldMessages.brand,
  rating: createFieldMessages.rating,
  ratingCount: createFieldMessages.ratingCount,
};

export const AVAILABILITY_LABELS: Readonly<Record<Availability, Phrase>> = {
  in_stock: createFieldMessages.inStock,
  out_of_stock: createFieldMessages.outOfStock,
  preorder: createFieldMessages.preorder,
};

const SPECIAL: Readonly<Record<string, Phrase>> = {
  'price.missing': createFieldMessages.priceMissing,
  'price.bad_format': createFieldMessages.numberWrong,
  'standardPrice.bad_format': createFieldMessages.numberWrong,
  'standardPrice.out_of_range': createFieldMessages.standardPriceTooLow,
  'minPrice.bad_format': createFieldMessages.numberWrong,
  'minPrice.missing': createFieldMessages.rangeIncomplete,
  'maxPrice.bad_format': createFieldMessages.numberWrong,
  'maxPrice.missing': createFieldMessages.rangeIncomplete,
  'maxPrice.out_of_range': createFieldMessages.rangeReversed,
  'currency.missing': createFieldMessages.currencyWrong,
  'currency.bad_format': createFieldMessages.currencyWrong,
  'rating.missing': createFieldMessages.ratingMissing,
  'rating.bad_format': createFieldMessages.ratingWrong,
  'rating.out_of_range': createFieldMessages.ratingWrong,
  'ratingCount.bad_format': createFieldMessages.countWrong,
};

/** The labels by the field names of the whole form. */
export function productFormLabels(): Readonly<Record<`product.${keyof ProductTexts}`, string>> {
  return Object.fromEntries(
    Object.entries(PRODUCT_LABELS).map(([name, label]) => [`product.${name}`, text(label)]),
  ) as Readonly<Record<`product.${keyof ProductTexts}`, string>>;
}

/** The error of one product field, or null. */
export function productError(refused: Refused | null, name: keyof ProductTexts): string | null {
  const problem = refused?.fields.find((field) => field.name === `product.${name}`);
  if (problem === undefined) return null;
  if (problem.words !== undefined) return problem.words;
  const special = SPECIAL[`${name}.${problem.problem}`];
  return special === undefined
    ? problemText(text(PRODUCT_LABELS[name]), { ...problem, name }, {})
    : text(special);
}
