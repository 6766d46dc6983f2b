import type { StoreReader } from '../ports/store.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { findPerson, type PersonName } from '../people/find-person.ts';
import { profileViews, type ProfileView } from '../people/profile-views.ts';

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
    const { users } = this.#deps.store;
    const id = name.kind === 'id' ? name.id : (await findPerson(users, name))?.id;
    if (id === undefined) return { kind: 'not_found' };
    const [profile] = await profileViews(this.#deps.store, [id], viewerId);
    return profile === undefined ? { kind: 'not_found' } : { kind: 'found', profile };
  }
}
