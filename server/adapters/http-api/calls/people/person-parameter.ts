import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import type { PersonName } from '../../../../application/people/find-person.ts';
import type { UserRecord } from '../../../../application/ports/records.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';

type PersonOptions = { readonly user_id?: string | undefined; readonly username?: string | undefined };

/** The person in the options; undefined when there is none. The id takes precedence over the name. */
export function personParameter({ user_id, username }: PersonOptions): PersonName | undefined {
  if (user_id !== undefined) return { kind: 'id', id: toUserId(user_id) };
  return username ? { kind: 'username', username } : undefined;
}

/** The person in the options, as a required parameter. @throws {CallFailure} 400/1 */
export function requiredPerson(options: PersonOptions): PersonName {
  const name = personParameter(options);
  if (name === undefined) throw invalidParameter('username', 'missing');
  return name;
}

/**
 * The person in the options; the caller when it is missing or `me`. @throws {CallFailure} 401/2 for visitors without a
 * name
 */
export function personOrSelf(
  options: PersonOptions,
  { viewerId }: Pick<CallContext, 'viewerId'>,
): PersonName {
  const name = personParameter(options);
  if (name !== undefined && !(name.kind === 'username' && name.username === 'me')) return name;
  if (viewerId === null) throw new CallFailure('authentication_required');
  return { kind: 'id', id: viewerId };
}

/** Whether the options name this account. */
export function isNameOf(name: PersonName, user: Pick<UserRecord, 'id' | 'username'>): boolean {
  return name.kind === 'id'
    ? name.id === user.id
    : name.username.toLowerCase() === user.username.toLowerCase();
}
