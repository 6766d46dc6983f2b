import type { PinId } from '../../../src/domain/ids/ids.ts';
import { REACTION_TYPES } from '../../../src/domain/pins/pin-relations.ts';
import { id, oneOf } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WirePin, WireReactions } from '../../pin.ts';
import { direct, payload, resource } from '../declare.ts';

const COMMON = {
  who: 'S',
  answer: payload<Pick<WirePin, 'id'> & WireReactions>('the pin’s reactions'),
} as const;

const AT_ITS_ADDRESS = {
  ...COMMON,
  path: ['/v3/pins/{id}/reactions/', '/v3/pins/{id}/react/'],
} as const;

const LIKE = {
  ...COMMON,
  name: 'PinLikeResource',
  params: { pin_id: required(id<PinId>()) },
} as const;

/** Reactions to pins, one for each person and pin. */
export const REACTION_CALLS = {
  react: direct({
    ...AT_ITS_ADDRESS,
    verbs: ['PUT', 'POST'],
    endpointName: 'v3_pins_reactions_put',
    says: 'Gives a pin a reaction, in place of the one that it had from the caller.',
    params: { id: required(id<PinId>()), reaction_type: required(oneOf(REACTION_TYPES)) },
    errors: ['pin_not_found', 'forbidden'],
  }),
  takeBack: direct({
    ...AT_ITS_ADDRESS,
    verbs: ['DELETE'],
    endpointName: 'v3_pins_reactions_delete',
    says: 'Takes the caller’s reaction back.',
    params: { id: required(id<PinId>()) },
    errors: ['pin_not_found'],
  }),
  like: resource({
    ...LIKE,
    action: 'create',
    endpointName: 'pin_like_create',
    says: 'Gives a pin the first of the reactions, for clients that know one only.',
    errors: ['pin_not_found', 'forbidden'],
  }),
  unlike: resource({
    ...LIKE,
    action: 'delete',
    endpointName: 'pin_like_delete',
    says: 'Takes the caller’s reaction back, whichever it is.',
    errors: ['pin_not_found'],
  }),
};
