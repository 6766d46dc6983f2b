import { checkUsername } from '../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../src/domain/routes/reserved-words.ts';
import type { Store } from '../../ports/store.ts';
import type { IdGenerator } from '../../ports/surroundings.ts';
import { usernameCandidates } from '../internal/sign-up/username-candidates.ts';

type CheckUsernameDeps = {
  readonly store: Pick<Store, 'users'>;
  readonly ids: Pick<IdGenerator, 'nextRequest'>;
};

export type UsernameCheck = { readonly available: boolean; readonly suggestions: readonly string[] };

const SUGGESTIONS = 3;

/** Whether a username is available, with alternatives when it is not. */
export class CheckUsername {
  readonly #deps: CheckUsernameDeps;

  constructor(deps: CheckUsernameDeps) {
    this.#deps = deps;
  }

  async run(username: string): Promise<UsernameCheck> {
    const checked = checkUsername(username, isReservedName);
    if (checked.ok && (await this.#isFree(checked.value))) return { available: true, suggestions: [] };
    return { available: false, suggestions: await this.#freeLike(username) };
  }

  async #freeLike(name: string): Promise<readonly string[]> {
    const free: string[] = [];
    for (const candidate of usernameCandidates(name, this.#deps.ids.nextRequest().slice(-4))) {
      if (free.length < SUGGESTIONS && (await this.#isFree(candidate))) free.push(candidate);
    }
    return free;
  }

  async #isFree(username: string): Promise<boolean> {
    return (await this.#deps.store.users.findByUsername(username)) === undefined;
  }
}
