import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** The name of the stored state of an account. */
const STATE = 'MESSAGES_STAY';

/** Whether toasts stay until they are closed, for people who need more time to read. Stored with the account. */
export class MessageChoice {
  readonly #deps: { readonly states: UserStateGateway };
  constructor(deps: { readonly states: UserStateGateway }) {
    this.#deps = deps;
  }

  /** Default: false. @throws {ServiceError} */
  async stay(): Promise<boolean> {
    return (await this.#deps.states.read(STATE)) === 'on';
  }

  /** @throws {ServiceError} */
  keep(stay: boolean): Promise<void> {
    return this.#deps.states.keep(STATE, stay ? 'on' : 'off');
  }
}
