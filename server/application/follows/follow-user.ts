import type { UserId } from '../../../src/domain/ids/ids.ts';
import { COUNT_LIMITS } from '../../../src/domain/limits/count-limits.ts';
import { postMail, type PostMailDeps } from '../mail/post-mail.ts';
import { wantsMails } from '../mail/mail-preferences.ts';
import { notify } from '../news/notify.ts';
import type { Store } from '../ports/store.ts';
import type { PersonView } from '../ports/pins/views.ts';

export type FollowUserOutcome =
  | { readonly kind: 'done'; readonly person: PersonView }
  | { readonly kind: 'not_found' }
  /** One of the two has blocked the other. */
  | { readonly kind: 'blocked'; readonly byActor: boolean }
  | { readonly kind: 'too_many' };

type FollowUserDeps = PostMailDeps & { readonly store: Store };

/**
 * Follows a user, notifies them if they allow it, and shows their pins again if they were hidden. Oneself and followed
 * people are fine: nothing happens.
 */
export class FollowUser {
  readonly #deps: FollowUserDeps;

  constructor(deps: FollowUserDeps) {
    this.#deps = deps;
  }

  async run(actorId: UserId, userId: UserId): Promise<FollowUserOutcome> {
    const { store, clock } = this.#deps;
    const [person] = await store.users.views([userId], actorId);
    if (person === undefined) return { kind: 'not_found' };
    if (person.id === actorId || person.followedByViewer) return { kind: 'done', person };
    const followed = await store.users.find(person.id);
    const isMailed = followed !== undefined && wantsMails(followed, 'follow');
    const outcome = await store.transaction(async (tx): Promise<FollowUserOutcome> => {
      const { blocked, blockedBy } = await tx.blocks.between(actorId, person.id);
      if (blocked || blockedBy) return { kind: 'blocked', byActor: blocked };
      if ((await tx.follows.countOf(actorId)) >= COUNT_LIMITS.followsPerUser) return { kind: 'too_many' };
      await tx.follows.followUser(actorId, person.id, clock.now());
      await tx.hides.showPerson(actorId, person.id);
      const about = { kind: 'person', id: person.id } as const;
      await notify(tx, this.#deps, { userId: person.id, category: 'follow', about, actorId });
      if (isMailed) {
        const letter = { kind: 'new_follower', followerId: actorId } as const;
        await postMail(tx, this.#deps, person.id, letter);
      }
      return { kind: 'done', person: { ...person, followedByViewer: true } };
    });
    return outcome;
  }
}
