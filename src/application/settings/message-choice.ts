import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** Where it is kept with an account. */
const STATE = 'MESSAGES_STAY';

/** Whether messages stay until they are closed, for those who need more time for them. Kept with the account. */
export class MessageChoice {
  readonly #deps: { readonly states: UserStateGateway };
  constructor(deps: { readonly states: UserStateGateway }) {
    this.#deps = deps;
  }

  /** False until somebody turns it on. @throws {ServiceError} */
  async stay(): Promise<boolean> {
    return (await this.#deps.states.read(STATE)) === 'on';
  }

  /** @throws {ServiceError} */
  keep(stay: boolean): Promise<void> {
    return this.#deps.states.keep(STATE, stay ? 'on' : 'off');
  }
}
