import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** The stored state that turns the guide off. */
const STATE = 'FIRST_STEPS';
const HIDDEN = 'hidden';

/** Whether a person wants the guide for new users; stored with the account. @throws {ServiceError} */
export class GuideChoice {
  readonly #deps: { readonly userState: UserStateGateway };
  constructor(deps: { readonly userState: UserStateGateway }) {
    this.#deps = deps;
  }

  async isHidden(): Promise<boolean> {
    return (await this.#deps.userState.read(STATE)) === HIDDEN;
  }

  hide(): Promise<void> {
    return this.#deps.userState.keep(STATE, HIDDEN);
  }
}

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenGuideChoice = () => Promise<GuideChoice>;
