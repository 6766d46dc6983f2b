import { COLOR_GROUPS } from '../../src/domain/feeds/color-group.ts';
import type { PinId } from '../../src/domain/ids/ids.ts';
import { WHOLE_CROP } from '../../src/domain/looks/picture-crop.ts';
import { anyColor, decimal, id, knownOr, textUpTo } from '../params/kinds.ts';
import { partsOf } from '../params/parts.ts';
import { optional, required, withDefault } from '../params/presence.ts';
import type { WirePinCard } from '../pin-card.ts';
import type { WirePin } from '../pin.ts';
import { payload, resource } from './declare.ts';

/** How long the pages of a search go on, ms. */
const LIFETIME_MS = 3_600_000;

const FORM = { field_set_key: withDefault(knownOr(['card', 'full'], 'full'), 'full') };

const COLOR_KEYS = COLOR_GROUPS.map(({ key }) => key);

const PART = required(decimal({ min: 0, max: 1 }));

/** In fractions of the picture's sides, from its upper left corner. */
const CROP = { x: PART, y: PART, w: PART, h: PART };

export type WireCrop = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type WireVisualSearch = {
  readonly results: readonly (WirePin | WirePinCard)[];
  /** What was searched for, inside of the picture. */
  readonly crop: WireCrop;
  /** `building`: the index is not ready, so there are no results yet. */
  readonly state: 'ready' | 'building';
};

/** Search for pictures by a picture. */
export const VISUAL_SEARCH_CALLS = {
  visualSearch: resource({
    name: 'VisualLiveSearchResource',
    action: 'get',
    endpointName: 'visual_live_search_get',
    says: 'Lists pins whose pictures have colours and shapes like a picture, or a part of it: of a pin, or of an own upload. For a colour in place of a picture: pins with large areas of it.',
    who: 'A',
    bucket: 'visual',
    list: {
      lifetime: LIFETIME_MS,
      ignoring: Object.keys(FORM),
      empty: (): WireVisualSearch => ({ results: [], crop: WHOLE_CROP, state: 'ready' }),
    },
    params: {
      ...FORM,
      pin_id: optional(id<PinId>()),
      image_signature: optional(textUpTo(32)),
      /** A colour group, or any colour. */
      color: optional(anyColor(COLOR_KEYS)),
      crop: withDefault(partsOf(CROP), WHOLE_CROP),
      scope: withDefault(knownOr(['pins', 'products'], 'pins'), 'pins'),
    },
    answer: payload<WireVisualSearch>('pins, nearest first, and the part of the picture that they are like'),
    errors: ['pin_not_found', 'object_not_found', 'invalid_parameter', 'invalid_bookmark'],
  }),
};
