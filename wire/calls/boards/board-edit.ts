import type { BoardId, PinId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { LIST_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import type { WireBoard } from '../../board.ts';
import { bool, decimal, id, oneOf, text, textUpTo } from '../../params/kinds.ts';
import { idList, object } from '../../params/lists.ts';
import { kind, type Kind } from '../../params/param.ts';
import {
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../params/presence.ts';
import { BOARD_PRIVACIES } from './board.ts';
import { ACTING_PROFILE } from '../common-params.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

type Crop = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const BOARD = { board_id: required(id<BoardId>()), ...ACTING_PROFILE };

/** The fields of a board that can be changed. */
export const BOARD_CHANGES = {
  name: labelled('Board name', changeableRequired(text('boardName'))),
  description: labelled('Description', changeable(text('boardDescription'))),
  category: changeable(textUpTo(100)),
  privacy: changeableRequired(oneOf(BOARD_PRIVACIES)),
  cover_pin_id: changeable(id<PinId>()),
  cover_crop: changeable(crop()),
  allow_homefeed_recommendations: changeableRequired(bool()),
  collaborator_invites_enabled: changeableRequired(bool()),
};

const ORDERED = payload<{ readonly board_order_modified_at: string }>('when the order was changed');

/** Calls to change, order, archive and delete boards. */
export const BOARD_EDIT_CALLS = {
  updateBoard: resource({
    name: 'BoardResource',
    action: 'update',
    endpointName: 'board_update',
    says: 'Changes a board. A new name makes a new address; the old ones still lead there.',
    who: 'S',
    params: { ...BOARD, ...BOARD_CHANGES },
    answer: payload<WireBoard>('the board'),
    errors: ['board_not_found', 'pin_not_found', 'forbidden', 'conflict'],
    changes: ['pins', 'boards', 'counts'],
  }),
  deleteBoard: resource({
    name: 'BoardResource',
    action: 'delete',
    endpointName: 'board_delete',
    says: 'Deletes a board with its sections and pins.',
    who: 'S',
    params: BOARD,
    answer: OK_PAYLOAD,
    errors: ['board_not_found', 'forbidden', 'conflict'],
    changes: ['pins', 'boards', 'counts'],
  }),
  archiveBoard: resource({
    name: 'BoardArchiveResource',
    action: 'update',
    endpointName: 'board_archive_update',
    says: 'Takes a board out of lists, feeds and counts, or brings it back.',
    who: 'S',
    params: { ...BOARD, archived: withDefault(bool(), true) },
    answer: payload<WireBoard>('the board'),
    errors: ['board_not_found', 'forbidden', 'conflict'],
    changes: ['pins', 'boards', 'counts'],
  }),
  orderBoards: resource({
    name: 'BoardReorderResource',
    action: 'update',
    endpointName: 'board_reorder_update',
    says: 'Puts one’s own boards into this order; those that are not named stay behind them as they were.',
    who: 'S',
    params: {
      board_ids: required(idList<BoardId>({ max: LIST_LIMITS.board_ids })),
      ...ACTING_PROFILE,
    },
    answer: ORDERED,
    errors: ['board_not_found', 'forbidden'],
    changes: ['boards'],
  }),
  orderPins: resource({
    name: 'BoardPinReorderResource',
    action: 'update',
    endpointName: 'board_pin_reorder_update',
    says: 'Puts a pin behind another one of its board, or first.',
    who: 'S',
    params: { ...BOARD, pin_id: required(id<PinId>()), after_pin_id: optional(id<PinId>()) },
    answer: ORDERED,
    errors: ['board_not_found', 'pin_not_found', 'forbidden'],
    changes: ['pins', 'boards'],
  }),
};

function crop(): Kind<Crop> {
  const fraction = decimal({ min: 0, max: 1 });
  return kind('{x, y, w, h} in fractions of the picture’s sides', (raw) => {
    const fields = object()(raw);
    if (!fields.ok) return fields;
    const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((name) => fraction(fields.value[name]));
    if (!x?.ok || !y?.ok || !w?.ok || !h?.ok) return refuse('bad_format');
    const isInside = w.value > 0 && h.value > 0 && x.value + w.value <= 1 && y.value + h.value <= 1;
    return isInside ? accept({ x: x.value, y: y.value, w: w.value, h: h.value }) : refuse('out_of_range');
  });
}
