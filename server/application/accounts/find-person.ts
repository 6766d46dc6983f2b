import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { UserRecord } from '../ports/records.ts';
import type { UserReader } from '../ports/store.ts';

/** How a request names somebody. */
export type PersonName =
  { readonly kind: 'id'; readonly id: UserId } | { readonly kind: 'username'; readonly username: string };

/** The account of that name; a deactivated one is not there. */
export async function findPerson(
  users: Pick<UserReader, 'find' | 'findByUsername'>,
  name: PersonName,
): Promise<UserRecord | undefined> {
  const user = name.kind === 'id' ? await users.find(name.id) : await users.findByUsername(name.username);
  return user?.state === 'deactivated' ? undefined : user;
}
