import { parseRevisitation, revisited } from '../../domain/visits/revisitation.ts';
import type { KeyValueStorage } from '../ports/storage/key-value-storage.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const KEY = 'pinakes:visits' satisfies NameIn<'local'>;

type VisitOfBrowser = {
  readonly storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;
  readonly now: number;
  readonly isSignedIn: boolean;
  /** Whether the country and the visitor allow to keep visits, in this browser only. */
  readonly allowsTracking: boolean;
};

/**
 * Keeps the visits of a visitor in the browser, and removes them where that is not allowed.
 * @returns whether the visitor has not been here before; null when that is unknown
 */
export function noteVisit({ storage, now, isSignedIn, allowsTracking }: VisitOfBrowser): boolean | null {
  if (!allowsTracking) storage.remove(KEY);
  if (isSignedIn || !allowsTracking) return null;
  const record = parseRevisitation(storage.get(KEY), now);
  storage.set(KEY, JSON.stringify(revisited(record, now)));
  return record === null;
}
