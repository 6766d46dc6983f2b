import type { SqliteFailure } from './sqlite-failure.ts';
import { NotUnique, StoreFull, StoreUnavailable } from '../../../application/ports/store.ts';
import { UNIQUE_VALUES } from '../schema/unique-values.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;
const FULL = 13;

/** What may pass, by the first byte of the code: a lock of others, a disk that can only be read, or fails. */
const PASSING: Readonly<Record<number, string>> = {
  5: 'another program has the store locked',
  8: 'the store can only be read',
  10: 'the disk of the store fails',
};

/** The error that the ports declare for this failure, or a plain error. */
export function storeErrorOf(failure: SqliteFailure): Error {
  if (failure.errcode === FULL) return new StoreFull({ cause: failure });
  if (failure.errcode === CONSTRAINT_UNIQUE || failure.errcode === CONSTRAINT_PRIMARY_KEY) {
    const columns = failure.message.slice(failure.message.indexOf(': ') + 2);
    const unique = UNIQUE_VALUES.find((value) => value.columns === columns);
    if (unique !== undefined) return new NotUnique(unique.field, { cause: failure });
  }
  const passing = PASSING[(failure.errcode ?? 0) & 0xff];
  if (passing !== undefined) return new StoreUnavailable(passing, { cause: failure });
  return new Error(failure.message, { cause: failure });
}
