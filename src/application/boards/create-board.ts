import { checkTextField } from '../../domain/limits/text-field.ts';
import { refusalOf } from '../checked-fields.ts';
import type { BoardGateway, CreateBoardOutcome, NewBoard } from '../ports/boards/board-gateway.ts';

/** Creates a board of the viewer. */
export class CreateBoard {
  readonly #deps: { readonly boards: BoardGateway };
  constructor(deps: { readonly boards: BoardGateway }) {
    this.#deps = deps;
  }

  async run(board: NewBoard): Promise<CreateBoardOutcome> {
    const refused = refusalOf({
      name: checkTextField('boardName', board.name),
      description: checkTextField('boardDescription', board.description),
    });
    return refused ?? this.#deps.boards.create(board);
  }
}
