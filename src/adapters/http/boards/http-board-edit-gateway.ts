import type {
  BoardChange,
  BoardEditGateway,
  ChangeBoardOutcome,
} from '../../../application/ports/boards/board-edit-gateway.ts';
import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type { Board } from '../../../domain/boards/board.ts';
import type { BoardId } from '../../../domain/ids/ids.ts';
import { boardFromWire } from '../../../../wire/board-from-wire.ts';
import { doneOf } from '../client/done-of.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** The fields for the board's head and its form. */
const FIELDS = 'board_edit';

/** Changes of boards over the resource calls. */
export class HttpBoardEditGateway implements BoardEditGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async find(id: BoardId): Promise<Board | undefined> {
    const answer = await this.#calls.get('Board', { board_id: id, field_set_key: FIELDS });
    return answer.kind === 'ok' ? boardFromWire(answer.data) : undefined;
  }

  async update(id: BoardId, { coverPinId, ...change }: BoardChange): Promise<ChangeBoardOutcome> {
    const cover = coverPinId === undefined ? {} : { cover_pin_id: coverPinId };
    return changed(await this.#calls.update('Board', { board_id: id, ...change, ...cover }));
  }

  async archive(id: BoardId, archived: boolean): Promise<ChangeBoardOutcome> {
    return changed(await this.#calls.update('BoardArchive', { board_id: id, archived }));
  }

  async remove(id: BoardId): Promise<DoneOutcome> {
    return doneOf(await this.#calls.delete('Board', { board_id: id }));
  }

  async reorder(ids: readonly BoardId[]): Promise<DoneOutcome> {
    return doneOf(await this.#calls.update('BoardReorder', { board_ids: ids }));
  }
}

function changed(answer: CallOutcome): ChangeBoardOutcome {
  return answer.kind === 'ok'
    ? { kind: 'changed', board: boardFromWire(answer.data) }
    : refusedBy(answer.error, { cover_pin_id: 'cover' });
}
