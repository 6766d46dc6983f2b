/** Where a card shows its shopping tag: over the picture, or as an icon in the text below it. */
export type ShoppingTag = 'overlay' | 'footer';

/** The experiment that compares the two looks; `control` and unknown groups show nothing. */
const EXPERIMENT = 'shopping_tag';
const USUAL: ShoppingTag = 'footer';

/** Countries with shopping pins, by their ISO codes. */
const COUNTRIES = ['US', 'GB', 'DE', 'CA', 'FR'];

/**
 * The look of the tag for a viewer; null for none.
 * @param country of the viewer; null or empty when unknown
 * @param groups of the viewer, by experiment
 */
export function shoppingTagLook(
  country: string | null,
  groups: Readonly<Record<string, string>>,
): ShoppingTag | null {
  const group = groups[EXPERIMENT] ?? USUAL;
  const isKnown = group === 'overlay' || group === 'footer';
  return isKnown && country !== null && COUNTRIES.includes(country) ? group : null;
}
