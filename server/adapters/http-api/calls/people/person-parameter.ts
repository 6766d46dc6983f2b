import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { PersonName } from '../../../../application/people/find-person.ts';
import type { UserRecord } from '../../../../application/ports/records.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';

type PersonOptions = { readonly user_id?: string | undefined; readonly username?: string | undefined };

/** Who is named; undefined when nobody is. The id wins. */
export function personParameter({ user_id, username }: PersonOptions): PersonName | undefined {
  if (user_id !== undefined) return { kind: 'id', id: toUserId(user_id) };
  return username ? { kind: 'username', username } : undefined;
}

/** Who is named, where somebody must be. @throws {CallFailure} 400/1 */
export function requiredPerson(options: PersonOptions): PersonName {
  const name = personParameter(options);
  if (name === undefined) throw invalidParameter('username', 'missing');
  return name;
}

/** Who is named; nobody and `me` mean the caller. @throws {CallFailure} 401/2 for visitors without a name */
export function personOrSelf(
  options: PersonOptions,
  { viewerId }: Pick<CallContext, 'viewerId'>,
): PersonName {
  const name = personParameter(options);
  if (name !== undefined && !(name.kind === 'username' && name.username === 'me')) return name;
  if (viewerId === null) throw new CallFailure('authentication_required');
  return { kind: 'id', id: viewerId };
}

/** Whether this account is the one that is named. */
export function isNameOf(name: PersonName, user: Pick<UserRecord, 'id' | 'username'>): boolean {
  return name.kind === 'id'
    ? name.id === user.id
    : name.username.toLowerCase() === user.username.toLowerCase();
}
