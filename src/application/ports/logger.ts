/** Logs for developers. Never log texts or addresses of people. */
export interface Logger {
  /** Details for debugging only. */
  debug(event: string, detail?: unknown): void;
  warn(event: string, detail?: unknown): void;
  error(event: string, detail?: unknown): void;
}
