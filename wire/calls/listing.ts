import type { TopicId } from '../../src/domain/ids/ids.ts';
import { checkCurrency } from '../../src/domain/pins/typed-product.ts';
import { bool, decimal, id, knownOr, oneOf, textUpTo } from '../params/kinds.ts';
import { kind } from '../params/param.ts';
import { optional, required, withDefault } from '../params/presence.ts';
import type { WireArea, WireDiscoveryState, WireListingFacts } from '../listing.ts';
import type { WirePinCard } from '../pin-card.ts';
import type { WirePin } from '../pin.ts';
import { payload, resource } from './declare.ts';

/** The form of the pins: complete, or as cards for our own client. Both contain the same pins. */
const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };
const LIST = { ignoring: Object.keys(FORM) };
const PINS = payload<readonly (WirePin | WirePinCard)[]>(
  'pins; in the form of cards their people and boards once each in `data_people` and `data_boards` beside them',
);

/** A topic. */
const CATEGORY = { category_id: optional(id<TopicId>()) };
const DOMAIN = textUpTo(253);

/** Both limits of the price belong to the range; without a currency they are in that of most products. */
const PRODUCT_FILTERS = {
  domain: optional(DOMAIN),
  min_price: optional(decimal({ min: 0 })),
  max_price: optional(decimal({ min: 0 })),
  currency: optional(kind('three letters', checkCurrency)),
  /** Only what was in stock when its page was last read. */
  in_stock: withDefault(bool(), false),
};

/** Lists of all public pins of one kind or of one web domain. */
export const LISTING_CALLS = {
  videoFeed: resource({
    name: 'VideoFeedResource',
    action: 'get',
    endpointName: 'video_feed_get',
    says: 'Lists public videos, those that are recent and popular first.',
    who: 'A',
    list: LIST,
    params: { ...FORM, ...CATEGORY },
    answer: PINS,
    errors: ['topic_not_found', 'invalid_bookmark'],
  }),
  shoppingFeed: resource({
    name: 'ShoppingFeedResource',
    action: 'get',
    endpointName: 'shopping_feed_get',
    says: 'Lists public products, those that are recent and popular first. Prices are those of the last time when their page was read.',
    who: 'A',
    list: LIST,
    params: { ...FORM, ...CATEGORY, ...PRODUCT_FILTERS },
    answer: PINS,
    errors: ['topic_not_found', 'invalid_parameter', 'invalid_bookmark'],
  }),
  domainFeed: resource({
    name: 'DomainFeedResource',
    action: 'get',
    endpointName: 'domain_feed_get',
    says: 'Lists public pins that link to a web domain, those that are recent and popular first. `www.` makes no difference.',
    who: 'A',
    list: LIST,
    params: { ...FORM, domain: required(DOMAIN) },
    answer: PINS,
    errors: ['invalid_bookmark'],
  }),
  listingFacts: resource({
    name: 'ListingFactsResource',
    action: 'get',
    endpointName: 'listing_facts_get',
    says: 'Tells how many pins such a list has, what they are about, and what filters would leave.',
    who: 'A',
    params: { of: required(oneOf(['videos', 'products', 'domain'])), ...CATEGORY, ...PRODUCT_FILTERS },
    answer: payload<WireListingFacts>('the facts'),
    errors: ['topic_not_found', 'invalid_parameter'],
  }),
  areas: resource({
    name: 'DiscoveryAreasResource',
    action: 'get',
    endpointName: 'discovery_areas_get',
    says: 'Lists the areas of discovery that have enough pins for a page.',
    who: 'A',
    params: {},
    answer: payload<readonly WireArea[]>('areas'),
  }),
  state: resource({
    name: 'DiscoveryStateResource',
    action: 'get',
    endpointName: 'discovery_state_get',
    says: 'Tells whether the index of pins is ready. While it is being built, lists of discovery are empty.',
    who: 'A',
    params: {},
    answer: payload<WireDiscoveryState>(
      '`state`: `ready`, or `building` until a moment after the index is ready',
    ),
  }),
};
