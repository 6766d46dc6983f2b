import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { PersonView } from '../../ports/pins/views.ts';
import type { StoreReader } from '../../ports/store.ts';

/** People as the viewer sees them, by id; nobody’s ids are left out, and without others nothing is read. */
export async function peopleById(
  users: Pick<StoreReader['users'], 'views'>,
  ids: readonly (UserId | null)[],
  viewerId: UserId,
): Promise<ReadonlyMap<UserId, PersonView>> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  const views = distinct.length === 0 ? [] : await users.views(distinct, viewerId);
  return new Map(views.map((view) => [view.id, view]));
}
