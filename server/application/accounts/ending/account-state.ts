import type { UserRecord } from '../../ports/records.ts';

type AccountState = Pick<UserRecord, 'state' | 'deletesAt'>;

/** Users of suspended accounts, and of accounts that will be deleted, may read, but not write. */
export function isRestricted({ state, deletesAt }: AccountState): boolean {
  return state === 'suspended' || deletesAt !== null;
}

/** A deactivated account has no sessions; one that will be deleted has, so that its user can cancel the deletion. */
export function mayHaveSession({ state, deletesAt }: AccountState): boolean {
  return state !== 'deactivated' || deletesAt !== null;
}
