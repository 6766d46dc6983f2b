import { mayMessage } from '../../../src/domain/conversations/conversation.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { PersonView, ProfileCounts, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';

/** A person in the full form. */
export type ProfileView = {
  readonly person: PersonView;
  readonly counts: ProfileCounts;
  /** The viewer may send messages to this person. */
  readonly mayBeMessaged: boolean;
};

/** People as the viewer sees them, in the given order; missing ones are omitted. */
export async function profileViews(
  { users, conversations }: Pick<StoreReader, 'users' | 'conversations'>,
  ids: readonly UserId[],
  viewerId: ViewerId,
): Promise<readonly ProfileView[]> {
  const [people, counts, recipients] = await Promise.all([
    users.views(ids, viewerId),
    users.countsOf(ids, viewerId),
    viewerId === null ? [] : conversations.recipients(viewerId, ids),
  ]);
  const countsById = new Map(ids.map((id, index) => [id, counts[index]]));
  const messaged = new Set(recipients.filter((each) => mayMessage(each)).map(({ userId }) => userId));
  return people.flatMap((person) => {
    const own = countsById.get(person.id);
    if (own === undefined) return [];
    return { person, counts: own, mayBeMessaged: person.id !== viewerId && messaged.has(person.id) };
  });
}
