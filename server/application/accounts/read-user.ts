import { mayMessage } from '../../../src/domain/conversations/conversation.ts';
import type { StoreReader } from '../ports/store.ts';
import type { PersonView, ProfileCounts, ViewerId } from '../ports/pins/views.ts';
import { findPerson, type PersonName } from '../people/find-person.ts';

export type ProfileView = {
  readonly person: PersonView;
  readonly counts: ProfileCounts;
  /** The viewer may send messages to this person. Left out in lists. */
  readonly mayBeMessaged?: boolean;
};

export type ReadUserOutcome =
  { readonly kind: 'found'; readonly profile: ProfileView } | { readonly kind: 'not_found' };

type ReadUserDeps = { readonly store: Pick<StoreReader, 'users' | 'conversations'> };

/** Reads a profile as the viewer may see it. */
export class ReadUser {
  readonly #deps: ReadUserDeps;

  constructor(deps: ReadUserDeps) {
    this.#deps = deps;
  }

  async run(name: PersonName, viewerId: ViewerId): Promise<ReadUserOutcome> {
    const { users, conversations } = this.#deps.store;
    const id = name.kind === 'id' ? name.id : (await findPerson(users, name))?.id;
    if (id === undefined) return { kind: 'not_found' };
    const [[person], counts, recipients] = await Promise.all([
      users.views([id], viewerId),
      users.counts(id, viewerId),
      viewerId === null || viewerId === id ? [] : conversations.recipients(viewerId, [id]),
    ]);
    if (person === undefined) return { kind: 'not_found' };
    const mayBeMessaged = recipients.some((recipient) => mayMessage(recipient));
    return { kind: 'found', profile: { person, counts, mayBeMessaged } };
  }
}
