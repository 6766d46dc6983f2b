import { accept } from '../../domain/limits/checked.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import type { BoardId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import type {
  BoardChange,
  BoardEditGateway,
  ChangeBoardOutcome,
} from '../ports/boards/board-edit-gateway.ts';

/** Changes name, description, privacy or cover of a board. A new name changes its address. */
export class UpdateBoard {
  readonly #deps: { readonly boards: BoardEditGateway };
  constructor(deps: { readonly boards: BoardEditGateway }) {
    this.#deps = deps;
  }

  async run(id: BoardId, change: BoardChange): Promise<ChangeBoardOutcome> {
    const { name, description } = change;
    const refused = refusalOf({
      name: name === undefined ? accept(name) : checkTextField('boardName', name),
      description:
        description === undefined ? accept(description) : checkTextField('boardDescription', description),
    });
    return refused ?? this.#deps.boards.update(id, change);
  }
}
