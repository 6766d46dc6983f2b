import type { Checked } from '../../domain/limits/checked.ts';
import { checkProduct } from '../../domain/pins/product-facts.ts';
import type { ProductTexts } from '../../domain/pins/product-texts.ts';

/** What was typed about a thing for sale, checked field by field; their names say whose they are. */
export function productFields(product: ProductTexts): Readonly<Record<string, Checked<unknown>>> {
  return Object.fromEntries(
    Object.entries(checkProduct(product)).map(([name, checked]) => [`product.${name}`, checked]),
  );
}
