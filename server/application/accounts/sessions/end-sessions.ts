import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { Store } from '../../ports/store.ts';

export type EndSessionsCommand = {
  readonly userId: UserId;
  /** The session of the request. */
  readonly currentId: string;
  /** Another session's id, or all sessions except that of the request. */
  readonly which: { readonly kind: 'one'; readonly id: string } | { readonly kind: 'others' };
};

type EndSessionsDeps = { readonly store: Pick<Store, 'transaction'> };

/** Ends other sessions of the user. */
export class EndSessions {
  readonly #deps: EndSessionsDeps;

  constructor(deps: EndSessionsDeps) {
    this.#deps = deps;
  }

  /** `not_found`: this user has no such session. */
  run({ userId, currentId, which }: EndSessionsCommand): Promise<'ended' | 'not_found'> {
    return this.#deps.store.transaction(async (tx) => {
      if (which.kind === 'one') return (await tx.sessions.removeOf(userId, which.id)) ? 'ended' : 'not_found';
      await tx.sessions.removeAllOf(userId, currentId);
      return 'ended';
    });
  }
}
