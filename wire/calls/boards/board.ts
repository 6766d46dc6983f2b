import type { BoardId } from '../../../src/domain/ids/ids.ts';
import type { WireBoard, WireBoardTile } from '../../board.ts';
import { bool, id, knownOr, oneOf, text, textUpTo, unread } from '../../params/kinds.ts';
import { labelled, optional, required, withDefault } from '../../params/presence.ts';
import { ACTING_PROFILE, FIELD_SET, PERSON_PARAMS } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const;

/** Calls to read and create boards. */
export const BOARD_CALLS = {
  readBoard: resource({
    name: 'BoardResource',
    action: 'get',
    endpointName: 'board_get',
    says: 'Reads a board by its id, or by its owner and the last part of its address.',
    who: 'A',
    params: {
      board_id: optional(id<BoardId>()),
      username: optional(textUpTo(100)),
      slug: optional(textUpTo(200)),
      ...FIELD_SET,
    },
    answer: payload<WireBoard>('the board'),
    errors: ['board_not_found', 'invalid_parameter'],
  }),
  createBoard: resource({
    name: 'BoardResource',
    action: 'create',
    endpointName: 'board_create',
    says: 'Makes a board. There is one for quick saves at most: `return_existing` answers with the one that is there.',
    who: 'S',
    params: {
      name: labelled('Board name', required(text('boardName'))),
      privacy: withDefault(oneOf(BOARD_PRIVACIES), 'public'),
      protected: withDefault(bool(), false),
      description: withDefault(text('boardDescription'), ''),
      category: optional(textUpTo(100)),
      layout: withDefault(oneOf(['default', 'quick_saves']), 'default'),
      return_existing: withDefault(bool(), false),
      collaborator_invites_enabled: withDefault(bool(), false),
      ...ACTING_PROFILE,
    },
    answer: payload<WireBoard>('the board'),
    errors: ['limit_reached', 'conflict'],
    changes: ['boards', 'counts', 'account'],
  }),
  listBoards: resource({
    name: ['BoardsResource', 'BoardsFeedResource', 'ProfileBoardsResource'],
    action: 'get',
    endpointName: 'boards_get',
    says: 'Lists the boards of a person, one’s own where nobody is named.',
    who: 'A',
    list: {},
    params: {
      ...PERSON_PARAMS,
      privacy_filter: withDefault(oneOf(['all', ...BOARD_PRIVACIES]), 'all'),
      sort: withDefault(
        knownOr(
          ['last_pinned_to', 'alphabetical', 'oldest', 'newest', 'group_boards_at_top', 'custom'],
          'last_pinned_to',
        ),
        'last_pinned_to',
      ),
      group_by: withDefault(
        knownOr(['mix_public_private', 'visibility'], 'mix_public_private'),
        'mix_public_private',
      ),
      include_archived: withDefault(bool(), true),
      board_filter: withDefault(knownOr(['NONE', 'GROUP', 'SECRET', 'ARCHIVED'], 'NONE'), 'NONE'),
      filter_all_pins: withDefault(bool(), false),
      filter_stories: withDefault(bool(), false),
      filter_shopping_list: withDefault(bool(), false),
      redux_normalize_feed: optional(unread()),
      ...FIELD_SET,
      ...ACTING_PROFILE,
    },
    answer: payload<readonly (WireBoardTile | WireBoard)[]>('the tiles that were asked for, then the boards'),
    errors: ['authentication_required', 'user_not_found'],
  }),
};
