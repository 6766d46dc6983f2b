import type { BoardId, PinId } from '../../src/domain/ids/ids.ts';
import { bool, id, int, knownOr, textUpTo, unread } from '../params/kinds.ts';
import { idList } from '../params/lists.ts';
import { alsoNamed, optional, required, withDefault } from '../params/presence.ts';
import type { WireBoardShort } from '../board.ts';
import type { WirePinCard } from '../pin-card.ts';
import type { WirePin } from '../pin.ts';
import { payload, resource } from './declare.ts';

/** How long a list stays the same, ms. */
const LIFETIME_MS = 3_600_000;
/** The most pins that the reader has come by. */
const MOST_CONTEXT = 10;

const MOST_BOARDS = 20;

const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };
const LIST = { lifetime: LIFETIME_MS, ignoring: Object.keys(FORM) };

const OF_PIN = {
  action: 'get',
  who: 'A',
  list: LIST,
  params: {
    ...FORM,
    pin: alsoNamed(required(id<PinId>()), 'pin_id'),
    context_pin_ids: withDefault(idList<PinId>({ max: MOST_CONTEXT }), []),
    /** The search that led to the pin: its words count, too. */
    search_query: optional(textUpTo(200)),
    /** The list is below the page of a product: some products come first. */
    is_pdp: withDefault(bool(), false),
  },
  answer: payload<readonly (WirePin | WirePinCard)[]>('pins with the reason `related`, in the form of feeds'),
  errors: ['pin_not_found', 'invalid_bookmark'],
} as const;

export interface WirePaletteColor {
  /** `#rrggbb` */
  color: string;
  /** The part of the picture's area, 0 to 1. */
  area: number;
}

/** Lists of pins that go with a pin or a board, from everything that is public. */
export const RELATED_CALLS = {
  relatedPins: resource({
    ...OF_PIN,
    name: 'RelatedPinFeedResource',
    endpointName: 'related_pin_feed_get',
    says: 'Lists pins that are like a pin, nearest first: from boards that it was saved to, then by words and colours. Each picture appears once. The list stays the same for ten minutes.',
  }),
  relatedModules: resource({
    ...OF_PIN,
    name: 'RelatedModulesResource',
    endpointName: 'related_modules_get',
    says: 'Lists the same as RelatedPinFeedResource.',
  }),
  relatedProducts: resource({
    ...OF_PIN,
    name: 'RelatedProductsResource',
    endpointName: 'related_products_get',
    says: 'Lists products that are like a pin, nearest first.',
  }),
  boardsOfPin: resource({
    name: 'PinBoardsResource',
    action: 'get',
    endpointName: 'pin_boards_get',
    says: 'Lists public boards that people have saved a pin to, the smallest first. Quick-saves are left out.',
    who: 'A',
    params: { pin: OF_PIN.params.pin, count: withDefault(int({ min: 1, max: MOST_BOARDS }), MOST_BOARDS) },
    answer: payload<readonly WireBoardShort[]>('boards in the short form'),
    errors: ['pin_not_found'],
  }),
  colorsOfPin: resource({
    name: 'PinColorsResource',
    action: 'get',
    endpointName: 'pin_colors_get',
    says: 'Lists the main colours of a pin’s picture, the largest area first. None while they are unknown.',
    who: 'A',
    params: { pin: OF_PIN.params.pin },
    answer: payload<readonly WirePaletteColor[]>('colours'),
    errors: ['pin_not_found'],
  }),
  boardIdeas: resource({
    name: 'BoardContentRecommendationResource',
    action: 'get',
    endpointName: 'board_content_recommendation_get',
    says: 'Lists pins that go with the pins of a board and are not on it.',
    who: 'A',
    list: LIST,
    params: { ...FORM, id: alsoNamed(required(id<BoardId>()), 'board_id'), type: optional(unread()) },
    answer: OF_PIN.answer,
    errors: ['board_not_found', 'invalid_bookmark'],
  }),
};
