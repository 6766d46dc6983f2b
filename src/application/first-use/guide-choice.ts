import {
  isGuideHidden,
  parseGuideHidings,
  type GuideHidings,
} from '../../domain/first-use/guide-reminders.ts';
import type { UserStateGateway } from '../ports/people/user-state-gateway.ts';

/** The stored state with the times at which the guide was hidden. */
const STATE = 'FIRST_STEPS';

type GuideChoiceDeps = { readonly userState: UserStateGateway; readonly now: () => number };

/** Whether a person sees the guide for new users; stored with the account. @throws {ServiceError} */
export class GuideChoice {
  readonly #deps: GuideChoiceDeps;
  constructor(deps: GuideChoiceDeps) {
    this.#deps = deps;
  }

  /** @param hasBegun the person has a board or a pin */
  async isHidden(hasBegun: boolean): Promise<boolean> {
    return isGuideHidden(await this.#hidings(), { hasBegun, now: this.#deps.now() });
  }

  async hide(): Promise<void> {
    const { userState, now } = this.#deps;
    await userState.keep(STATE, { hidden_at: [...(await this.#hidings()), now()] });
  }

  async #hidings(): Promise<GuideHidings> {
    return parseGuideHidings(await this.#deps.userState.read(STATE));
  }
}

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenGuideChoice = () => Promise<GuideChoice>;
