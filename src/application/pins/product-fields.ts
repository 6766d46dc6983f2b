import type { Checked } from '../../domain/limits/checked.ts';
import { checkProduct } from '../../domain/pins/product-facts.ts';
import type { ProductTexts } from '../../domain/pins/product-texts.ts';

/** Checks the typed product field by field. The prefix of the field names says to which product they belong. */
export function productFields(product: ProductTexts): Readonly<Record<string, Checked<unknown>>> {
  return Object.fromEntries(
    Object.entries(checkProduct(product)).map(([name, checked]) => [`product.${name}`, checked]),
  );
}
