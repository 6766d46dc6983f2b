import type { BoardId, PinId } from '../../../src/domain/ids/ids.ts';
import { LIST_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { id } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import { required, withDefault } from '../../params/presence.ts';
import { ACTING_PROFILE, SECTION_PARAM } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

type BulkAnswer = {
  readonly ok_ids: readonly string[];
  readonly failed: readonly { readonly id: string; readonly code: number; readonly message: string }[];
};
type MovedFrom = {
  readonly board_id: string;
  readonly section_id: string | null;
  readonly pin_ids: readonly string[];
};

const pinIds = idList<PinId>({ max: LIST_LIMITS.pin_ids });

const PLACE = { board_id: required(id<BoardId>()), ...SECTION_PARAM, ...ACTING_PROFILE };

const COMMON = {
  who: 'S',
  bucket: 'pin_saves',
  changes: ['pins', 'boards', 'counts'],
} as const;

const SOME = {
  ...COMMON,
  name: 'BulkEditResource',
  params: { pin_ids: required(pinIds), ...PLACE },
} as const;

const NOT_FOUND = ['board_not_found', 'section_not_found', 'pin_not_found'] as const;

/** Calls that change many pins. If some of them fail, the others succeed; the call fails if all of them fail. */
export const BULK_CALLS = {
  movePins: resource({
    ...SOME,
    action: 'update',
    endpointName: 'bulk_edit_update',
    says: 'Moves pins to a board, or into a section of it.',
    answer: payload<BulkAnswer & { readonly moved_from: readonly MovedFrom[] }>(
      'what was done and what not, and where the moved pins stood before',
    ),
    errors: [...NOT_FOUND, 'forbidden', 'limit_reached'],
  }),
  copyPins: resource({
    ...SOME,
    action: 'create',
    endpointName: 'bulk_edit_create',
    says: 'Saves pins to a board, or into a section of it.',
    answer: payload<BulkAnswer>('what was done and what not'),
    errors: [...NOT_FOUND, 'forbidden', 'limit_reached', 'bad_media'],
  }),
  deletePins: resource({
    ...SOME,
    action: 'delete',
    endpointName: 'bulk_edit_delete',
    says: 'Deletes pins of a board.',
    answer: payload<BulkAnswer>('what was done and what not'),
    errors: [...NOT_FOUND, 'forbidden'],
  }),
  deleteAllPins: resource({
    ...COMMON,
    name: 'BulkEditSelectAllResource',
    action: 'delete',
    endpointName: 'bulk_edit_select_all_delete',
    says: 'Deletes all pins of a board, or of a section of it, but those that are named.',
    params: { ...PLACE, pin_ids: withDefault(pinIds, []) },
    answer: payload<{ readonly deleted_count: number }>('how many were deleted'),
    errors: ['board_not_found', 'section_not_found', 'forbidden'],
  }),
};
