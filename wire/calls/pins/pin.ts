import { PIN_METHODS } from '../../../src/domain/pins/pin-method.ts';
import { bool, oneOf, textUpTo } from '../../params/kinds.ts';
import { alsoNamed, optional, required, withDefault } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { SAVE_PLACE } from '../common-params.ts';
import { direct, payload, resource } from '../declare.ts';
import { PIN_CONTENT_PARAMS } from './pin-content-params.ts';
import { PIN_SOURCE_PARAMS } from './pin-source-params.ts';
import { NEW_PIN_TEXTS } from './pin-texts.ts';
import { typedProduct } from './product-param.ts';

const READ = {
  who: 'A',
  says: 'Gives a pin.',
  // Other ids of a pin are accepted as well, such as the address of a variant.
  params: { id: alsoNamed(required(textUpTo(2048, 1)), 'pin_id') },
  answer: payload<WirePin>('the pin'),
  errors: ['pin_not_found'],
} as const;

/** Calls to read and create single pins. */
export const PIN_CALLS = {
  readPin: resource({
    ...READ,
    name: 'PinResource',
    action: 'get',
    endpointName: 'pin_get',
  }),
  readPinAtItsAddress: direct({
    ...READ,
    verbs: ['GET'],
    path: '/v3/pins/{id}/',
    endpointName: 'v3_pins_get',
  }),
  createPin: resource({
    name: 'PinResource',
    action: 'create',
    endpointName: 'pin_create',
    says:
      'Makes a pin of one picture: an upload, the bytes of a picture or the address of one. A carousel, a collage or a ' +
      'collection names its parts besides.',
    who: 'S',
    bucket: 'pin_saves',
    body: 'images',
    params: {
      ...PIN_SOURCE_PARAMS,
      ...PIN_CONTENT_PARAMS,
      product: optional(typedProduct),
      ...SAVE_PLACE,
      ...NEW_PIN_TEXTS,
      method: withDefault(oneOf(PIN_METHODS), 'uploaded'),
      guid: optional(textUpTo(64)),
      is_comments_allowed: withDefault(bool(), true),
      sponsor_username: optional(textUpTo(100)),
      scheduled_publish_at: optional(textUpTo(100)),
    },
    answer: payload<WirePin>('the pin'),
    errors: [
      'invalid_parameter',
      'board_not_found',
      'section_not_found',
      'forbidden',
      'limit_reached',
      'object_not_found',
      'pin_not_found',
      'fetch_failed',
      'bad_media',
      'too_large',
      'unavailable',
      'storage_full',
      'conflict',
    ],
    changes: ['pins', 'boards', 'counts'],
  }),
};
