import { isSoldOut, type SourceFacts } from '../../../../../src/domain/sources/source-facts.ts';
import { withTypedProduct } from '../../../../../src/domain/sources/with-typed-product.ts';
import type { TypedProduct } from '../../../../../src/domain/pins/typed-product.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import { richMetadataToWire, richSummaryToWire } from '../rich-data-to-wire.ts';

export type PinRichData = Pick<
  WirePin,
  | 'rich_summary'
  | 'rich_metadata'
  | 'product_pin_data'
  | 'rating'
  | 'is_shoppable'
  | 'is_eligible_for_pdp'
  | 'is_oos_product'
  | 'is_stale_product'
  | 'shopping_flags'
>;

/** The shopping flag of products, one of the numbers that clients know. */
const SOLD = 1;

type RichPin = {
  readonly id: string;
  readonly title: string;
  readonly link: string | null;
  readonly linkFacts: string | null;
  readonly product: string | null;
  readonly factsReadAt: number | null;
  readonly isStale: boolean;
};

/** The facts of the linked page, and the product details that a person has entered. */
export function pinRichDataToWire(pin: RichPin): PinRichData {
  const facts = factsOf(pin);
  if (facts === null) return NOTHING_KNOWN;
  const isSold = facts.products.some(({ lowest }) => lowest !== null);
  const summary = richSummaryToWire(facts, pin.id);
  const { rating } = facts;
  return {
    rich_summary: summary,
    rich_metadata: richMetadataToWire(facts, pin.id),
    product_pin_data: isSold
      ? { items: summary.products, source_url: facts.url, seen_at: seenAt(pin) }
      : null,
    rating: rating === null ? null : { rating: rating.value, max_rating: rating.max, count: rating.count },
    is_shoppable: isSold,
    is_eligible_for_pdp: isSold,
    is_oos_product: isSold && isSoldOut(facts),
    // Entered details are not stale when the page is.
    is_stale_product: isSold && pin.isStale && pin.product === null,
    shopping_flags: isSold ? [SOLD] : [],
  };
}

/** Entered prices were not seen anywhere. */
function seenAt({ factsReadAt, product }: RichPin): string | null {
  return factsReadAt === null || product !== null ? null : timeToWire(factsReadAt);
}

function factsOf(pin: RichPin): SourceFacts | null {
  const linkFacts = pin.linkFacts === null ? null : (JSON.parse(pin.linkFacts) as SourceFacts);
  return pin.product === null
    ? linkFacts
    : withTypedProduct(linkFacts, JSON.parse(pin.product) as TypedProduct, pin);
}

const NOTHING_KNOWN: PinRichData = {
  rich_summary: null,
  rich_metadata: null,
  product_pin_data: null,
  rating: null,
  is_shoppable: false,
  is_eligible_for_pdp: false,
  is_oos_product: false,
  is_stale_product: false,
  shopping_flags: [],
};
