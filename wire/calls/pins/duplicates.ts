import type { RepeatLevel } from '../../../src/domain/duplicates/duplicate-groups.ts';
import { MOST_IN_GROUP } from '../../../src/domain/duplicates/duplicate-groups.ts';
import type { StayReason } from '../../../src/domain/duplicates/merge-plan.ts';
import type { BoardId, PinId } from '../../../src/domain/ids/ids.ts';
import { id } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import { listOfParts, partsOf } from '../../params/parts.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

/** Groups that one call merges. */
const MOST_MERGES = 25;

/** Kept pins that one call leaves out. */
const MOST_LEFT_OUT = 2_000;

/** How long the pages of a list go on, ms. */
const LIFETIME_MS = 3_600_000;

export type WireDuplicates = {
  /** The pins of all groups of the page. */
  readonly results: readonly WirePin[];
  /** The pin that is kept unless one chooses another comes first, then each with how much it shows the same. */
  readonly groups: readonly {
    readonly pin_ids: readonly string[];
    readonly levels: readonly RepeatLevel[];
  }[];
  readonly group_count: number;
  /** Pins that show the same picture as the first one of their group. */
  readonly same_picture_count: number;
  /** `comparing`: there are no groups yet; the same call goes on. */
  readonly state: 'found' | 'comparing';
  /** Pictures that are compared, of `total`. */
  readonly done: number;
  readonly total: number;
};

export type WireMerge = {
  /** Null when nothing was merged. */
  readonly merge_id: string | null;
  readonly removed_ids: readonly string[];
  /** Of all groups, also those where everything stays. */
  readonly kept_ids: readonly string[];
  /** Pins that stay, and why. */
  readonly stays: readonly { readonly pin_id: string; readonly why: StayReason }[];
  /** Groups that are left for another call. */
  readonly left: number;
};

const COMMON = { who: 'S', bucket: 'duplicates' } as const;
const CHANGES = ['pins', 'boards', 'counts'] as const;
const ON_BOARD = { board_id: optional(id<BoardId>()) };
const NAMED_MERGE = { name: 'DuplicateMergeResource' } as const;

/** Calls about pins of the caller that show the same picture. */
export const DUPLICATE_CALLS = {
  listDuplicates: resource({
    ...COMMON,
    name: 'DuplicateGroupsResource',
    action: 'get',
    endpointName: 'duplicate_groups_get',
    says: 'Lists groups of the caller’s own pins whose pictures are the same or look the same, on one board or on all.',
    list: {
      pageSize: 10,
      lifetime: LIFETIME_MS,
      empty: (): WireDuplicates => ({
        results: [],
        groups: [],
        group_count: 0,
        same_picture_count: 0,
        state: 'found',
        done: 0,
        total: 0,
      }),
    },
    params: ON_BOARD,
    answer: payload<WireDuplicates>('groups, those with the same picture first'),
    errors: ['board_not_found', 'invalid_bookmark'],
  }),
  mergePins: resource({
    ...COMMON,
    ...NAMED_MERGE,
    action: 'create',
    endpointName: 'duplicate_merge_create',
    says:
      'Merges own pins of the same picture: the others are removed, and the kept pin is saved to their boards. Pins that ' +
      'would show something secret, or lose their note, stay.',
    params: {
      merges: required(
        listOfParts(
          partsOf({
            keep_id: required(id<PinId>()),
            pin_ids: required(idList<PinId>({ min: 1, max: MOST_IN_GROUP })),
          }),
          { min: 1, max: MOST_MERGES },
        ),
      ),
    },
    answer: payload<WireMerge>('what was merged and what stays'),
    changes: CHANGES,
  }),
  mergeAllPins: resource({
    ...COMMON,
    name: 'DuplicateMergeAllResource',
    action: 'create',
    endpointName: 'duplicate_merge_all_create',
    says: 'Merges pins with the same picture in up to 25 groups of the list, each into the first one of its group.',
    params: { ...ON_BOARD, without_ids: withDefault(idList<PinId>({ max: MOST_LEFT_OUT }), []) },
    answer: payload<WireMerge>('what was merged and what stays'),
    errors: ['board_not_found', 'unavailable'],
    changes: CHANGES,
  }),
  undoMerge: resource({
    ...COMMON,
    ...NAMED_MERGE,
    action: 'delete',
    endpointName: 'duplicate_merge_delete',
    says: 'Takes a merge back within an hour: the removed pins are there again as they were.',
    params: { merge_id: required(id<string>()) },
    answer: payload<{ readonly restored_ids: readonly string[] }>('the restored pins'),
    errors: ['object_not_found'],
    changes: CHANGES,
  }),
  keepApart: resource({
    ...COMMON,
    name: 'DistinctPinsResource',
    action: 'create',
    endpointName: 'distinct_pins_create',
    says: 'Remembers that own pins are no duplicates of each other.',
    params: { pin_ids: required(idList<PinId>({ min: 2, max: MOST_IN_GROUP })) },
    answer: payload<{ readonly id: string }>('an id to take it back'),
    errors: ['pin_not_found'],
  }),
  forgetApart: resource({
    ...COMMON,
    name: 'DistinctPinsResource',
    action: 'delete',
    endpointName: 'distinct_pins_delete',
    says: 'Forgets that pins are no duplicates of each other.',
    params: { id: required(id<string>()) },
    answer: OK_PAYLOAD,
    errors: ['object_not_found'],
  }),
};
