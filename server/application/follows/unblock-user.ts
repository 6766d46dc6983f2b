import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';

type UnblockUserDeps = { readonly store: Store };

/** Unblocks a user; earlier follows are not restored. */
export class UnblockUser {
  readonly #deps: UnblockUserDeps;

  constructor(deps: UnblockUserDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, blockedId: UserId): Promise<{ readonly kind: 'done' | 'not_found' }> {
    const { store } = this.#deps;
    const [person] = await store.users.views([blockedId], actorId);
    if (person === undefined) return { kind: 'not_found' };
    await store.transaction((tx) => tx.blocks.unblock(actorId, person.id));
    return { kind: 'done' };
  }
}
