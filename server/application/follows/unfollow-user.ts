import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Store } from '../ports/store.ts';
import type { PersonView } from '../ports/pins/views.ts';

export type UnfollowUserOutcome =
  { readonly kind: 'done'; readonly person: PersonView } | { readonly kind: 'not_found' };

type UnfollowUserDeps = { readonly store: Store };

/** Unfollows a user; a missing follow is fine. */
export class UnfollowUser {
  readonly #deps: UnfollowUserDeps;

  constructor(deps: UnfollowUserDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, userId: UserId): Promise<UnfollowUserOutcome> {
    const { store } = this.#deps;
    const [person] = await store.users.views([userId], actorId);
    if (person === undefined) return { kind: 'not_found' };
    if (!person.followedByViewer) return { kind: 'done', person };
    await store.transaction((tx) => tx.follows.unfollowUser(actorId, person.id));
    return { kind: 'done', person: { ...person, followedByViewer: false } };
  }
}
