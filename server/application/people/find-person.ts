import type { UserId } from '../../../src/domain/ids/ids.ts';
import { emailKey } from '../../../src/domain/limits/email-field.ts';
import type { UserRecord } from '../ports/records.ts';
import type { UserReader } from '../ports/people/users.ts';

/** Identifies a person in a request. */
export type PersonName =
  { readonly kind: 'id'; readonly id: UserId } | { readonly kind: 'username'; readonly username: string };

type People = Pick<UserReader, 'find' | 'findByUsername' | 'findByFormerUsername'>;

/**
 * The account with this current username or, if nobody has it, with this former one; deactivated accounts are not
 * found.
 */
export async function findPerson(users: People, name: PersonName): Promise<UserRecord | undefined> {
  const user = name.kind === 'id' ? await users.find(name.id) : await namedOne(users, name.username);
  return user?.state === 'deactivated' ? undefined : user;
}

async function namedOne(users: People, username: string): Promise<UserRecord | undefined> {
  return (await users.findByUsername(username)) ?? (await users.findByFormerUsername(username));
}

/** The account of this username or e-mail address. */
export function findByLogin(
  users: Pick<UserReader, 'findByEmail' | 'findByUsername'>,
  usernameOrEmail: string,
): Promise<UserRecord | undefined> {
  return usernameOrEmail.includes('@')
    ? users.findByEmail(emailKey(usernameOrEmail))
    : users.findByUsername(usernameOrEmail);
}
