import type { FeedItem } from '../../../application/feeds/feed-item.ts';
import type { Secrets } from '../../../application/ports/surroundings.ts';
import { saysNothing } from '../../../../wire/empty-field.ts';
import { CARD_BOARDS, CARD_PEOPLE, SIZE_PLACE, sizeInAddress } from '../../../../wire/pin-card.ts';
import type { CardObjects, WireCardImages, WirePinCard } from '../../../../wire/pin-card.ts';
import { MergedObject } from '../core/answer/merged-object.ts';
import { preEncoded } from '../core/answer/json-writer.ts';
import { publicPinFields, CACHED_PINS, type PinFacts, type PublicPinFields } from './public-pin-fields.ts';
import { pinFactsOf } from './internal/ad-to-wire.ts';
import { cardFields, type PinPlace } from './pin-to-wire.ts';
import { MemoCache } from './internal/memo-cache.ts';
import type { SerializationContext } from './serialization-context.ts';

/** Fields that neither a card nor the first frame of its closeup needs: alternative texts and other links. */
const NOT_ON_CARDS: ReadonlySet<string> = new Set<keyof PublicPinFields>([
  'node_id',
  'description_html',
  'closeup_description',
  'closeup_unified_description',
  'grid_description',
  'seo_title',
  'seo_description',
  'orig_image_url',
  'offsite_link',
  'favorite_count',
  'product_pin_data',
  'rich_summary',
  'pin_join',
]);
/** Picture sizes that only other pages use. */
const OTHER_SIZES: ReadonlySet<string> = new Set(['136x136', '600x315']);
/** Fields of people and boards that lists of pins do not show. */
const NOT_OF_OTHERS: ReadonlySet<string> = new Set(['node_id', 'image_xlarge_url', 'verified_identity']);

export type PublicCardFieldsCache = MemoCache<PinFacts, object>;

/** A cache of the public card fields: they are the same for every viewer who may see the pin. */
export function publicCardFieldsCache(secrets: Pick<Secrets, 'sign'>): PublicCardFieldsCache {
  return new MemoCache((facts) => preEncoded(publicCardFields(publicPinFields(facts, secrets))), CACHED_PINS);
}

/** A list of pins as cards: empty fields are omitted, and people and boards are listed once. */
export function pinCardsToWire(
  items: readonly FeedItem[],
  context: SerializationContext,
  surface: string,
): { readonly data: readonly MergedObject<WirePinCard>[] } & CardObjects {
  const data_people: Record<string, object> = {};
  const data_boards: Record<string, object> = {};
  const data = items.map((item, position) => {
    const facts = pinFactsOf(item, context);
    const fields = context.cardFieldsCache.of(facts.id, facts);
    const forViewer = cardForViewer(item, context, { surface, position });
    return MergedObject.of(fields, forViewer, {}) as MergedObject<object> as MergedObject<WirePinCard>;
  });
  for (const board of context.boards.values()) {
    data_boards[board.id] = { ...withoutEmpty(board, NOT_OF_OTHERS), owner: board.owner.id };
  }
  for (const person of context.people.values()) data_people[person.id] = withoutEmpty(person, NOT_OF_OTHERS);
  return { data, data_people, data_boards };
}

function cardForViewer(
  item: FeedItem,
  context: SerializationContext,
  place: PinPlace,
): Record<string, unknown> {
  const card = withoutEmpty(cardFields(item, context, place));
  for (const name of [...CARD_PEOPLE, ...CARD_BOARDS]) {
    const object = card[name] as { readonly id: string } | undefined;
    if (object !== undefined) card[name] = object.id;
  }
  return card;
}

function publicCardFields(fields: PublicPinFields): object {
  const { images, aggregated_pin_data, link_domain, ...rest } = fields;
  // Without an official user it only repeats the link.
  const official = link_domain?.official_user ? { link_domain } : {};
  const { saves } = aggregated_pin_data.aggregated_stats;
  const stats = saves > 0 ? { aggregated_pin_data: { aggregated_stats: { saves } } } : {};
  return { ...withoutEmpty(rest, NOT_ON_CARDS), ...stats, ...official, card_images: cardImages(images) };
}

/** An address template: the addresses of the sizes differ only in the name of the size. */
function cardImages(images: PublicPinFields['images']): WireCardImages {
  const sizes = Object.entries(images).filter(([size]) => !OTHER_SIZES.has(size));
  return {
    url: images.orig.url.replace(`/${sizeInAddress('orig')}/`, `/${SIZE_PLACE}/`),
    sizes: Object.fromEntries(sizes.map(([size, { width, height }]) => [size, [width, height]])),
  };
}

/** Clients of this form treat missing fields as empty. */
function withoutEmpty(object: object, leftOut?: ReadonlySet<string>): Record<string, unknown> {
  const full: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object) as [string, unknown][])
    if (!saysNothing(name, value) && leftOut?.has(name) !== true) full[name] = value;
  return full;
}
