/** Where the app writes what its developers should know. Never texts or addresses of people. */
export interface Logger {
  warn(event: string, detail?: unknown): void;
  error(event: string, detail?: unknown): void;
}
