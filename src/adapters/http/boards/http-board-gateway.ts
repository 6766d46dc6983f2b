import type {
  BoardGateway,
  BoardListQuery,
  BoardPage,
  CreateBoardOutcome,
  NewBoard,
} from '../../../application/ports/boards/board-gateway.ts';
import type { Board } from '../../../domain/boards/board.ts';
import { PAGE_SIZE_DEFAULT } from '../../../domain/limits/count-limits.ts';
import type { ResourceCall, Sent } from '../../../../wire/calls/contract.ts';
import { boardFromWire } from '../../../../wire/board-from-wire.ts';
import { refusedBy, type ResourceClient } from '../client/resource-client.ts';

/** Boards over the resource calls. */
export class HttpBoardGateway implements BoardGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async find(username: string, slug: string): Promise<Board | undefined> {
    const answer = await this.#calls.get('Board', { username, slug });
    return answer.kind === 'ok' ? boardFromWire(answer.data) : undefined;
  }

  async ofUser(query: BoardListQuery, bookmark: string | null): Promise<BoardPage | 'expired' | undefined> {
    const answer = await this.#calls.get('Boards', {
      ...listOptions(query),
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
    const items = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
    return {
      boards: items.filter(isBoard).map(boardFromWire),
      bookmark: answer.bookmark,
    };
  }

  async create(board: NewBoard): Promise<CreateBoardOutcome> {
    const answer = await this.#calls.create('Board', { ...board });
    return answer.kind === 'ok'
      ? { kind: 'created', board: boardFromWire(answer.data) }
      : refusedBy(answer.error);
  }
}

/** All options are explicit, so that a list means the same whatever the server's defaults are. */
function listOptions({
  username,
  sort = 'last_pinned_to',
  filter = 'NONE',
  includeArchived = true,
  pageSize = PAGE_SIZE_DEFAULT,
}: BoardListQuery): Sent<ResourceCall<'Boards', 'get'>> {
  return {
    username,
    privacy_filter: 'all',
    sort,
    field_set_key: 'profile_grid_item',
    group_by: 'mix_public_private',
    board_filter: filter,
    include_archived: includeArchived,
    filter_stories: false,
    filter_all_pins: false,
    filter_shopping_list: false,
    redux_normalize_feed: true,
    page_size: pageSize,
  };
}

function isBoard(item: unknown): boolean {
  return typeof item === 'object' && item !== null && (item as { type?: unknown }).type === 'board';
}
