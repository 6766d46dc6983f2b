import type { SqliteFailure } from './sqlite-failure.ts';
import { NotUnique, StoreFull } from '../../../application/ports/store.ts';
import { UNIQUE_VALUES } from '../schema/unique-values.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;
const FULL = 13;

/** The error that the ports declare for this failure, or a plain error. */
export function storeErrorOf(failure: SqliteFailure): Error {
  if (failure.errcode === FULL) return new StoreFull({ cause: failure });
  if (failure.errcode === CONSTRAINT_UNIQUE || failure.errcode === CONSTRAINT_PRIMARY_KEY) {
    const columns = failure.message.slice(failure.message.indexOf(': ') + 2);
    const unique = UNIQUE_VALUES.find((value) => value.columns === columns);
    if (unique !== undefined) return new NotUnique(unique.field, { cause: failure });
  }
  return new Error(failure.message, { cause: failure });
}
