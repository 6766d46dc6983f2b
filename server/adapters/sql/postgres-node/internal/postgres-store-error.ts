import { NotUnique, StoreFull } from '../../../../application/ports/store.ts';
import { UNIQUE_VALUES } from '../../schema/unique-values.ts';

const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
const CONFLICTS = ['40001', '40P01'];

/** The transaction met another one and was rolled back; it may succeed when it runs again. */
export class TransactionConflict extends Error {
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
  const code = codeOf(cause);
  if (code === null) return cause;
  if (CONFLICTS.includes(code)) return new TransactionConflict({ cause });
  if (code === DISK_FULL) return new StoreFull({ cause });
  if (code === UNIQUE_VIOLATION) {
    const { constraint } = cause as { readonly constraint?: string };
    const unique = UNIQUE_VALUES.find(({ index }) => index === constraint);
    if (unique !== undefined) return new NotUnique(unique.field, { cause });
  }
  return cause;
}
