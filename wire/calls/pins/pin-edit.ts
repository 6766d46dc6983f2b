import type { BoardId, PinId } from '../../../src/domain/ids/ids.ts';
import { id, textUpTo } from '../../params/kinds.ts';
import { changeable, changeableRequired, optional, required } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { ACTING_PROFILE, CHANGED_SECTION_PARAM, CLIENT_TRACKING } from '../common-params.ts';
import { payload, resource } from '../declare.ts';
import { PIN_CHANGES } from './pin-texts.ts';
import { typedProduct } from './product-param.ts';

/** Calls to change and delete single pins. */
export const PIN_EDIT_CALLS = {
  updatePin: resource({
    name: 'PinResource',
    action: 'update',
    endpointName: 'pin_update',
    says: 'Changes a pin: its texts, link, facts about a product, place.',
    who: 'S',
    params: {
      id: required(id<PinId>()),
      ...PIN_CHANGES,
      product: changeable(typedProduct),
      board_id: changeableRequired(id<BoardId>()),
      ...CHANGED_SECTION_PARAM,
      scheduled_publish_at: changeable(textUpTo(100)),
      ...ACTING_PROFILE,
    },
    answer: payload<WirePin>('the pin'),
    errors: [
      'invalid_parameter',
      'pin_not_found',
      'board_not_found',
      'section_not_found',
      'forbidden',
      'limit_reached',
    ],
    changes: ['pins', 'boards', 'counts'],
  }),
  deletePin: resource({
    name: 'PinResource',
    action: 'delete',
    endpointName: 'pin_delete',
    says: 'Deletes a pin of one’s own, or takes one from a board that one may change.',
    who: 'S',
    params: {
      id: required(id<PinId>()),
      board_id: optional(id<BoardId>()),
      ...CLIENT_TRACKING,
      ...ACTING_PROFILE,
    },
    answer: payload<{ readonly id: string }>('the id of the pin'),
    errors: ['pin_not_found', 'forbidden'],
    changes: ['pins', 'boards', 'counts'],
  }),
};
