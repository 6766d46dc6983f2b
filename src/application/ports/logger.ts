/** Where the app writes what its developers should know. Never texts or addresses of people. */
export interface Logger {
  /** What helps only those who look for something. */
  debug(event: string, detail?: unknown): void;
  warn(event: string, detail?: unknown): void;
  error(event: string, detail?: unknown): void;
}
