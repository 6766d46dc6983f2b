import type { SqliteFailure } from './sqlite-failure.ts';
import { NotUnique, StoreFull } from '../../../application/ports/store.ts';

const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_PRIMARY_KEY = 1555;
const FULL = 13;

/** The unique fields, by the columns in SQLite's error message. */
const UNIQUE_FIELDS = new Map<string, NotUnique['field']>([
  ['users.username_key', 'username'],
  ['users.email_key', 'email'],
  ['board_slugs.owner_id, board_slugs.slug', 'slug'],
  ['section_slugs.board_id, section_slugs.slug', 'slug'],
  ['boards.owner_id, boards.layout', 'quick_saves'],
]);

/** The error that the ports declare for this failure, or a plain error. */
export function storeErrorOf(failure: SqliteFailure): Error {
  if (failure.errcode === FULL) return new StoreFull({ cause: failure });
  if (failure.errcode === CONSTRAINT_UNIQUE || failure.errcode === CONSTRAINT_PRIMARY_KEY) {
    const columns = failure.message.slice(failure.message.indexOf(': ') + 2);
    const field = UNIQUE_FIELDS.get(columns);
    if (field !== undefined) return new NotUnique(field, { cause: failure });
  }
  return new Error(failure.message, { cause: failure });
}
