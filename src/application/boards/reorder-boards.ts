import type { BoardId } from '../../domain/ids/ids.ts';
import { LIST_LIMITS } from '../../domain/limits/count-limits.ts';
import { inParts } from '../../domain/organizing/list-order.ts';
import type { BoardEditGateway } from '../ports/boards/board-edit-gateway.ts';
import type { DoneOutcome } from '../ports/done-outcome.ts';

/**
 * Stores the order of the viewer's own boards. The server takes a part of the list at a time and puts it in front, so
 * the last part is sent first.
 */
export class ReorderBoards {
  readonly #deps: { readonly boards: BoardEditGateway };
  constructor(deps: { readonly boards: BoardEditGateway }) {
    this.#deps = deps;
  }

  async run(ids: readonly BoardId[]): Promise<DoneOutcome> {
    for (const part of inParts(ids, LIST_LIMITS.board_ids).toReversed()) {
      const outcome = await this.#deps.boards.reorder(part);
      if (outcome.kind === 'refused') return outcome;
    }
    return { kind: 'done' };
  }
}
