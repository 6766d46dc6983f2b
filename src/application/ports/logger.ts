/** An entry that counts: what is logged for debugging does not. */
export type EarlyEntry = readonly [level: 'warn' | 'error', event: string];

/** Logs for developers. Never log texts or addresses of people. */
export interface Logger {
  /** Details for debugging only. */
  debug(event: string, detail?: unknown): void;
  warn(event: string, detail?: unknown): void;
  error(event: string, detail?: unknown): void;
  /** The entries before errors are reported, for the code that reports them, which sets null. */
  early?: EarlyEntry[] | null;
}
