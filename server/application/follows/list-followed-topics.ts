import { findPerson, type PersonName } from '../people/find-person.ts';
import type { StoreReader } from '../ports/store.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import { parseFollowPlace, placedPage } from './follow-place.ts';

export type ListFollowedTopicsQuery = {
  readonly of: PersonName;
  readonly viewerId: ViewerId;
  /** The `next` value of the previous page; null for the first page. */
  readonly position: string | null;
  readonly limit: number;
};

export type ListFollowedTopicsOutcome =
  | { readonly kind: 'page'; readonly topics: readonly TopicView[]; readonly next: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

type ListFollowedTopicsDeps = { readonly store: StoreReader };

/** A page of the topics that a user follows; newest first. */
export class ListFollowedTopics {
  readonly #deps: ListFollowedTopicsDeps;

  constructor(deps: ListFollowedTopicsDeps) {
    this.#deps = deps;
  }

  async run({ of, viewerId, position, limit }: ListFollowedTopicsQuery): Promise<ListFollowedTopicsOutcome> {
    const { users, topics, follows } = this.#deps.store;
    const after = parseFollowPlace(position);
    if (after === undefined) return { kind: 'bad_position' };
    const user = await findPerson(users, of);
    if (user === undefined) return { kind: 'not_found' };
    const read = await follows.topicsFollowedBy(user.id, { after, limit: limit + 1 });
    const { items, next } = placedPage(read, limit);
    const ids = items.map(({ id }) => id);
    return { kind: 'page', topics: await topics.views(ids, viewerId), next };
  }
}
