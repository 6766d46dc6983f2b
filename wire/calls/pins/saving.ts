import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { WireBoardShort } from '../../board.ts';
import { id, textUpTo, unread } from '../../params/kinds.ts';
import { optional, required } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { SAVE_PLACE } from '../common-params.ts';
import { payload, resource } from '../declare.ts';
import { COPY_TEXTS } from './pin-texts.ts';

type BoardChoice = {
  /** Every board where the caller may add pins, last used first. */
  readonly all_boards: readonly WireBoardShort[];
  readonly boards_shortlist: readonly WireBoardShort[];
};

/** Calls to save pins, and to list the places to save to. */
export const SAVING_CALLS = {
  savePin: resource({
    name: 'RepinResource',
    action: 'create',
    endpointName: 'repin_create',
    says: 'Saves a pin to a board, or without one to the profile. A text that is absent is the pin’s own.',
    who: 'S',
    bucket: 'pin_saves',
    params: {
      pin_id: required(id<PinId>()),
      ...SAVE_PLACE,
      ...COPY_TEXTS,
      clientTrackingParams: optional(unread()),
      disable_event_log_info: optional(unread()),
    },
    answer: payload<WirePin>('the copy'),
    errors: [
      'pin_not_found',
      'board_not_found',
      'section_not_found',
      'forbidden',
      'limit_reached',
      'bad_media',
    ],
    changes: ['pins', 'boards', 'counts'],
  }),
  chooseBoard: resource({
    name: 'BoardPickerBoardsResource',
    action: 'get',
    endpointName: 'board_picker_boards_get',
    says: 'Lists the boards to which the caller may save, the last used first.',
    who: 'S',
    params: { pin_id: optional(id<PinId>()), filter: optional(textUpTo(100)) },
    answer: payload<BoardChoice>('all boards, and some that are offered first'),
    errors: ['pin_not_found'],
  }),
  suggestBoardTitles: resource({
    name: 'BoardTitleSuggestionsResource',
    action: 'get',
    endpointName: 'board_title_suggestions_get',
    says: 'Suggests names for a new board that would suit a pin.',
    who: 'S',
    list: {},
    params: { pin_id: required(id<PinId>()) },
    answer: payload<readonly { readonly name: string }[]>('names'),
    errors: ['pin_not_found'],
  }),
};
