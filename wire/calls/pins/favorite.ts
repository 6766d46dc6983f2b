import type { PinId } from '../../../src/domain/ids/ids.ts';
import { id } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { direct, payload } from '../declare.ts';

const COMMON = {
  path: '/v3/pins/{id}/favorite/',
  who: 'S',
  params: { id: required(id<PinId>()) },
  answer: payload<Pick<WirePin, 'id' | 'favorited_by_me' | 'favorite_user_count'>>('the pin’s favorites'),
  errors: ['pin_not_found', 'limit_reached'],
  changes: ['pins'],
} as const;

/** Favourites at the address of their pin. */
export const FAVORITE_CALLS = {
  favor: direct({
    ...COMMON,
    verbs: ['POST'],
    endpointName: 'v3_pins_favorite_post',
    says: 'Makes a pin a favorite.',
  }),
  unfavor: direct({
    ...COMMON,
    verbs: ['DELETE'],
    endpointName: 'v3_pins_favorite_delete',
    says: 'Takes a pin from the favorites.',
  }),
};
