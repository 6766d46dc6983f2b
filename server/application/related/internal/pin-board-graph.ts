import type { SavedArrays } from '../../ports/discovery/discovery-part.ts';
import { IdNumbers } from '../../arrays/id-numbers.ts';
import { SlabLists } from '../../arrays/slab-lists.ts';

/** Which pins are on which public boards, in both directions. Pins and boards are dense numbers. */
export class PinBoardGraph {
  readonly boards = new IdNumbers();
  readonly boardsOfPin = new SlabLists();
  readonly pinsOnBoard = new SlabLists();

  /** Number of pairs of pin and board. */
  get edges(): number {
    return this.boardsOfPin.total;
  }

  /** Sets the boards of a pin; each id is given once. */
  put(pin: number, boardIds: readonly string[]): void {
    const boards = new Set(boardIds.map((id) => this.boards.give(id)));
    for (const board of this.boardsOfPin.listOf(pin)) {
      if (!boards.delete(board)) this.#remove(pin, board);
    }
    for (const board of boards) {
      this.boardsOfPin.add(pin, board);
      this.pinsOnBoard.add(board, pin);
    }
  }

  remove(pin: number): void {
    for (const board of this.boardsOfPin.listOf(pin)) this.#remove(pin, board);
  }

  save(): SavedArrays {
    return {
      ...prefixed('boards', this.boards.save()),
      ...prefixed('boardsOfPin', this.boardsOfPin.save()),
      ...prefixed('pinsOnBoard', this.pinsOnBoard.save()),
    };
  }

  load(saved: SavedArrays): void {
    this.boards.load(unprefixed('boards', saved));
    this.boardsOfPin.load(unprefixed('boardsOfPin', saved));
    this.pinsOnBoard.load(unprefixed('pinsOnBoard', saved));
  }

  #remove(pin: number, board: number): void {
    this.boardsOfPin.remove(pin, board);
    this.pinsOnBoard.remove(board, pin);
  }
}

function prefixed(name: string, arrays: SavedArrays): SavedArrays {
  return Object.fromEntries(Object.entries(arrays).map(([key, array]) => [`${name}.${key}`, array]));
}

function unprefixed(name: string, arrays: SavedArrays): SavedArrays {
  const own = Object.entries(arrays).filter(([key]) => key.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([key, array]) => [key.slice(name.length + 1), array]));
}
