import { NotUnique, StoreFull, StoreUnavailable } from '../../../../application/ports/store.ts';
import { UNIQUE_VALUES } from '../../schema/unique-values.ts';
import { isAnswer } from './postgres-pool.ts';

const UNIQUE_VIOLATION = '23505';
/** The key of the consent log, whose entries are numbered. */
const NEXT_ENTRY = 'consent_log_pkey';
const DISK_FULL = '53100';
const CONFLICTS = ['40001', '40P01'];

/** What the server says that may pass, by its code or the class of codes. */
const PASSING: Readonly<Record<string, string>> = {
  '25006': 'the database can only be read',
  '25P03': 'the transaction did nothing for too long',
  '53': 'the database has no connection or memory left',
  '57': 'the database is shutting down, starting up, or has cancelled the statement',
  '08': 'the connection to the database is broken',
};

/** The transaction met another one and was rolled back; it may succeed when it runs again. */
export class TransactionConflict extends StoreUnavailable {
  constructor(options: ErrorOptions) {
    super('another transaction has changed the same data at the same time', options);
    this.name = 'TransactionConflict';
  }
}

/** The code of an error of the server or of the network. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

/** The error that the ports declare for this failure, or the error itself. */
export function storeErrorOf(cause: unknown): unknown {
  if (!(cause instanceof Error) || cause instanceof TypeError) return cause;
  if (!isAnswer(cause)) return new StoreUnavailable('the database does not answer', { cause });
  const code = codeOf(cause) ?? '';
  if (CONFLICTS.includes(code)) return new TransactionConflict({ cause });
  if (code === DISK_FULL) return new StoreFull({ cause });
  if (code === UNIQUE_VIOLATION) {
    const { constraint } = cause as { readonly constraint?: string };
    const unique = UNIQUE_VALUES.find(({ index }) => index === constraint);
    // Two transactions have added the next entry at the same time.
    if (constraint === NEXT_ENTRY) return new TransactionConflict({ cause });
    if (unique !== undefined) return new NotUnique(unique.field, { cause });
  }
  const passing = PASSING[code] ?? PASSING[code.slice(0, 2)];
  return passing === undefined ? cause : new StoreUnavailable(passing, { cause });
}

/** What the server or the network has said, without the form of the ports. */
export function reasonBehind(error: unknown): unknown {
  return error instanceof StoreUnavailable && error.cause !== undefined ? error.cause : error;
}
