import { accept, refuse, type Checked } from '../limits/checked.ts';
import { checkText } from '../limits/text-field.ts';
import { isNoProduct, PRODUCT_FIELDS, type Availability, type ProductTexts } from './product-texts.ts';
import { checkCurrency, PRODUCT_LIMITS } from './typed-product.ts';

/** Facts about a product. Prices are in units of the currency. */
export type ProductFacts = {
  readonly price: number | null;
  readonly standardPrice: number | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly currency: string;
  readonly availability: Availability;
  readonly brand: string | null;
  readonly rating: number | null;
  readonly ratingCount: number | null;
};

export const MAX_RATING = 5;
const BRAND = { min: 0, max: PRODUCT_LIMITS.brand } as const;

/** Checks the typed fields. Prices may be written with a comma or a point. */
export function checkProduct(texts: ProductTexts): Readonly<Record<keyof ProductTexts, Checked<unknown>>> {
  const facts = {
    price: amountIn(texts.price, PRODUCT_LIMITS.price),
    standardPrice: amountIn(texts.standardPrice, PRODUCT_LIMITS.price),
    minPrice: amountIn(texts.minPrice, PRODUCT_LIMITS.price),
    maxPrice: amountIn(texts.maxPrice, PRODUCT_LIMITS.price),
    currency: checkCurrency(texts.currency),
    availability: accept(texts.availability || 'in_stock'),
    brand: checkText(texts.brand, BRAND),
    rating: amountIn(texts.rating, MAX_RATING),
    ratingCount: countIn(texts.ratingCount),
  };
  if (isNoProduct(texts)) return { ...facts, currency: accept('') };
  const hasRange = texts.minPrice.trim() !== '' || texts.maxPrice.trim() !== '';
  const hasPrice = texts.price.trim() !== '';
  return {
    ...facts,
    price: hasPrice || hasRange ? facts.price : refuse('missing'),
    standardPrice: atLeast(facts.standardPrice, facts.price),
    // A range needs both ends.
    minPrice: hasRange && texts.minPrice.trim() === '' ? refuse('missing') : facts.minPrice,
    maxPrice:
      hasRange && texts.maxPrice.trim() === '' ? refuse('missing') : atLeast(facts.maxPrice, facts.minPrice),
    rating: texts.rating.trim() === '' && texts.ratingCount.trim() !== '' ? refuse('missing') : facts.rating,
  };
}

/** Converts typed fields to facts; null when all are empty or one is invalid. */
export function productFacts(texts: ProductTexts): ProductFacts | null {
  const checked = checkProduct(texts);
  if (isNoProduct(texts) || Object.values(checked).some(({ ok }) => !ok)) return null;
  return Object.fromEntries(
    PRODUCT_FIELDS.map((name) => {
      const field = checked[name];
      const value = field.ok ? field.value : null;
      return [name, value === '' ? null : value];
    }),
  ) as unknown as ProductFacts;
}

/** Converts facts to the texts of the fields. */
export function productTexts(facts: Partial<ProductFacts>): ProductTexts {
  return Object.fromEntries(
    PRODUCT_FIELDS.map((name) => [name, String(facts[name] ?? '')]),
  ) as unknown as ProductTexts;
}

/** Fills empty fields with the values of a page. Typed values are kept. */
export function productFilled(standing: ProductTexts, told: ProductTexts): ProductTexts {
  // A price requires a currency, and the other way round.
  const isOfOtherMoney =
    standing.currency !== '' && told.currency !== '' && standing.currency !== told.currency;
  const money: readonly string[] = ['price', 'standardPrice', 'minPrice', 'maxPrice'];
  const hasPrice = money.some((name) => standing[name as keyof ProductTexts].trim() !== '');
  return Object.fromEntries(
    PRODUCT_FIELDS.map((name) => {
      const keepsOut = money.includes(name) && (isOfOtherMoney || hasPrice);
      return [name, standing[name].trim() !== '' || keepsOut ? standing[name] : told[name]];
    }),
  ) as unknown as ProductTexts;
}

const AMOUNT = /^\d{1,12}(?:[.,]\d{1,4})?$/;

function amountIn(text: string, max: number): Checked<number | null> {
  const written = text.trim();
  if (written === '') return accept(null);
  if (!AMOUNT.test(written)) return refuse('bad_format');
  const amount = Number(written.replace(',', '.'));
  return amount > max ? refuse('out_of_range', max) : accept(amount);
}

function countIn(text: string): Checked<number | null> {
  const count = amountIn(text, PRODUCT_LIMITS.ratingCount);
  return count.ok && count.value !== null && !Number.isInteger(count.value) ? refuse('bad_format') : count;
}

function atLeast(checked: Checked<number | null>, floor: Checked<number | null>): Checked<number | null> {
  const isBelow =
    checked.ok && floor.ok && checked.value !== null && floor.value !== null && checked.value < floor.value;
  return isBelow ? refuse('out_of_range') : checked;
}
