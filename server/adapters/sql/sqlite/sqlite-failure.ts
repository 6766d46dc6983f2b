/** An error of SQLite in a form that can be sent between threads. */
export type SqliteFailure = { readonly message: string; readonly errcode: number | null };

const BUSY = 5;

export function sqliteFailure(error: unknown): SqliteFailure {
  if (!(error instanceof Error)) return { message: String(error), errcode: null };
  return { message: error.message, errcode: 'errcode' in error ? Number(error.errcode) : null };
}

/** True if another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return ((sqliteFailure(error).errcode ?? 0) & 0xff) === BUSY;
}
