import { accept, refuse } from '../../domain/limits/checked.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import type { OpenDrafts } from '../drafts/draft-services.ts';
import type { AccountGateway, AccountOutcome, Leaving } from '../ports/people/account-gateway.ts';
import type { Logger } from '../ports/logger.ts';
import { clearUserTraces } from '../sessions/clear-user-traces.ts';

type DeactivateAccountDeps = {
  readonly accounts: AccountGateway;
  readonly openDrafts: OpenDrafts;
  readonly logger: Logger;
};

/**
 * Hides the account until its owner logs in again. It ends the session, so the user's data is removed from this
 * browser.
 */
export class DeactivateAccount {
  readonly #deps: DeactivateAccountDeps;
  constructor(deps: DeactivateAccountDeps) {
    this.#deps = deps;
  }

  async run(leaving: Leaving, userId: UserId | null): Promise<AccountOutcome> {
    const refused = refusalOf({ password: leaving.password === '' ? refuse('missing') : accept(true) });
    if (refused !== undefined) return refused;
    const outcome = await this.#deps.accounts.deactivate(leaving);
    if (outcome.kind === 'done') await clearUserTraces(this.#deps, userId);
    return outcome;
  }
}
