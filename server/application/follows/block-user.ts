import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

export type BlockUserOutcome = { readonly kind: 'done' | 'not_found' | 'oneself' };

type BlockUserDeps = { readonly store: Store; readonly clock: Clock };

/**
 * Blocks a user: both unfollow each other and each other's boards, and their reactions to each other's pins are
 * removed.
 */
export class BlockUser {
  readonly #deps: BlockUserDeps;

  constructor(deps: BlockUserDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, blockedId: UserId): Promise<BlockUserOutcome> {
    const { store, clock } = this.#deps;
    const [person] = await store.users.views([blockedId], actorId);
    if (person === undefined) return { kind: 'not_found' };
    if (person.id === actorId) return { kind: 'oneself' };
    await store.transaction(async (tx) => {
      await tx.blocks.block(actorId, person.id, clock.now());
      await tx.follows.unfollowAllOf(actorId, person.id);
      await tx.follows.unfollowAllOf(person.id, actorId);
      await tx.reactions.removeAllFor(actorId, person.id);
      await tx.reactions.removeAllFor(person.id, actorId);
    });
    return { kind: 'done' };
  }
}
