import type {
  BoardGateway,
  BoardPage,
  CreateBoardOutcome,
  NewBoard,
} from '../../application/ports/board-gateway.ts';
import type { Board } from '../../domain/boards/board.ts';
import { boardFromWire } from '../../../wire/board-from-wire.ts';
import { refusedBy, type ResourceClient } from './resource-client.ts';

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

  async ofUser(username: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined> {
    const answer = await this.#calls.get('Boards', {
      username,
      include_archived: false,
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'failed') return answer.error.reason === 'invalid_bookmark' ? 'expired' : undefined;
    const items = Array.isArray(answer.data) ? (answer.data as unknown[]) : [];
    return { boards: items.filter(isBoard).map(boardFromWire), bookmark: answer.bookmark };
  }

  async create(board: NewBoard): Promise<CreateBoardOutcome> {
    const answer = await this.#calls.create('Board', { name: board.name, privacy: board.privacy });
    return answer.kind === 'ok'
      ? { kind: 'created', board: boardFromWire(answer.data) }
      : refusedBy(answer.error);
  }
}

function isBoard(item: unknown): boolean {
  return typeof item === 'object' && item !== null && (item as { type?: unknown }).type === 'board';
}
