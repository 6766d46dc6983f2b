import type { UserRecord } from '../ports/records.ts';

/** Usernames in lower case whose accounts run this server, besides the first one. */
export type OperatorNames = ReadonlySet<string>;

/** The account with the rights that its name gives it. They are not kept: a name that is taken off the list has none. */
export function withOperatorRights(user: UserRecord, operators: OperatorNames): UserRecord {
  return user.isOperator || !isOperatorName(user.username, operators) ? user : { ...user, isOperator: true };
}

export function isOperatorName(username: string, operators: OperatorNames): boolean {
  return operators.has(username.toLowerCase());
}
