import { parseBoardPinSorts, type BoardPinSorts } from '../../domain/boards/chosen-pin-sorts.ts';
import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** The name of the stored state of an account. */
const STATE = 'BOARD_PIN_SORTS';

/** A member's chosen orders of boards. @throws {ServiceError} in every method */
export class PinSorts {
  readonly #deps: { readonly states: UserStateGateway };
  constructor(deps: { readonly states: UserStateGateway }) {
    this.#deps = deps;
  }

  async read(): Promise<BoardPinSorts> {
    return parseBoardPinSorts(await this.#deps.states.read(STATE));
  }

  keep(sorts: BoardPinSorts): Promise<void> {
    return this.#deps.states.keep(STATE, sorts);
  }
}
