import type { Pin } from './pin.ts';

/** What the view of an open pin shows: the number in the log. */
const NO_METADATA = 139;
const OTHER_METADATA = 140;
const ARTICLE = 141;
const PRODUCTS = 144;
const RECIPE = 145;

/** The view parameter of a pin, by the rich metadata of its link: products before recipes before articles. */
export function pinViewParameter({ richMetadata }: { readonly richMetadata: RichParts | null }): number {
  if (richMetadata === null) return NO_METADATA;
  if (richMetadata.products.length > 0) return PRODUCTS;
  if (richMetadata.recipe !== null) return RECIPE;
  return richMetadata.article === null ? OTHER_METADATA : ARTICLE;
}

type RichParts = Pick<NonNullable<Pin['richMetadata']>, 'products' | 'recipe' | 'article'>;
