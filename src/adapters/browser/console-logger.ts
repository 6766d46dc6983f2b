import type { Logger } from '../../application/ports/logger.ts';

/** Writes to the browser's console, for developers. */
export class ConsoleLogger implements Logger {
  debug(event: string, detail?: unknown): void {
    console.debug(event, detail);
  }

  warn(event: string, detail?: unknown): void {
    console.warn(event, detail);
  }

  error(event: string, detail?: unknown): void {
    console.error(event, detail);
  }
}
