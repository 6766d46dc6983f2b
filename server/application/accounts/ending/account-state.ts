import type { UserRecord } from '../../ports/records.ts';

type AccountState = Pick<UserRecord, 'state' | 'deletesAt'>;

/** Whose account is suspended or about to be deleted may look, but change nothing. */
export function isRestricted({ state, deletesAt }: AccountState): boolean {
  return state === 'suspended' || deletesAt !== null;
}

/** A deactivated account has no sessions; one that is about to be deleted has, so that its user can think again. */
export function mayHaveSession({ state, deletesAt }: AccountState): boolean {
  return state !== 'deactivated' || deletesAt !== null;
}
