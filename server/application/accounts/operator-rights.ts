import type { UserRecord } from '../ports/records.ts';

/** Usernames in lower case of additional operators, besides the first account. */
export type OperatorNames = ReadonlySet<string>;

/**
 * The account with the operator rights of its name. The rights are not stored: a name that is removed from the list
 * loses them.
 */
export function withOperatorRights(user: UserRecord, operators: OperatorNames): UserRecord {
  return user.isOperator || !isOperatorName(user.username, operators) ? user : { ...user, isOperator: true };
}

export function isOperatorName(username: string, operators: OperatorNames): boolean {
  return operators.has(username.toLowerCase());
}
