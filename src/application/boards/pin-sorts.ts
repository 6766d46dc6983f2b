import { parseBoardPinSorts, type BoardPinSorts } from '../../domain/boards/chosen-pin-sorts.ts';
import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** Where it is kept with an account. */
const STATE = 'BOARD_PIN_SORTS';

/** In which orders a member wants to see boards. @throws {ServiceError} in every method */
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
